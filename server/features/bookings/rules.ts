/** What can be done with a booking as it stands, by whom, what it costs, and how it counts. */
import type { Amenity } from '../../../contract/bookings/amenity.ts'
import type { Refused } from '../../../contract/bookings/booking.ts'
import { bookingStepLabels } from '../../../contract/bookings/booking-words.ts'
import {
  takingStatuses,
  type BookerTie,
  type BookingEventKind,
  type BookingStatus,
  type BookingStepName,
  type DepositState,
} from '../../../contract/bookings/kinds.ts'
import { nightsOfStay, type Span } from '../../../contract/bookings/opening.ts'
import type { Use } from '../../../contract/fair-share/uses.ts'
import { checkInEarlyMinutes } from '../../../contract/limits/bookings.ts'
import {
  addDays,
  formatDate,
  instantOf,
  later,
  localTimeOf,
  type Instant,
  type LocalDate,
} from '../../../contract/time.ts'
import { Conflict, Forbidden } from '../../http/errors.ts'

/** The one table of what can be done with a booking, by where it stands. */
const stepsFrom = {
  requested: ['approve', 'decline', 'cancel'],
  active: ['checkIn', 'complete', 'noShow', 'cancel'],
  checked_in: ['complete'],
  offered: ['accept', 'cancel'],
  waitlisted: ['cancel'],
  completed: ['returnDeposit', 'keepDeposit'],
  no_show: ['returnDeposit', 'keepDeposit'],
  cancelled: ['returnDeposit', 'keepDeposit'],
  declined: [],
} as const satisfies Record<BookingStatus, readonly BookingStepName[]>

const ownSteps: ReadonlySet<BookingStepName> = new Set(['cancel', 'accept'])

/** How a step is told of afterwards. */
export const eventOf: Readonly<Record<BookingStepName, BookingEventKind>> = {
  approve: 'approved',
  decline: 'declined',
  cancel: 'cancelled',
  accept: 'accepted',
  checkIn: 'checkedIn',
  complete: 'completed',
  noShow: 'missed',
  returnDeposit: 'depositReturned',
  keepDeposit: 'depositKept',
}

/** What the next step depends on. */
export interface Facts {
  status: BookingStatus
  from: Instant
  until: Instant
  offerUntil: Instant | null
  deposit: DepositState
  isLate: boolean
}

/** What the caller is to a booking. */
export interface Eyes {
  manages: boolean
  isMine: boolean
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** From when on one may check in. */
export const checkInFrom = (from: Instant): Instant => later(from, -checkInEarlyMinutes * minuteMs)

/** Whether it is the time to check in: from shortly before it begins until it ends. */
export const mayCheckIn = ({ from, until }: Pick<Facts, 'from' | 'until'>, now: Instant): boolean =>
  checkInFrom(from) <= now && now < until

const isTime: Readonly<Record<BookingStepName, (facts: Facts, now: Instant) => boolean>> = {
  approve: ({ until }, now) => now < until,
  decline: () => true,
  cancel: ({ until }, now) => now < until,
  accept: ({ offerUntil }, now) => offerUntil !== null && now < offerUntil,
  checkIn: mayCheckIn,
  complete: ({ from }, now) => from <= now,
  noShow: ({ from }, now) => from <= now,
  // Also after a cancellation in time, for whoever had paid it by then.
  returnDeposit: ({ deposit }) => deposit === 'due',
  keepDeposit: ({ deposit, status, isLate }) => deposit === 'due' && (status !== 'cancelled' || isLate),
}

const mayTake = (step: BookingStepName, { manages, isMine }: Eyes): boolean => manages || (isMine && ownSteps.has(step))

/** A resident cancels before it begins; those who manage amenities until it ends. */
const isOpenTo = (step: BookingStepName, eyes: Eyes, facts: Facts, now: Instant): boolean =>
  isTime[step](facts, now) && !(step === 'cancel' && !eyes.manages && facts.from <= now)

/** The steps that are open to this caller now. */
export const stepsFor = (eyes: Eyes, facts: Facts, now: Instant): BookingStepName[] =>
  stepsFrom[facts.status].filter((step) => mayTake(step, eyes) && isOpenTo(step, eyes, facts, now))

const stands: Readonly<Record<BookingStatus, string>> = {
  requested: 'is pending approval',
  active: 'is booked',
  declined: 'was declined',
  cancelled: 'was cancelled',
  checked_in: 'is checked in',
  completed: 'is completed',
  no_show: 'was missed',
  waitlisted: 'is on the waitlist',
  offered: 'is held for the first in line',
}
const either = new Intl.ListFormat('en-CA', { type: 'disjunction' })

/** Refuses a step: 403 for one that is never the caller's, 409 for one that the booking does not allow, naming those it does. */
export const requireStep = (step: BookingStepName, eyes: Eyes, facts: Facts, now: Instant): void => {
  if (!eyes.manages && !ownSteps.has(step)) throw Forbidden('Only people who manage amenities can do this.')
  const open = stepsFor(eyes, facts, now)
  if (open.includes(step)) return
  const named = open.map((name) => `“${bookingStepLabels[name]}”`)
  throw Conflict(
    `This booking ${stands[facts.status]}. ${named.length === 0 ? 'No further steps are available.' : `You can choose ${either.format(named)}.`}`,
  )
}

/** Where a booking stands after a step. */
export const statusAfter = (step: BookingStepName, { status }: Facts, needsApproval: boolean): BookingStatus => {
  switch (step) {
    case 'approve':
      return 'active'
    case 'accept':
      return needsApproval ? 'requested' : 'active'
    case 'decline':
      return 'declined'
    case 'cancel':
      return 'cancelled'
    case 'checkIn':
      return 'checked_in'
    case 'complete':
      return 'completed'
    case 'noShow':
      return 'no_show'
    default:
      return status
  }
}

/** Whether a resident's cancellation comes too late; what waits for approval or for a place never does. */
export const isLateCancel = (status: BookingStatus, cancelsUntil: Instant, now: Instant): boolean =>
  status === 'active' && now > cancelsUntil

/** Until when somebody approves what is asked for; null where it waits, and where nobody need approve it. */
export const decideByOf = (status: BookingStatus, declineAfterHours: number | null, now: Instant): Instant | null =>
  status === 'requested' && declineAfterHours !== null ? later(now, declineAfterHours * hourMs) : null

/** On which side somebody takes a step: a resident with what is theirs, else those who manage amenities. */
export const sideOf = (step: BookingStepName, { isMine }: Eyes): 'resident' | 'desk' =>
  isMine && ownSteps.has(step) ? 'resident' : 'desk'

/** A booking's next status, as far as its charges are concerned. */
export type Moving = { status: BookingStatus; isLate?: boolean; deposit?: DepositState }

/**
 * Finds what becomes of a booking's charges by its next status: one that is confirmed is charged; one that is cancelled
 * isn't, unless too late; and a deposit is returned or kept.
 */
export const chargesAfter = (
  { status, deposit }: Pick<Facts, 'status' | 'deposit'>,
  to: Moving,
): 'none' | 'charge' | 'cancel' | 'returnDeposit' | 'keepDeposit' => {
  if (to.status === 'active' && status !== 'active') return 'charge'
  if (to.status === 'cancelled' && status !== 'cancelled') return to.isLate ? 'none' : 'cancel'
  if (to.deposit === undefined || to.deposit === deposit) return 'none'
  return to.deposit === 'kept' ? 'keepDeposit' : 'returnDeposit'
}

/** How the time of a booking is over: it was, nobody came, took or approved it, or nothing became free for it. */
export type Due = 'completed' | 'missed' | 'unanswered' | 'undecided' | 'unmet'

/** What is due of a booking; null while it is none of the product's business. */
export const dueOf = (
  { status, from, until, offerUntil, decideBy }: Facts & { decideBy: Instant | null },
  { needsCheckIn }: Pick<Amenity, 'needsCheckIn'>,
  now: Instant,
): Due | null => {
  if (status === 'offered') return offerUntil !== null && offerUntil <= now ? 'unanswered' : null
  if (status === 'waitlisted') return from <= now ? 'unmet' : null
  if (status === 'requested') return until <= now || (decideBy !== null && decideBy <= now) ? 'undecided' : null
  if (until > now) return null
  if (status === 'active') return needsCheckIn ? 'missed' : 'completed'
  return status === 'checked_in' ? 'completed' : null
}

/** Whether nobody else can have its place. */
export const takesPlace = (status: BookingStatus): boolean => takingStatuses.some((taking) => taking === status)

/** How a booking counts for the rules of sharing. */
export const useState = (booking: { status: BookingStatus; isLate: boolean; isStrike: boolean }): Use['state'] => {
  if (takesPlace(booking.status)) return 'held'
  if (booking.status === 'completed') return 'spent'
  if (booking.status === 'no_show' || booking.isStrike) return 'missed'
  return booking.isLate ? 'spent' : 'freed'
}

/** What a booking costs, in cents: once, by the begun hour, or by the day or night. */
export const feeOf = ({ feeCents, feePer }: Pick<Amenity, 'feeCents' | 'feePer'>, span: Span, zone: string): number => {
  if (feePer === 'booking') return feeCents
  if (feePer === 'day') return feeCents * nightsOfStay(span, zone)
  return feeCents * Math.ceil((Date.parse(span.until) - Date.parse(span.from)) / hourMs)
}

/** Somebody's tie to a unit, as an amenity knows it. */
export const tieOf = ({ role, lives }: { role: 'owner' | 'tenant' | 'occupant'; lives: boolean }): BookerTie =>
  role === 'owner' ? (lives ? 'residentOwner' : 'offsiteOwner') : role

/** A lane for each party, from 1: the lowest that nobody has at that time. Null where all are taken. */
export const freeLane = (lanes: number, taken: ReadonlySet<number>): number | null => {
  for (let lane = 1; lane <= lanes; lane += 1) if (!taken.has(lane)) return lane
  return null
}

/** A time for which council denies a unit an amenity, first and last day, with whom it is said to. */
export interface Denial {
  amenity: string
  unitNumber: string
  from: LocalDate
  until: LocalDate
  isDesk: boolean
}

/**
 * Says why something that would start at a moment can't be had while council denies it, and from when on as much may start
 * (BC: Strata Property Act, s. 134).
 */
export const denialRefusal = (
  { amenity, unitNumber, from, until, isDesk }: Denial,
  start: Instant,
  zone: string,
): Refused => {
  const days = `from ${formatDate(from)} to ${formatDate(until)}`
  const says = `${amenity} isn’t available to unit ${unitNumber} ${days}, by a decision of council.`
  return {
    rule: 'denied',
    says: isDesk ? says : `${says} Contact management.`,
    allowedFrom: instantOf(addDays(until, 1), localTimeOf(start, zone), zone),
    moves: 'start',
  }
}
