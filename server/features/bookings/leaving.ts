/** What becomes of bookings when whoever has them leaves. */
import type { InBuilding } from '../../context.ts'
import type { Leaver, Leaving } from '../../offers.ts'
import { holdBooks } from '../ledger/ledger.ts'
import { lockAmenity } from './amenity-store.ts'
import { deleteFeed, selectFeedMadeAt } from './feed/store.ts'
import { selectToCome } from './leaving-store.ts'
import { requireKnown } from './reading.ts'
import { moveBooking } from './steps.ts'

const toCome = (ctx: InBuilding, { accountId, unitId, leavesBuilding }: Leaver) =>
  selectToCome(ctx.db, ctx.building._id, {
    accountId: accountId!,
    unitId: leavesBuilding ? null : unitId,
    now: ctx.now,
  })

/** Their bookings to come are cancelled, so that who waits has the places; the link of their calendar ends with the building. */
export const bookingsLeaving: Leaving = {
  async foresee(ctx, leaver) {
    if (leaver.accountId === null) return []
    const { length } = await toCome(ctx, leaver)
    const linked =
      leaver.leavesBuilding && (await selectFeedMadeAt(ctx.db, ctx.building._id, leaver.accountId)) !== null
    return [
      ...(length === 0
        ? []
        : [length === 1 ? 'One booking will be cancelled.' : `${length} bookings will be cancelled.`]),
      ...(linked ? ['Their calendar link to bookings will stop working.'] : []),
    ]
  },

  async end(tx, leaver) {
    if (leaver.accountId === null) return
    const { _id: buildingId } = tx.building
    const ids = await toCome(tx, leaver)
    // Before the amenities, as a sale holds the books first.
    if (ids.some(({ isCharged }) => isCharged)) await holdBooks(tx.db, buildingId)
    // In one order for everybody, so that no two who leave wait for each other.
    for (const amenityId of new Set(ids.map((one) => one.amenityId).toSorted()))
      await lockAmenity(tx.db, buildingId, amenityId)
    // What waits comes first: no place that is given up is offered to somebody who leaves.
    for (const { _id } of ids) {
      const before = await requireKnown(tx, _id)
      const to = { status: 'cancelled', cancelledBy: 'product', reason: 'Left the unit' } as const
      await moveBooking(tx, before, to, { kind: 'cancelled', side: 'product', words: 'Left the unit' })
    }
    if (leaver.leavesBuilding) await deleteFeed(tx.db, buildingId, leaver.accountId)
  },
}
