/** What becomes of visitors' passes when whoever is visited leaves. */
import type { Leaver, Leaving } from '../../../offers.ts'
import { recordChanges } from '../../audit/audit.ts'
import { countHeld, endHeld } from './leaving-store.ts'

const of = ({ accountId, unitId, leavesBuilding }: Leaver, now: string) => ({
  hostId: accountId!,
  unitId: leavesBuilding ? null : unitId,
  now,
})

/** Their visitors' passes end, and so do the links by which guests come. */
export const visitorsLeaving: Leaving = {
  async foresee(ctx, leaver) {
    if (leaver.accountId === null) return []
    const { passes, links } = await countHeld(ctx.db, ctx.building._id, of(leaver, ctx.now))
    return [
      ...(passes > 0
        ? [passes === 1 ? 'One visitor parking pass will end.' : `${passes} visitor parking passes will end.`]
        : []),
      ...(links > 0
        ? [links === 1 ? 'One guest link will stop working.' : `${links} guest links will stop working.`]
        : []),
    ]
  },

  async end(tx, leaver) {
    if (leaver.accountId === null) return
    const buildingId = tx.building._id
    const ended = await endHeld(tx.db, buildingId, of(leaver, tx.now))
    await recordChanges(
      tx,
      ended.map((subjectId) => ({ subject: 'visitorPass', subjectId, buildingId, action: 'cancelled' })),
    )
  },
}
