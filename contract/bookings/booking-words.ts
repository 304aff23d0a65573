import { formatDate, type LocalDate } from '../time.ts'
import type { AmenityMode, BookerTie, BookingEventKind, BookingStatus, BookingStepName, DepositState } from './kinds.ts'

/** What the words of bookings are called; apart from the schemas, so that screens need none for them. */

export const statusLabels: Readonly<Record<BookingStatus, string>> = {
  requested: 'Pending approval',
  active: 'Booked',
  declined: 'Declined',
  cancelled: 'Cancelled',
  checked_in: 'Checked in',
  completed: 'Completed',
  no_show: 'No-show',
  waitlisted: 'On the waitlist',
  offered: 'Waitlist offer',
}

export const modeLabels: Readonly<Record<AmenityMode, string>> = {
  slot: 'Fixed time slots',
  free: 'Any time during opening hours',
  day: 'Full days',
  overnight: 'Overnight',
  move: 'Elevator move',
}

export const tieLabels: Readonly<Record<BookerTie, string>> = {
  residentOwner: 'Resident owners',
  offsiteOwner: 'Off-site owners',
  tenant: 'Tenants',
  occupant: 'Other occupants',
}

export const bookingStepLabels: Readonly<Record<BookingStepName, string>> = {
  approve: 'Approve',
  decline: 'Decline',
  cancel: 'Cancel',
  accept: 'Confirm',
  checkIn: 'Check in',
  complete: 'Mark as completed',
  noShow: 'Mark as no-show',
  returnDeposit: 'Mark deposit as returned',
  keepDeposit: 'Keep deposit',
}

export const eventLabels: Readonly<Record<BookingEventKind, string>> = {
  requested: 'Requested',
  booked: 'Booked',
  joined: 'Joined the waitlist',
  offered: 'Waitlist offer made',
  passed: 'Waitlist offer passed up',
  accepted: 'Waitlist offer accepted',
  approved: 'Approved',
  declined: 'Declined',
  cancelled: 'Cancelled',
  checkedIn: 'Checked in',
  completed: 'Completed',
  missed: 'No-show',
  depositReturned: 'Deposit returned',
  depositKept: 'Deposit kept',
  incident: 'Incident recorded',
  reminded: 'Reminder sent',
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
