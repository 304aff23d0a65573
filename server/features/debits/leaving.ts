import type { InBuilding } from '../../context.ts'
import type { Leaving } from '../../offers.ts'
import { keepsBooks } from '../../../contract/role-rights.ts'
import { debtorsOn, type BooksReader } from '../ledger/ledger.ts'
import { selectRunning } from './agreements-store.ts'
import { todayIn } from './record.ts'

/** A job, or someone who may know of debits. */
const mayRead = (ctx: InBuilding): boolean => !('permissions' in ctx) || keepsBooks(ctx as BooksReader)

/** What owners agreed to ends once one of them sells: no one's account is debited for others. */
export const debitsLeaving: Leaving = {
  async foresee(ctx, { personId, unitId }) {
    if (personId === null || unitId === null || !mayRead(ctx)) return []
    const today = todayIn(ctx)
    const own = (await debtorsOn(ctx, today)).filter(
      ({ unit, ownersById }) => unit._id === unitId && ownersById.some(({ _id }) => _id === personId),
    )
    const ids = own.map(({ _id }) => _id)
    const running = ids.length > 0 ? await selectRunning(ctx.db, ctx.building._id, today, ids) : []
    return running.map(
      ({ lastThree }) => `Pre-authorized debits from the account ending in ${lastThree} end when this owner leaves.`,
    )
  },

  end: () => Promise.resolve(),
}
