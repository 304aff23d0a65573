import type { KindOfMessage } from '../message-kinds.ts'

/** What people are told of parking stalls. */

const parking = { feature: 'parking' } as const

export const stallKinds = {
  'parking.stall': {
    ...parking,
    label: 'Your parking stall',
    about: 'Your unit is given a stall, keeps or loses it, or a neighbour lends you one or takes yours.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
  },
  'parking.term': {
    ...parking,
    label: 'Parking stalls whose time ends',
    about: 'The time for which a unit has a stall ends in a month.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
  },
  'parking.offer': {
    ...parking,
    label: 'A stall is offered to you',
    about: 'It is your turn in the line for parking stalls; the stall is held for some days.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'on' },
  },
  'parking.line': {
    ...parking,
    label: 'The line for parking stalls',
    about: 'A unit takes the stall that was offered, or nobody in line does.',
    class: 'transactional',
    by: { inbox: 'on', email: 'off', push: 'off' },
    managers: true,
  },
} as const satisfies Record<string, KindOfMessage>
