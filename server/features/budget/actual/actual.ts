/** Comparing a budget with the books. */
import type { BudgetActual } from '../../../../contract/budget/actual.ts'
import { incomeAndExpense, requireReader, type BooksReader } from '../../ledger/ledger.ts'
import { requireBudget, todayIn, totalsOf, type ById } from '../reading.ts'
import { differenceToCome } from '../fees/to-come.ts'
import { actualOf, passedOf } from './rules.ts'

/**
 * Compares a budget with what was charged, received and spent in its fiscal year up to today; null before the year begins.
 * 403 for who doesn't read the books; 404 for a budget of another building.
 */
export const compareBudget = async (ctx: BooksReader, { params }: ById): Promise<BudgetActual | null> => {
  requireReader(ctx)
  const budget = await requireBudget(ctx, params.id)
  const passed = passedOf(budget, todayIn(ctx))
  if (!passed) return null
  const books = await incomeAndExpense(ctx, { from: budget.startsOn, to: passed.to })
  const toCome = await differenceToCome(ctx, budget._id)
  return actualOf({ ...budget, totals: totalsOf(budget), toCome }, books, passed)
}
