/** What becomes of the forum when somebody leaves the building. */
import type { Leaving } from '../../offers.ts'
import { deleteAttention } from './reads-store.ts'

/** What they wrote stays with their name; they follow nothing any more. */
export const forumLeaving: Leaving = {
  async foresee() {
    return []
  },

  async end(tx, { accountId, leavesBuilding }) {
    if (leavesBuilding && accountId !== null) await deleteAttention(tx.db, tx.building._id, accountId)
  },
}
