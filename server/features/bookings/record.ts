/** What every step with a booking leaves behind: a line of its story, a line of the history, and screens that wake. */
import type { BookingEventKind, BookingSide } from '../../../contract/bookings/kinds.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { recordChange } from '../audit/audit.ts'
import { wakeAccounts, wakeKeepers } from '../buildings/buildings.ts'
import { insertEvent, updateStanding, type KnownBooking, type Standing } from './bookings-store.ts'
import { settleCharges } from './charging.ts'
import { requireKnown } from './reading.ts'
import { takesPlace } from './rules.ts'

/** What the history keeps of a booking; never whose it is. */
const valuesOf = ({ amenity, unit, from, until, people, status, isLate, deposit, reason }: KnownBooking) => ({
  ...{ amenity: amenity.name, unit: unit.unitNumber },
  ...{ from, until, people, status, isLate, deposit, reason },
})

export interface Happened {
  kind: BookingEventKind
  side: BookingSide
  words?: string
  /** The id under which files hang on it already. */
  _id?: string
}

/** Adds a line to a booking's story and to the history. Answers the line's id and the booking after it. */
export const noteEvent = async (
  tx: InBuilding,
  before: KnownBooking | null,
  bookingId: string,
  { kind, side, words = '', _id = newId(Date.parse(tx.now)) }: Happened,
): Promise<{ eventId: string; after: KnownBooking }> => {
  const buildingId = tx.building._id
  const accountId = side === 'product' ? null : (tx.account?._id ?? null)
  await insertEvent(tx.db, buildingId, { _id, bookingId, kind, side, accountId, words, at: tx.now })
  const after = await requireKnown(tx, bookingId)
  await recordChange(tx, {
    subject: 'booking',
    subjectId: bookingId,
    buildingId,
    action: kind,
    before: before ? valuesOf(before) : {},
    after: valuesOf(after),
  })
  wakeKeepers(tx, 'amenities', 'booking')
  wakeAccounts(tx, 'booking', [after.bookedFor?._id ?? null])
  return { eventId: _id, after }
}

/** Where a booking stands next, and what else that changes of it. */
export type To = Partial<Standing> & Pick<Standing, 'status'>

/**
 * Writes where a booking, whose amenity is held, stands next, with its line and its charges. A place is kept as long as it
 * takes one; an offer, and the time to decide, end with what they were about.
 */
export const noteStanding = async (
  tx: InBuilding,
  before: KnownBooking,
  to: To,
  happened: Happened,
): Promise<{ eventId: string; after: KnownBooking }> => {
  const { isLate, isStrike, cancelledBy, reason, deposit, offerPassed, drawnPlace, blockedFrom, blockedUntil } = before
  const settled = await settleCharges(tx, before, to)
  await updateStanding(tx.db, tx.building._id, before._id, {
    ...{ isLate, isStrike, cancelledBy, reason, deposit, offerPassed, drawnPlace, blockedFrom, blockedUntil },
    ...{ offerUntil: null, decideBy: null, checkedInAt: null },
    lane: takesPlace(to.status) ? before.lane : null,
    ...to,
    ...settled,
  })
  return noteEvent(tx, before, before._id, happened)
}
