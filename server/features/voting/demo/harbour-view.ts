import type { DemoProposal } from './story.ts'

/** What council of Harbour View has before it, and what it has decided lately; Carla is `carla`. */
export const harbourView: readonly DemoProposal[] = [
  {
    by: 'carla',
    draft: {
      title: 'LED lighting for stairwells A and B',
      text: '<p>The tubes in both stairwells keep burning out. Brightside quoted 46 LED fixtures with motion sensors for <strong>$3,940</strong>, taxes included.</p><p>At current rates they’ll pay for themselves in about three years.</p>',
    },
    daysAgo: 38,
    said: [
      { by: 'priya', words: 'We have $6,200 left in the repair budget this year, so this fits.' },
      { by: 'gordon', words: 'Can the sensors be set so no one ends up standing in the dark?' },
      { by: 'carla', words: 'Brightside says two minutes, or longer if we ask.' },
    ],
    votes: { carla: 'for', gordon: 'for', priya: 'for', helene: 'abstain' },
    closesDaysAgo: 30,
  },
  {
    by: 'gordon',
    draft: {
      title: 'Charge $40 for a second fob',
      text: '<p>Each resident’s first fob stays free. For any extra fob, the owner pays $40 instead of $25.</p>',
    },
    daysAgo: 33,
    said: [{ by: 'helene', words: 'They cost us $31. I don’t see why we’d charge more than that.' }],
    votes: { gordon: 'for', carla: 'against', helene: 'against', priya: 'against' },
    closesDaysAgo: 26,
  },
  {
    by: 'helene',
    draft: {
      title: 'Keep the roof terrace open until 11 p.m. in summer',
      text: '<p>From June to September, keep the terrace open until 11 p.m. Thursday to Saturday. The usual quiet hours apply.</p>',
    },
    daysAgo: 24,
    said: [],
    votes: { helene: 'for', priya: 'for', gordon: 'against', carla: 'against' },
    closesDaysAgo: 17,
  },
  {
    by: 'priya',
    draft: {
      title: 'Painter for the lobby',
      text: '<p>We have three quotes. All three can start in January.</p><ul><li>Coastline Painting: $5,850, two coats</li><li>Harbour Finish: $6,400, two coats and the ceiling</li><li>Tidewater Colour: $4,990, one coat</li></ul>',
      kind: 'list',
      options: ['Coastline Painting', 'Harbour Finish', 'Tidewater Colour'],
      ballot: 'secret',
    },
    daysAgo: 16,
    conflict: { by: 'gordon', words: 'My brother-in-law works for Coastline Painting.' },
    said: [{ by: 'helene', words: 'Last time, one coat didn’t last five years.' }],
    votes: { priya: '2', helene: '2', carla: '2' },
    closesDaysAgo: 9,
  },
  {
    by: 'helene',
    draft: {
      title: 'Bike repair stand in the parkade',
      text: '<p>A stand with a pump and tools costs about $1,200 and fits beside stall V1. Seven residents have asked for one.</p>',
    },
    daysAgo: 5,
    said: [
      { by: 'carla', words: 'Who’d be responsible for the tools?' },
      { by: 'helene', words: 'They’re on steel cables. I’d check them once a month.' },
    ],
  },
  {
    by: 'priya',
    draft: {
      title: 'Renew the snow removal contract',
      text: '<p>Northshore Grounds clears the walkways and the ramp by 7 a.m. for <strong>$2,150</strong> a winter, 4 percent more than last year. The deadline to give notice on the old contract was in September.</p><p>I propose we renew for one winter and get two other quotes in the spring.</p>',
    },
    daysAgo: 2,
    said: [
      { by: 'gordon', words: 'They were late twice last January. Can we add a penalty for that to the contract?' },
      { by: 'priya', words: 'They’ve agreed to $100 off for each morning they finish after 7:30.' },
    ],
    votes: { gordon: 'for', priya: 'for' },
    closesDaysAgo: -4,
  },
  {
    by: 'carla',
    draft: {
      title: 'Second parcel shelf',
      text: '<p>Still to work out: where it goes and what it costs.</p>',
    },
    daysAgo: 1,
    isDraft: true,
    said: [],
  },
]
