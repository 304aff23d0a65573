import { expect, test } from 'vitest'
import { automaticWords } from './automatic-words.ts'

test.each([
  [false, null, ['Nothing is charged automatically.']],
  [true, null, ['Amenity fees and deposits are charged when a booking is confirmed.']],
  [
    ...([true, '2026-12-01'] as const),
    [
      'Amenity fees and deposits are charged when a booking is confirmed.',
      'Stall rents are charged monthly, starting December 2026.',
    ],
  ],
] as const)('bookings %s, stall rents from %s', (bookings, stallRentsFrom, said) => {
  expect(automaticWords({ bookings, stallRentsFrom })).toEqual(said)
})
