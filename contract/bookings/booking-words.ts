import { formatDate, type LocalDate } from '../time.ts'
import type { AmenityMode, BookerTie, BookingEventKind, BookingStatus, BookingStepName, DepositState } from './kinds.ts'

/** What the words of bookings are called; apart from the schemas, so that screens need none for them. */

export const statusLabels: Readonly<Record<BookingStatus, string>> = {
  requested: 'Waits for approval',
  active: 'Booked',
  declined: 'Declined',
  cancelled: 'Cancelled',
  checked_in: 'Checked in',
  completed: 'Completed',
  no_show: 'No-show',
  waitlisted: 'On the waitlist',
  offered: 'Place held',
}

export const modeLabels: Readonly<Record<AmenityMode, string>> = {
  slot: 'Fixed times',
  free: 'Any time while it is open',
  day: 'Whole days',
  overnight: 'Overnight',
  move: 'Move with the elevator',
}

export const tieLabels: Readonly<Record<BookerTie, string>> = {
  residentOwner: 'Owners who live here',
  offsiteOwner: 'Owners who live elsewhere',
  tenant: 'Tenants',
  occupant: 'Others who live here',
}

export const bookingStepLabels: Readonly<Record<BookingStepName, string>> = {
  approve: 'Approve',
  decline: 'Decline',
  cancel: 'Cancel',
  accept: 'Take the place',
  checkIn: 'Check in',
  complete: 'Mark as completed',
  noShow: 'Mark as no-show',
  returnDeposit: 'Mark deposit as returned',
  keepDeposit: 'Keep the deposit',
}

export const eventLabels: Readonly<Record<BookingEventKind, string>> = {
  requested: 'Asked for',
  booked: 'Booked',
  joined: 'Joined the waitlist',
  offered: 'A place was held',
  passed: 'The held place was let go',
  accepted: 'Took the held place',
  approved: 'Approved',
  declined: 'Declined',
  cancelled: 'Cancelled',
  checkedIn: 'Checked in',
  completed: 'Completed',
  missed: 'Did not come',
  depositReturned: 'Deposit returned',
  depositKept: 'Deposit kept',
  incident: 'Incident noted',
  reminded: 'Reminded',
}

export const depositLabels: Readonly<Record<DepositState, string>> = {
  none: 'No deposit',
  due: 'Deposit to be returned',
  returned: 'Deposit returned',
  kept: 'Deposit kept',
}

/** `Dec 1, 2026`, or both days of several: of a closure, or of dates for which lots are drawn. */
export const datesWords = ({ from, to }: { from: LocalDate; to: LocalDate }): string =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`
