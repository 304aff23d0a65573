/** The fund report of a fiscal year, for those who read the books. */
import type { FundReport, FundReportQuery, Spending } from '../../../contract/spending/report.ts'
import { keepsBooks } from '../../../contract/role-rights.ts'
import { addDays, localDateOf, type LocalDate } from '../../../contract/time.ts'
import { reasonOf, statementDue } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import { Conflict, InvalidField, orNotFound } from '../../http/errors.ts'
import { authoritiesOf } from '../banking/banking.ts'
import { budgetsBegunBy, monthsBetween, type BudgetInForce } from '../budget/budget.ts'
import { fiscalYearEndOf } from '../buildings/buildings.ts'
import {
  booksOf,
  expenseOf,
  expensesBetween,
  fundMoves,
  incomeAndExpense,
  requireReader,
  type BooksReader,
} from '../ledger/ledger.ts'
import {
  asksApproval,
  expensesOf,
  fiscalYearOf,
  fundsOf,
  incomeOf,
  limitOf,
  noApprovalNeeded,
  spendingOf,
  yearsOf,
} from './rules.ts'
import { selectApprovals } from './store.ts'

/** The building's calendar day. */
export const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

const outsideBudget = async (
  ctx: InBuilding,
  between: { from: LocalDate; to: LocalDate },
  budgets: readonly BudgetInForce[],
): Promise<Spending[]> => {
  const { db, building } = ctx
  const outside = (await expensesBetween(db, building._id, between)).filter(
    (expense) => noApprovalNeeded(expense, budgets, building.jurisdiction) === null,
  )
  const ids = outside.map(({ _id }) => _id)
  const approvals = await selectApprovals(db, building._id, ids)
  const authorities = await authoritiesOf(db, building._id, ids)
  return outside.map((expense) => spendingOf(expense, approvals.get(expense._id), authorities.get(expense._id)))
}

/**
 * Reports the funds of the fiscal year of a day, today's without one: up to today, or whole where it is over. 400 for a
 * year that hasn't begun. Who may read it is for the caller.
 */
export const reportYear = async (ctx: BooksReader, { query }: { query: FundReportQuery }): Promise<FundReport> => {
  const { db, building } = ctx
  const today = todayIn(ctx)
  const yearEnd = await fiscalYearEndOf(db, building._id)
  const { startsOn, endsOn } = fiscalYearOf(query.year ?? today, yearEnd)
  if (startsOn > today) throw InvalidField('year', 'This fiscal year hasn’t begun')
  const to = today < endsOn ? today : endsOn
  const between = { from: startsOn, to }
  const months = monthsBetween(`${startsOn.slice(0, 7)}-01`, addDays(to, 1))
  const budgets = await budgetsBegunBy(ctx, to)
  const [budget = null] = budgets
  const spending = await outsideBudget(ctx, between, budgets)
  const moved = await incomeAndExpense(ctx, between)
  const expenses = expensesOf(moved, spending)
  const due = statementDue(building.jurisdiction, endsOn)
  return {
    ...{ startsOn, endsOn, to, months, expenses, spending },
    asksApproval: asksApproval(building.jurisdiction),
    years: yearsOf((await booksOf(db, building._id)).firstDay, today, yearEnd),
    funds: fundsOf(await fundMoves(db, building._id, between), months),
    income: incomeOf(moved),
    budget: budget && { _id: budget._id, startsOn: budget.startsOn, endsOn: budget.endsOn },
    limit: limitOf(building.jurisdiction, budget, expenses),
    statementDue: due && { ...reasonOf(due), on: due.on },
    can: { approve: keepsBooks(ctx) },
  }
}

/** Reports the funds of a fiscal year, as `reportYear` does; 403 for anyone who doesn't read the books. */
export const reportFunds = async (ctx: BooksReader, asked: { query: FundReportQuery }): Promise<FundReport> => {
  requireReader(ctx)
  return reportYear(ctx, asked)
}

/** An expense that needs an approval; 404 for what isn't an expense of the building, 409 for one that needs none. */
export const requireSpending = async (ctx: InBuilding, id: string): Promise<Spending> => {
  const { db, building } = ctx
  const expense = orNotFound(await expenseOf(db, building._id, id))
  const refusal = noApprovalNeeded(expense, await budgetsBegunBy(ctx, expense.day), building.jurisdiction)
  const known = (await selectApprovals(db, building._id, [id])).get(id)
  if (!known && refusal !== null) throw Conflict(refusal)
  return spendingOf(expense, known, (await authoritiesOf(db, building._id, [id])).get(id))
}
