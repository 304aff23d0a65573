import type { KindOfMessage } from '../message-kinds.ts'

/** What people are told of bookings. */

export const bookingKinds = {
  'booking.asked': {
    label: 'Bookings to approve',
    about: 'Somebody asks for a time at an amenity that is approved by hand.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'booking.news': {
    label: 'Your bookings',
    about:
      'Somebody approves, declines, cancels or makes a booking of yours, lots are drawn, or your deposit is settled.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'You must be able to rely on what is booked for you.',
  },
  'booking.offer': {
    label: 'A place that is held for you',
    about: 'A time that you wait for is free; it is held for you for a while.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'The place goes to the next in line when you do not answer.',
  },
  'booking.soon': {
    label: 'Bookings that begin',
    about: 'What you booked earlier than the day before begins within a day.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'on' },
  },
} as const satisfies Record<string, KindOfMessage>
