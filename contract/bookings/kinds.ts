import { z } from 'zod'

/** The words of which amenities and bookings are made; what they are called stands in booking-words.ts. */

/**
 * `slot`: fixed times of the same length from opening on. `free`: any time while it is open. `day`: a day from opening to
 * closing. `overnight`: from the arrival time of one day to the leaving time of a later one. `move`: a free time for moving
 * in or out with the elevator.
 */
export const AmenityMode = z.enum(['slot', 'free', 'day', 'overnight', 'move'])
export type AmenityMode = z.infer<typeof AmenityMode>

/** One party at a time; several parties at a time; or so many people whoever they belong to. */
export const AmenityCapacity = z.enum(['exclusive', 'parties', 'people'])
export type AmenityCapacity = z.infer<typeof AmenityCapacity>

/** Who may book, by their tie to the unit. */
export const BookerTie = z.enum(['residentOwner', 'offsiteOwner', 'tenant', 'occupant'])
export type BookerTie = z.infer<typeof BookerTie>

export const BookingStatus = z.enum([
  'requested',
  'active',
  'declined',
  'cancelled',
  'checked_in',
  'completed',
  'no_show',
  'waitlisted',
  'offered',
])
export type BookingStatus = z.infer<typeof BookingStatus>

/** What takes its place: nobody else has it then. */
export const takingStatuses = [
  'requested',
  'active',
  'checked_in',
  'offered',
] as const satisfies readonly BookingStatus[]
/** What is still to be done or to come. */
export const currentStatuses = [...takingStatuses, 'waitlisted'] as const satisfies readonly BookingStatus[]

export const BookingStepName = z.enum([
  'approve',
  'decline',
  'cancel',
  'accept',
  'checkIn',
  'complete',
  'noShow',
  'returnDeposit',
  'keepDeposit',
])
export type BookingStepName = z.infer<typeof BookingStepName>

/** What stands in a booking's story. */
export const BookingEventKind = z.enum([
  'requested',
  'booked',
  'joined',
  'offered',
  'passed',
  'accepted',
  'approved',
  'declined',
  'cancelled',
  'checkedIn',
  'completed',
  'missed',
  'depositReturned',
  'depositKept',
  'incident',
  'reminded',
])
export type BookingEventKind = z.infer<typeof BookingEventKind>

export const BookingSide = z.enum(['resident', 'desk', 'product'])
export type BookingSide = z.infer<typeof BookingSide>

/** What became of a deposit: there is none, it is due or held, it went back, or it was kept. */
export const DepositState = z.enum(['none', 'due', 'returned', 'kept'])
export type DepositState = z.infer<typeof DepositState>

/** Why something cannot be booked: a rule of sharing, or one of the amenity itself. */
export const RefusalRule = z.enum([
  'quota',
  'consecutive',
  'atOnce',
  'ahead',
  'shortest',
  'longest',
  'step',
  'notice',
  'advance',
  'blackout',
  'strikes',
  'capacity',
  'hours',
  'people',
  'guests',
  'eligible',
  'retired',
  'denied',
  'draw',
])
export type RefusalRule = z.infer<typeof RefusalRule>
