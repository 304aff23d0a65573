import type { DemoTicket } from './story.ts'

/** The tickets of Prairie Court, the neighbour in another province. */
export const prairieTickets: readonly DemoTicket[] = [
  {
    by: 'owner.b',
    daysAgo: 31,
    title: 'Washer 2 won’t spin',
    category: 'amenities',
    place: 'common',
    placeWords: 'Laundry room',
    acts: [
      { after: 6, by: 'manager', says: 'A technician is coming tomorrow.' },
      { after: 30, by: 'manager', does: 'resolve', words: 'Replaced the belt.' },
      { after: 40, by: 'owner.b', rates: 5 },
      { after: 41, by: 'owner.b', does: 'close' },
    ],
  },
  {
    by: 'council.b',
    daysAgo: 4,
    title: 'Intercom buzzing',
    category: 'security',
    place: 'common',
    placeWords: 'Main entrance',
    acts: [
      { after: 3, by: 'manager', says: 'Thanks, we’ll look at it today.' },
      { after: 4, by: 'manager', assigns: { to: 'manager' } },
      { after: 5, by: 'manager', does: 'start' },
    ],
  },
  {
    by: 'owner.b',
    daysAgo: 1,
    title: 'Icy parkade ramp',
    category: 'grounds',
    place: 'common',
    placeWords: 'Ramp',
    acts: [{ after: 1, by: 'manager', says: 'Sand is on the way.' }],
  },
]
