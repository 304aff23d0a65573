import type { KindOfMessage } from '../message-kinds.ts'

/** What people are told of bookings. */

export const bookingKinds = {
  'booking.asked': {
    label: 'Bookings to approve',
    about: 'Someone requests an amenity that needs approval.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'booking.news': {
    label: 'Your bookings',
    about:
      'Someone approves, declines, cancels or makes a booking for you, a draw is held, or your deposit is settled.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'You need to be able to rely on your bookings.',
  },
  'booking.offer': {
    label: 'Waitlist offers',
    about: 'A time you’re waiting for opens up and is reserved for you for a limited time.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'If you don’t respond, the offer goes to the next in line.',
  },
  'booking.soon': {
    label: 'Upcoming bookings',
    about: 'A booking you made more than a day ahead starts within a day.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'on' },
  },
} as const satisfies Record<string, KindOfMessage>
