import type { z } from 'zod'
import type { BookingDraft } from '../../../../contract/bookings/booking.ts'

/** The form of a booking: the contract's body, its numbers as people type them. */
export type BookingValues = z.input<typeof BookingDraft>

/** What the form is filled with before somebody types. */
export const blankBooking: BookingValues = {
  amenityId: '',
  unitId: '',
  forAccountId: '',
  from: '',
  until: '',
  people: '1',
  guests: '0',
  note: '',
  rulesVersion: '0',
}
