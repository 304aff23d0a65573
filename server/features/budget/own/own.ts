/** Budgets as owners read them: what they were sent to vote on, and what they approved. */
import type { OwnBudget } from '../../../../contract/budget/own.ts'
import { ownBudgetsMost } from '../../../../contract/limits/budget.ts'
import type { Member } from '../../../context.ts'
import { feesBy } from '../fees/fees.ts'
import { selectUnitsOwnedBy } from '../fees/messages-store.ts'
import { addedUp, requireBudget, todayIn } from '../reading.ts'
import { ownFees } from './rules.ts'
import { selectReadable } from './store.ts'

/** Finds the units that the caller owns today. */
export const unitsOwned = async (ctx: Member): Promise<ReadonlySet<string>> =>
  new Set(await selectUnitsOwnedBy(ctx.db, ctx.building._id, ctx.account._id, todayIn(ctx)))

const ownOf = async (ctx: Member, id: string, unitIds: ReadonlySet<string>): Promise<OwnBudget> => {
  const budget = await requireBudget(ctx, id)
  const { fees, blocks } = await feesBy(ctx, budget, { feesFrom: null, catchUpOn: null })
  const { groups, ...sums } = addedUp(budget, ctx.building.jurisdiction)
  return {
    ...budget,
    ...sums,
    state: budget.state === 'noticed' ? 'noticed' : 'approved',
    groups: groups.map(({ units, ...group }) => ({
      ...group,
      ownUnits: units.filter(({ _id }) => unitIds.has(_id)).map(({ unitNumber }) => unitNumber),
    })),
    fees: blocks.length > 0 ? null : ownFees(fees, unitIds),
  }
}

/**
 * Lists the budgets that owners were sent or approved, the latest fiscal year first, with the fees of the caller's units;
 * none for anyone who owns no unit today (BC: Strata Property Act, s. 35 and 103).
 */
export const listOwnBudgets = async (ctx: Member): Promise<OwnBudget[]> => {
  const unitIds = await unitsOwned(ctx)
  if (unitIds.size === 0) return []
  const budgets: OwnBudget[] = []
  for (const id of await selectReadable(ctx.db, ctx.building._id, { today: todayIn(ctx), most: ownBudgetsMost }))
    budgets.push(await ownOf(ctx, id, unitIds))
  return budgets
}
