/** What becomes of tickets when somebody leaves the building. */
import type { Leaving } from '../../offers.ts'
import { recordChanges } from '../audit/audit.ts'
import { deleteFollowing } from './followers-store.ts'
import { selectHeld, updateUnassigned } from './leaving-store.ts'
import { deleteViewsOf } from './views/views.ts'

const tickets = (count: number): string => (count === 1 ? 'ticket' : 'tickets')

/** What they reported stays to be repaired; they follow nothing any more, and what they looked after is nobody's. */
export const ticketsLeaving: Leaving = {
  async foresee(ctx, { accountId, leavesBuilding }) {
    if (!leavesBuilding || accountId === null) return []
    const { reported, assigned } = await selectHeld(ctx.db, ctx.building._id, accountId)
    const given = assigned.length
    return [
      ...(reported > 0
        ? [`${reported} open ${tickets(reported)} they reported will stay open; they’ll no longer get updates.`]
        : []),
      ...(given > 0 ? [`${given} ${tickets(given)} assigned to them will become unassigned.`] : []),
    ]
  },

  async end(tx, { accountId, leavesBuilding }) {
    if (!leavesBuilding || accountId === null) return
    const buildingId = tx.building._id
    const { assigned } = await selectHeld(tx.db, buildingId, accountId)
    await deleteFollowing(tx.db, buildingId, accountId)
    await deleteViewsOf(tx.db, buildingId, accountId)
    await updateUnassigned(tx.db, buildingId, accountId, tx.now)
    await recordChanges(
      tx,
      assigned.map((subjectId) => ({ subject: 'ticket', subjectId, buildingId, action: 'unassigned' })),
    )
  },
}
