import type { z } from 'zod'
import { bookings } from '../../contract/bookings.ts'
import type { Amenity, AmenityDraft } from '../../contract/bookings/amenity.ts'
import type { Booking } from '../../contract/bookings/booking.ts'
import { newId } from '../db/ids.ts'
import type { Caller } from './caller.ts'

const open = { from: '09:00', until: '21:00' }

/** Every day from 9 to 9. */
export const allWeek = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: open,
  sunday: open,
}

type Written = Partial<z.input<typeof AmenityDraft>>

/** The body of an amenity in fixed times of two hours; what is not said is plain. */
export const amenityBody = (written: Written = {}): z.input<typeof AmenityDraft> => ({
  name: `Room ${newId().slice(-10)}`,
  mode: 'slot',
  hours: allWeek,
  slotMinutes: 120,
  ...written,
})

/** Adds an amenity over HTTP, as somebody who manages amenities. */
export const makeAmenity = (who: Caller, written: Written = {}): Promise<Amenity> =>
  who.call(bookings.addAmenity, { body: amenityBody(written) })

/** The caller's own unit of this number. */
export const unitOf = async (who: Caller, unitNumber: string): Promise<string> => {
  const { units } = await who.call(bookings.choices)
  return units.find((unit) => unit.unitNumber === unitNumber)!._id
}

/** A moment by the clocks of Vancouver, which no longer change. */
export const clock = (local: string): string => new Date(`${local}:00.000-07:00`).toISOString()

/** The body of a booking by a resident, from and until by the building's clocks. */
export const wishOf = (
  { _id: amenityId, rulesVersion }: Pick<Amenity, '_id' | 'rulesVersion'>,
  unitId: string,
  [from, until]: readonly [string, string],
  more: { people?: number; guests?: number; note?: string } = {},
) => ({ amenityId, unitId, rulesVersion, from: clock(from), until: clock(until), ...more })

export const bookIt = (who: Caller, ...wish: Parameters<typeof wishOf>): Promise<Booking> =>
  who.call(bookings.book, { body: wishOf(...wish) })

/** A lounge that is open every day from eight to ten, booked for any time of it, but for what the test says. */
export const addLounge = async (who: Caller, more: Written = {}): Promise<string> => {
  const hours = Object.fromEntries(Object.keys(allWeek).map((day) => [day, { from: '08:00', until: '22:00' }]))
  return (await makeAmenity(who, { name: 'Lounge', mode: 'free', hours: hours as typeof allWeek, ...more }))._id
}

/** The first unit of the caller's. */
export const homeOf = async (who: Caller): Promise<string> => (await who.call(bookings.choices)).units[0]!._id
