import type { KindOfMessage } from '../message-kinds.ts'

/** What people are told of parking stalls. */

const parking = { feature: 'parking' } as const

export const stallKinds = {
  'parking.stall': {
    ...parking,
    label: 'Your parking stall',
    about: 'Your unit is assigned a stall, keeps or loses one, or a neighbour lends you one or borrows yours.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
  },
  'parking.term': {
    ...parking,
    label: 'Expiring stall terms',
    about: 'A unit’s term for a stall ends in a month.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
  },
  'parking.offer': {
    ...parking,
    label: 'Parking stall offers',
    about: 'It’s your turn on the stall waitlist; the stall is held for you for a few days.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'on' },
  },
  'parking.line': {
    ...parking,
    label: 'Parking stall waitlist',
    about: 'A unit accepts an offered stall, or no one on the waitlist does.',
    class: 'transactional',
    by: { inbox: 'on', email: 'off', push: 'off' },
    managers: true,
  },
} as const satisfies Record<string, KindOfMessage>
