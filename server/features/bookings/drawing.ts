/** The draw of a peak: lots decide who has dates that many want, in an order that anybody can compute again. */
import type { Amenity } from '../../../contract/bookings/amenity.ts'
import { drawLots } from '../../../contract/fair-share/lottery.ts'
import { sentence } from '../../../contract/text.ts'
import { addDays, startOfDay } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, NotFound } from '../../http/errors.ts'
import { newSecret } from '../../platform/secrets.ts'
import { recordChange } from '../audit/audit.ts'
import { wakeKeepers } from '../buildings/buildings.ts'
import { lockAmenity, type KnownAmenity } from './amenity-store.ts'
import { holdAccounts } from './charging.ts'
import type { KnownBooking } from './bookings-store.ts'
import { selectWishesOf, updateDrawn } from './drawing-store.ts'
import { selectEntries } from './lists-store.ts'
import { tellAsked, tellBooker } from './messages.ts'
import { offerFreed, placeFor } from './offering.ts'
import { requireAmenity, requireKnown, requireKnownAmenity, type Caller } from './reading.ts'
import { noteStanding } from './record.ts'
import { decideByOf } from './rules.ts'

type Peak = KnownAmenity['peaks'][number]
type Place = { peak: Peak; amenity: KnownAmenity; drawnPlace: number }

/** Gives a unit the first of its wishes that is still to be had; whether there was one. */
const give = async (
  tx: InBuilding,
  wishes: readonly KnownBooking[],
  { peak, amenity, drawnPlace }: Place,
): Promise<boolean> => {
  for (const wish of wishes) {
    const place = await placeFor(tx, amenity, wish)
    if (!place) continue
    const status = amenity.needsApproval ? 'requested' : 'active'
    const to = {
      status,
      ...place,
      drawnPlace,
      decideBy: decideByOf(status, amenity.declineAfterHours, tx.now),
    } as const
    const kind = amenity.needsApproval ? 'requested' : 'booked'
    const words = sentence(`The draw for ${peak.name} was held`)
    const { after, eventId } = await noteStanding(tx, wish, to, { kind, side: 'product', words })
    if (amenity.needsApproval) await tellAsked(tx, eventId)
    await tellBooker(tx, after, eventId)
    return true
  }
  return false
}

/** What a unit did not win waits on, in the drawn order. */
const keepWaiting = async (
  tx: InBuilding,
  wishes: readonly KnownBooking[],
  { peak, drawnPlace }: Place,
): Promise<void> => {
  for (const { _id } of wishes) {
    const wish = await requireKnown(tx, _id)
    if (wish.status !== 'waitlisted') continue
    const words = `The draw for ${peak.name} was held: you’re number ${drawnPlace}.`
    const to = { status: 'waitlisted', drawnPlace } as const
    const { after, eventId } = await noteStanding(tx, wish, to, { kind: 'joined', side: 'product', words })
    await tellBooker(tx, after, eventId)
  }
}

const drawPeak = async (tx: InBuilding, amenity: KnownAmenity, peak: Peak): Promise<void> => {
  const [buildingId, zone] = [tx.building._id, tx.building.timeZone]
  const seed = newSecret()
  const order = await drawLots(seed, await selectEntries(tx.db, buildingId, amenity._id, { ...peak, zone }))
  const lots: Peak['lots'] = []
  for (const [index, entry] of order.entries()) {
    const ids = await selectWishesOf(tx.db, buildingId, { ...peak, amenityId: amenity._id, unitId: entry.unitId, zone })
    const wishes = await Promise.all(ids.map((id) => requireKnown(tx, id)))
    const place = { peak, amenity, drawnPlace: index + 1 }
    const won = await give(tx, wishes, place)
    await keepWaiting(tx, wishes, place)
    lots.push({ ...entry, won })
  }
  await updateDrawn(tx.db, buildingId, { id: peak._id, amenityId: amenity._id, at: tx.now, seed, lots })
  const after = { dates: `${peak.name}: ${peak.from} to ${peak.to}`, units: order.length, seed }
  await recordChange(tx, { subject: 'amenity', subjectId: amenity._id, buildingId, action: 'drawn', before: {}, after })
  wakeKeepers(tx, 'amenities', 'amenity')
  // What nobody won may still be had by the second wishes of those who took part.
  const [blockedFrom, blockedUntil] = [startOfDay(peak.from, zone), startOfDay(addDays(peak.to, 1), zone)]
  await offerFreed(tx, { amenity, blockedFrom, blockedUntil })
}

/** Draws the lots of a peak unless they are drawn already; whether it did. 404 for a peak of another amenity. */
export const drawOnce = (
  ctx: InBuilding,
  { amenityId, peakId }: { amenityId: string; peakId: string },
): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const { feeCents, depositCents } = await requireKnownAmenity(tx, amenityId)
    if (feeCents + depositCents > 0) await holdAccounts(tx, null)
    await lockAmenity(tx.db, tx.building._id, amenityId)
    const amenity = await requireKnownAmenity(tx, amenityId)
    const peak = amenity.peaks.find(({ _id }) => _id === peakId)
    if (!peak) throw NotFound()
    if (peak.drawnAt !== null) return false
    await drawPeak(tx, amenity, peak)
    return true
  })

/** Draws the lots of a peak by hand; 409 where they are drawn. */
export const drawNow = (ctx: Caller, { params }: { params: { id: string; peakId: string } }): Promise<Amenity> =>
  inTransaction(ctx, async (tx) => {
    if (!(await drawOnce(tx, { amenityId: params.id, peakId: params.peakId })))
      throw Conflict('This draw has already been held.')
    return requireAmenity(tx, params.id)
  })
