import { expect } from 'vitest'
import { bookings } from '../../contract/bookings.ts'
import { ledger } from '../../contract/ledger.ts'
import { BookingStatus } from '../../contract/bookings/kinds.ts'
import type { Caller } from './caller.ts'

/** What of amenities the demo shows: bookings in every state, a draw to come, and something of each kind of Olivia's. */
export const expectBookings = async (as: (name: 'mandeep' | 'olivia') => Promise<Caller>): Promise<void> => {
  const mandeep = await as('mandeep')
  const listed = async (shows: 'current' | 'past') =>
    (await mandeep.call(bookings.list, { query: { scope: 'all', shows, limit: 100 } })).items
  const [current, past] = [await listed('current'), await listed('past')]
  expect(new Set([...current, ...past].map(({ status }) => status))).toEqual(new Set(BookingStatus.options))
  expect(past.length).toBeGreaterThan(40)
  expect(current.filter(({ status }) => status === 'checked_in')).toHaveLength(1)
  const named = await mandeep.call(bookings.amenities, { query: {} })
  expect(named).toHaveLength(6)
  expect(named.every(({ photos }) => photos.length === 1)).toBe(true)
  expect((await mandeep.call(bookings.amenities, { query: { shows: 'retired' } })).map(({ name }) => name)).toEqual([
    'Sauna',
  ])
  const suite = await mandeep.call(bookings.amenity, { params: { id: named[1]!._id } })
  expect(suite).toMatchObject({ name: 'Guest suite', peaks: [{ entries: 4, drawnAt: null }], closures: [{}] })
  expect((await mandeep.call(ledger.books)).automatic.bookings).toBe(true)
  const olivia = await as('olivia')
  const { items } = await olivia.call(bookings.list, { query: {} })
  expect(items.map(({ status }) => status).toSorted()).toEqual([
    'active',
    'active',
    'offered',
    'requested',
    'waitlisted',
  ])
}
