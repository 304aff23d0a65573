import type { DemoProposal } from './story.ts'

/** What council of Harbour View has before it, and what it has decided lately; Carla is `carla`. */
export const harbourView: readonly DemoProposal[] = [
  {
    by: 'carla',
    draft: {
      title: 'New lamps for stairwells A and B',
      text: '<p>The tubes in both stairwells fail one after the other. Brightside offers 46 LED lamps with sensors for <strong>$3,940</strong>, taxes included.</p><p>At the current rate they pay for themselves in about three years.</p>',
    },
    daysAgo: 38,
    said: [
      { by: 'priya', words: 'The budget for repairs still has $6,200 until the end of the year, so this fits.' },
      { by: 'gordon', words: 'Could the sensors be set so that nobody stands in the dark?' },
      { by: 'carla', words: 'Brightside says two minutes, and longer on request.' },
    ],
    votes: { carla: 'for', gordon: 'for', priya: 'for', helene: 'abstain' },
    closesDaysAgo: 30,
  },
  {
    by: 'gordon',
    draft: {
      title: 'Charge $40 for a second fob',
      text: '<p>The first fob of each resident stays free. For each further one the owner pays $40 instead of $25.</p>',
    },
    daysAgo: 33,
    said: [{ by: 'helene', words: 'What we pay for them is $31. I see no reason to take more than that.' }],
    votes: { gordon: 'for', carla: 'against', helene: 'against', priya: 'against' },
    closesDaysAgo: 26,
  },
  {
    by: 'helene',
    draft: {
      title: 'Open the roof terrace until 11 p.m. in summer',
      text: '<p>From June to September the terrace stays open until 11 p.m. from Thursday to Saturday. Quiet hours apply as everywhere.</p>',
    },
    daysAgo: 24,
    said: [],
    votes: { helene: 'for', priya: 'for', gordon: 'against', carla: 'against' },
    closesDaysAgo: 17,
  },
  {
    by: 'priya',
    draft: {
      title: 'Which painter for the lobby',
      text: '<p>Three offers are in. All three can begin in January.</p><ul><li>Coastline Painting: $5,850, two coats</li><li>Harbour Finish: $6,400, two coats and the ceiling</li><li>Tidewater Colour: $4,990, one coat</li></ul>',
      kind: 'list',
      options: ['Coastline Painting', 'Harbour Finish', 'Tidewater Colour'],
      ballot: 'secret',
    },
    daysAgo: 16,
    conflict: { by: 'gordon', words: 'My brother-in-law works for Coastline Painting.' },
    said: [{ by: 'helene', words: 'One coat did not last five years the last time.' }],
    votes: { priya: '2', helene: '2', carla: '2' },
    closesDaysAgo: 9,
  },
  {
    by: 'helene',
    draft: {
      title: 'A bicycle repair stand in the garage',
      text: '<p>A stand with a pump and tools costs about $1,200 and fits beside stall V1. Seven residents asked for one.</p>',
    },
    daysAgo: 5,
    said: [
      { by: 'carla', words: 'Who looks after the tools?' },
      { by: 'helene', words: 'They hang on steel cables. I would check them once a month.' },
    ],
  },
  {
    by: 'priya',
    draft: {
      title: 'Renew the contract for snow clearing',
      text: '<p>Northshore Grounds clears walks and the ramp by 7 a.m. for <strong>$2,150</strong> a winter, which is 4 percent more than last year. Notice on the old contract would have been due in September.</p><p>I propose to renew it for one winter, and to ask for two other offers in spring.</p>',
    },
    daysAgo: 2,
    said: [
      { by: 'gordon', words: 'They were late twice last January. Can we put a deduction for that into the contract?' },
      { by: 'priya', words: 'They agree to $100 off for each morning after 7:30.' },
    ],
    votes: { gordon: 'for', priya: 'for' },
    closesDaysAgo: -4,
  },
  {
    by: 'carla',
    draft: {
      title: 'A second parcel shelf',
      text: '<p>To be worked out: where it stands, and what it costs.</p>',
    },
    daysAgo: 1,
    isDraft: true,
    said: [],
  },
]
