/** The steps of a booking from its approval to its end: one verb, as one table in the rules says what is open. */
import type { Booking, BookingStep } from '../../../contract/bookings/booking.ts'
import type { InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict } from '../../http/errors.ts'
import type { KnownAmenity } from './amenity-store.ts'
import type { KnownBooking, Standing } from './bookings-store.ts'
import { denialOf } from './denying.ts'
import { judgeWish } from './judging.ts'
import { tellAsked, tellBooker } from './messages.ts'
import { offerFreed } from './offering.ts'
import {
  eyesOf,
  holdBooking,
  managesAmenities,
  requireKnownAmenity,
  requireSeen,
  shown,
  tiesOf,
  type ById,
  type Caller,
} from './reading.ts'
import { noteStanding, type Happened, type To } from './record.ts'
import { decideByOf, eventOf, isLateCancel, requireStep, sideOf, statusAfter, takesPlace } from './rules.ts'

type Moved = { eventId: string; after: KnownBooking }

/** Moves a booking, whose amenity is held, to where it stands next; a place that it gives up is offered to who waits. */
export const moveBooking = async (tx: InBuilding, before: KnownBooking, to: To, happened: Happened): Promise<Moved> => {
  const moved = await noteStanding(tx, before, to, happened)
  if (takesPlace(before.status) && !takesPlace(to.status)) await offerFreed(tx, before)
  return moved
}

/** A resident's own cancellation may come too late; that of those who manage amenities never does. */
const cancelled = (
  tx: Caller,
  before: KnownBooking,
  { lateIsStrike }: KnownAmenity,
  words: string,
): Partial<Standing> => {
  const side = sideOf('cancel', eyesOf(tx, before))
  const isLate = side === 'resident' && isLateCancel(before.status, before.cancelsUntil, tx.now)
  return { isLate, isStrike: isLate && lateIsStrike, cancelledBy: side, reason: words }
}

/** What a step changes besides where the booking stands. */
const changesOf = (
  tx: Caller,
  before: KnownBooking,
  amenity: KnownAmenity,
  { step, words }: BookingStep,
): Partial<Standing> => {
  switch (step) {
    case 'decline':
      return { reason: words }
    case 'cancel':
      return cancelled(tx, before, amenity, words)
    case 'checkIn':
      return { checkedInAt: tx.now }
    case 'returnDeposit':
      return { deposit: 'returned' }
    case 'keepDeposit':
      return { deposit: 'kept' }
    default:
      return {}
  }
}

/** A held place was asked for in time, but all other rules hold when it is taken. */
const requireStillAllowed = async (tx: Caller, before: KnownBooking, amenity: KnownAmenity): Promise<void> => {
  const own = (await tiesOf(tx)).filter(({ unitId }) => unitId === before.unit._id).map(({ tie }) => tie)
  const asker = { ties: managesAmenities(tx) ? null : own }
  const wish = { ...before, unitId: before.unit._id }
  const { refusals } = await judgeWish(tx, amenity, wish, asker, { besides: before._id, isAsking: false })
  if (refusals.length > 0) throw Conflict(refusals.map(({ says }) => says).join(' '))
}

/** What was asked for before council denied it isn't approved. */
const requireNotDenied = async (tx: Caller, before: KnownBooking, amenity: KnownAmenity): Promise<void> => {
  const denied = await denialOf(tx, amenity, { ...before, unitId: before.unit._id }, { isDesk: true })
  if (denied) throw Conflict(denied.says)
}

const tellOf = async (tx: Caller, { eventId, after }: Moved): Promise<void> => {
  if (after.status === 'requested') await tellAsked(tx, eventId)
  if (after.status !== 'checked_in' && after.status !== 'completed') await tellBooker(tx, after, eventId)
  else if (after.deposit === 'returned' || after.deposit === 'kept') await tellBooker(tx, after, eventId)
}

/**
 * Takes a step with a booking: 403 for one that is never the caller's, 409 for one that it does not allow as it stands,
 * naming those that are open, for a version that moved on, for a held place that the rules no longer allow, and for one to
 * approve that council denies the unit. Whoever has it is told; a place that becomes free is offered to who waits.
 */
export const stepBooking = (ctx: Caller, { params, body }: ById & { body: BookingStep }): Promise<Booking> =>
  inTransaction(ctx, async (tx) => {
    const { step, words, version } = body
    const before = await holdBooking(tx, params.id)
    const eyes = eyesOf(tx, before)
    requireStep(step, eyes, before, tx.now)
    await requireSeen(tx, before, version)
    const amenity = await requireKnownAmenity(tx, before.amenity._id)
    if (step === 'accept') await requireStillAllowed(tx, before, amenity)
    if (step === 'approve') await requireNotDenied(tx, before, amenity)
    const status = statusAfter(step, before, amenity.needsApproval && !managesAmenities(tx))
    const kind = step === 'cancel' && before.status === 'offered' ? 'passed' : eventOf[step]
    const decideBy = decideByOf(status, amenity.declineAfterHours, tx.now)
    const to = { ...changesOf(tx, before, amenity, body), status, decideBy }
    const moved = await moveBooking(tx, before, to, { kind, side: sideOf(step, eyes), words })
    await tellOf(tx, moved)
    return shown(tx, moved.after)
  })
