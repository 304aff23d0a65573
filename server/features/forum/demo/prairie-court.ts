import type { DemoPost } from './story.ts'

/** What neighbours in Prairie Court talk about. */
export const prairiePosts: readonly DemoPost[] = [
  {
    in: 'general',
    by: 'ada',
    daysAgo: 120,
    title: 'Snow clearing: who shovels what',
    says: ['The contractor clears the walks and stairs by 8 a.m. Patios are ours to shovel.'],
    official: true,
    reactions: { thanks: ['ben', 'neighbour 1'] },
    comments: [{ by: 'ben', after: 4, says: 'And please don’t shovel it onto the walk they just cleared.' }],
  },
  {
    in: 'questions',
    by: 'ben',
    daysAgo: 15,
    title: 'Where do I plug in my block heater?',
    says: ['The outlet at my stall has had no power since the weekend.'],
    comments: [
      { by: 'neighbour 1', after: 2, says: 'They’re on a timer, 20 minutes on, 20 off. Mine works.' },
      {
        by: 'ada',
        after: 9,
        says: 'Sounds like the breaker. I’ve let the manager know; use the one at stall 9 for now.',
        answers: true,
      },
    ],
  },
  {
    in: 'marketplace',
    by: 'neighbour 1',
    daysAgo: 8,
    title: 'Round table for four',
    says: ['Oak, 110 cm. You carry it, I’ll hold the doors.'],
    priceCents: 9000,
    pictures: ['table'],
  },
  {
    in: 'council',
    by: 'ada',
    daysAgo: 6,
    title: 'Reserve fund study: first impressions',
    says: ['The roof is due sooner than we’d hoped. Let’s all read it before we talk numbers.'],
  },
]
