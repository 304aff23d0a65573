/** Fines and costs that are still owed: all of them for those who manage the building, their own for residents. */
import { canManageBuilding } from '../../../contract/role-rights.ts'
import type { Page } from '../../../contract/route.ts'
import type { FineQuery } from '../../../contract/violations.ts'
import type { OutstandingFine } from '../../../contract/violations/outstanding-fine.ts'
import { todayIn, type Caller } from './facts.ts'
import { selectFines } from './fines-store.ts'
import { fineStateOf } from './rules.ts'

/** Lists fines and costs, those due first at the top; residents see those of cases about them or their tenants. */
export const listFines = async (ctx: Caller, { query }: { query: FineQuery }): Promise<Page<OutstandingFine>> => {
  const today = todayIn(ctx)
  const manages = canManageBuilding(ctx.role, ctx.superadmin)
  const accountId = manages ? null : ctx.account._id
  const asking = { buildingId: ctx.building._id, today, accountId }
  const { items, nextCursor } = await selectFines(ctx.db, asking, query)
  return {
    nextCursor,
    items: items.map(({ isDisputed, ...fine }) => ({
      ...fine,
      ...fineStateOf({ ...fine, isDisputed }, today),
      holdingId: manages ? fine.holdingId : null,
    })),
  }
}
