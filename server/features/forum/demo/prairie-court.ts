import type { DemoPost } from './story.ts'

/** What neighbours in Prairie Court talk about. */
export const prairiePosts: readonly DemoPost[] = [
  {
    in: 'general',
    by: 'ada',
    daysAgo: 120,
    title: 'Snow: who shovels what',
    says: ['The contractor clears walks and stairs by eight. What lies on patios is ours to shovel.'],
    official: true,
    reactions: { thanks: ['ben', 'neighbour 1'] },
    comments: [{ by: 'ben', after: 4, says: 'And please not onto the walk that was just cleared.' }],
  },
  {
    in: 'questions',
    by: 'ben',
    daysAgo: 15,
    title: 'Where do I plug in my block heater?',
    says: ['The post at my stall has no power since the weekend.'],
    comments: [
      { by: 'neighbour 1', after: 2, says: 'They are on a timer, twenty minutes on and off. Mine works.' },
      {
        by: 'ada',
        after: 9,
        says: 'Then it is the breaker. I let the manager know; until then use the one at stall 9.',
        answers: true,
      },
    ],
  },
  {
    in: 'marketplace',
    by: 'neighbour 1',
    daysAgo: 8,
    title: 'Round table for four',
    says: ['Oak, 110 cm. You carry it, I hold the doors.'],
    priceCents: 9000,
    pictures: ['table'],
  },
  {
    in: 'council',
    by: 'ada',
    daysAgo: 6,
    title: 'Reserve fund study: first impressions',
    says: ['The roof comes earlier than we hoped. Let us read it before we talk numbers.'],
  },
]
