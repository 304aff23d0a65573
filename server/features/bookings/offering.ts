/** A place that becomes free is held for who is first in line and may have it, for as long as the amenity says. */
import { blockedBy } from '../../../contract/fair-share/crowding.ts'
import { heldUntil, inLine } from '../../../contract/fair-share/waitlist.ts'
import type { InBuilding } from '../../context.ts'
import type { KnownAmenity } from './amenity-store.ts'
import type { KnownBooking, Standing } from './bookings-store.ts'
import { judgeWish, peakBeforeDraw, policyOf } from './judging.ts'
import { selectWaiting } from './lists-store.ts'
import { tellBooker } from './messages.ts'
import { requireKnown, requireKnownAmenity } from './reading.ts'
import { noteStanding } from './record.ts'

/**
 * The place that one who waits could have now: its lane, and what stays free around it by the rules of today, whatever they
 * were when the waiting began. The amenity is held. Null where something stands against it.
 */
export const placeFor = async (
  tx: InBuilding,
  amenity: KnownAmenity,
  waiting: KnownBooking,
): Promise<Pick<Standing, 'lane' | 'blockedFrom' | 'blockedUntil'> | null> => {
  const wish = { ...waiting, unitId: waiting.unit._id }
  const how = { besides: waiting._id, isAsking: false }
  const { refusals, lane } = await judgeWish(tx, amenity, wish, { ties: null }, how)
  if (refusals.length > 0 || (lane === null && amenity.capacityKind !== 'people')) return null
  const blocked = blockedBy(waiting, policyOf(amenity))
  return { lane, blockedFrom: blocked.from, blockedUntil: blocked.until }
}

const offerTo = async (tx: InBuilding, amenity: KnownAmenity, waiting: KnownBooking): Promise<void> => {
  const offerUntil = heldUntil(tx.now, amenity.offerMinutes, waiting.from)
  const place = offerUntil === null ? null : await placeFor(tx, amenity, waiting)
  if (!place) return
  const to = { status: 'offered', offerUntil, ...place } as const
  const { after, eventId } = await noteStanding(tx, waiting, to, { kind: 'offered', side: 'product' })
  await tellBooker(tx, after, eventId)
}

/**
 * Offers what became free to those who wait for a time that meets it, each by their place in line, as far as the places
 * go. Who may not have it by the rules keeps their place. Dates whose lots are still to be drawn are offered to nobody.
 */
export const offerFreed = async (
  tx: InBuilding,
  freed: Pick<KnownBooking, 'amenity' | 'blockedFrom' | 'blockedUntil'>,
): Promise<void> => {
  const amenity = await requireKnownAmenity(tx, freed.amenity._id)
  const waiting = await selectWaiting(tx.db, tx.building._id, {
    ...{ amenityId: amenity._id, from: freed.blockedFrom, until: freed.blockedUntil, now: tx.now },
  })
  for (const { id } of inLine(waiting)) {
    const one = await requireKnown(tx, id)
    if (!peakBeforeDraw(amenity, one.from, tx.building.timeZone)) await offerTo(tx, amenity, one)
  }
}
