import { bookings } from '../../contract/bookings.ts'
import type { Booking, BookingStep } from '../../contract/bookings/booking.ts'
import { addDays, instantOf, localDateOf, type LocalDate } from '../../contract/time.ts'
import type { Caller } from './caller.ts'
import type { World } from './world.ts'

const zone = 'America/Vancouver'

/** A day of Harbour View, so many days from today. */
export const dayOf = (world: World, inDays: number): LocalDate => addDays(localDateOf(world.clock.now(), zone), inDays)

/** A time by the clocks of Harbour View. */
export const span = (date: LocalDate, from = '10:00', until = '12:00') => ({
  from: instantOf(date, from, zone),
  until: instantOf(date, until, zone),
})

interface Wanted {
  amenityId: string
  unitId: string
  from: string
  until: string
  people?: number
  guests?: number
  forAccountId?: string | null
}

const draft = (wish: Wanted) => ({ body: { ...wish, rulesVersion: 0 } })

/** Books; an amenity of the tests has no rules yet. */
export const book = (who: Caller, wish: Wanted): Promise<Booking> => who.call(bookings.book, draft(wish))
export const tryBook = (who: Caller, wish: Wanted) => who.try(bookings.book, draft(wish))
export const wait = (who: Caller, wish: Wanted): Promise<Booking> => who.call(bookings.wait, draft(wish))
export const tryWait = (who: Caller, wish: Wanted) => who.try(bookings.wait, draft(wish))

export const read = (who: Caller, id: string): Promise<Booking> => who.call(bookings.get, { params: { id } })

/** Takes a step with a booking as it stands now. */
export const tryStep = async (who: Caller, id: string, step: BookingStep['step'], words = '') => {
  const { version } = await read(who, id)
  return who.try(bookings.step, { params: { id }, body: { step, words, version } })
}
export const take = async (who: Caller, id: string, step: BookingStep['step'], words = ''): Promise<Booking> => {
  const { version } = await read(who, id)
  return who.call(bookings.step, { params: { id }, body: { step, words, version } })
}
