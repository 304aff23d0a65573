/** The funds of a fiscal year, and what of its spending the budget doesn't have. */
import { lastDayOfMonth } from '../../../contract/buildings/fiscal-year.ts'
import type {
  FundOfYear,
  FundReport,
  Spending,
  SpendingBasis,
  SpendingFund,
} from '../../../contract/spending/report.ts'
import type { LocalDate } from '../../../contract/time.ts'
import {
  operatingBases,
  plusMonths,
  reasonOf,
  reserveApproval,
  unapprovedSpending,
  type Jurisdiction,
} from '../../../law/law.ts'
import { accountName, endOfYear, type BudgetInForce } from '../budget/budget.ts'
import type { Expense, FundMove, Movement } from '../ledger/ledger.ts'

/** A fiscal year, both days included. */
export interface FiscalYear {
  startsOn: LocalDate
  endsOn: LocalDate
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The first day of fiscal years that end on a day, as `MM-DD`. */
const firstDayAfter = (fiscalYearEnd: string): string => {
  const [month = 12, day = 31] = fiscalYearEnd.split('-').map(Number)
  if (day < lastDayOfMonth(month)) return `${twoDigits(month)}-${twoDigits(day + 1)}`
  return `${twoDigits((month % 12) + 1)}-01`
}

/** The fiscal year that a day is in, by the last day of fiscal years, as `MM-DD`. */
export const fiscalYearOf = (day: LocalDate, fiscalYearEnd: string): FiscalYear => {
  const first = firstDayAfter(fiscalYearEnd)
  const year = Number(day.slice(0, 4)) - (day.slice(5) < first ? 1 : 0)
  const startsOn = `${String(year).padStart(4, '0')}-${first}`
  return { startsOn, endsOn: endOfYear(startsOn) }
}

const yearsMost = 50

/** The first days of the fiscal years from the first entry of the books to today, the latest first. */
export const yearsOf = (firstDay: LocalDate | null, today: LocalDate, fiscalYearEnd: string): LocalDate[] => {
  const years = [fiscalYearOf(today, fiscalYearEnd).startsOn]
  while (firstDay !== null && years.at(-1)! > firstDay && years.length < yearsMost)
    years.push(plusMonths(years.at(-1)!, -12))
  return years
}

/** What decides whether the books of a year are finished. */
interface Finishing {
  today: LocalDate
  lockedThrough: LocalDate | null
}

/** Lists the fiscal years that are over and whose last month is locked, so that their statement no longer changes. */
export const finishedYears = (firstDays: readonly LocalDate[], { today, lockedThrough }: Finishing): FiscalYear[] =>
  firstDays
    .map((startsOn) => ({ startsOn, endsOn: endOfYear(startsOn) }))
    .filter(({ endsOn }) => endsOn < today && lockedThrough !== null && endsOn <= lockedThrough)

const summed = (moves: readonly FundMove[]): number => moves.reduce((sum, { cents }) => sum + cents, 0)

const fundOfYear = (moves: readonly FundMove[], months: readonly LocalDate[]): FundOfYear => {
  const { _id, kind, name } = moves[0]!
  const ofYear = moves.filter(({ month }) => month !== null)
  const of = (account: FundMove['account']): number => summed(ofYear.filter((move) => move.account === account))
  const openingCents = summed(moves.filter(({ month }) => month === null))
  const until = (last: LocalDate): number => openingCents + summed(ofYear.filter(({ month }) => month! <= last))
  return {
    ...{ _id, kind, name, openingCents },
    incomeCents: of('income'),
    // What was spent is told as a sum above zero; nothing is no negative zero.
    expenseCents: 0 - of('expense'),
    otherCents: of('equity'),
    closingCents: openingCents + summed(ofYear),
    balancesCents: months.map(until),
  }
}

const isMain = (kind: FundOfYear['kind']): kind is SpendingFund => kind === 'operating' || kind === 'reserve'

/** The funds of a year with their balances by month; of special levies and trust money only where there is any. */
export const fundsOf = (moves: readonly FundMove[], months: readonly LocalDate[]): FundOfYear[] =>
  [...Map.groupBy(moves, ({ _id }) => _id).values()]
    .map((ofFund) => fundOfYear(ofFund, months))
    .filter(
      (fund) =>
        isMain(fund.kind) ||
        [fund.openingCents, fund.incomeCents, fund.expenseCents, fund.otherCents].some((one) => one !== 0),
    )

/** What is on record of an expense. */
export interface KnownApproval {
  basis: SpendingBasis | null
  approvedOn: LocalDate | null
  resolution: string | null
  version: number
}

const stateOf = (basis: SpendingBasis | null): Spending['state'] => {
  if (basis === null) return 'unapproved'
  return basis === 'emergency' ? 'emergency' : 'approved'
}

const noApproval: KnownApproval = { basis: null, approvedOn: null, resolution: null, version: 0 }

/** An expense with what is on record of it, and the authority that it was entered with. An authority alone is no approval. */
export const spendingOf = (
  { _id, day, fund, category, cents }: Expense,
  { basis, approvedOn, resolution, version } = noApproval,
  authority: string | null = null,
): Spending => ({
  ...{ _id, day, fund, category, cents, basis, approvedOn, authority, version },
  state: stateOf(basis),
  resolution: resolution ?? '',
})

/** Whether an act of ours asks for approvals of spending outside the budget. */
export const asksApproval = (jurisdiction: Jurisdiction): boolean => reserveApproval(jurisdiction, 'otherWork') !== null

type Budgets = readonly Pick<BudgetInForce, 'startsOn' | 'categoryIds'>[]

/** Why an expense needs no approval, in a sentence, by the budgets that have begun, the latest first; null where it does. */
export const noApprovalNeeded = (
  { day, fund, categoryId }: Pick<Expense, 'day' | 'fund' | 'categoryId'>,
  budgets: Budgets,
  jurisdiction: Jurisdiction,
): string | null => {
  if (!asksApproval(jurisdiction)) return 'No act on record says how such an expense is approved.'
  if (fund === 'reserve') return null
  const budget = budgets.find(({ startsOn }) => startsOn <= day)
  if (!budget) return 'No approved budget is on record for this date, so operating expenses aren’t compared with one.'
  return budget.categoryIds.includes(categoryId) ? 'This expense is in the budget, so it needs no approval.' : null
}

/** Why an expense of a fund can't rest on something; null where it can. */
export const basisFault = (fund: SpendingFund, basis: SpendingBasis): string | null =>
  fund === 'reserve' || operatingBases.some((one) => one === basis)
    ? null
    : 'Choose another basis. This one is for the contingency reserve fund'

/** What a source is called. Levies are charged in funds of their own: all that other funds have of them is what was left. */
const sourceOf = (moved: Movement): string =>
  moved.code === 'levies' ? 'Moved from special levies' : accountName(moved)

/** Adds income to that of the same source, as an account of a building may be called what we call another. */
const together = (all: FundReport['income'], one: FundReport['income'][number]): FundReport['income'] => {
  const same = all.find(({ fund, name }) => fund === one.fund && name === one.name)
  return same ? all.with(all.indexOf(same), { ...same, cents: same.cents + one.cents }) : [...all, one]
}

/** Income of the two main funds, by source, the largest first. */
export const incomeOf = (moved: readonly Movement[]): FundReport['income'] =>
  moved
    .flatMap((one) =>
      one.kind === 'income' && isMain(one.fund) && one.cents !== 0
        ? [{ fund: one.fund, name: sourceOf(one), cents: one.cents }]
        : [],
    )
    .reduce<FundReport['income']>(together, [])
    .toSorted((a, b) => b.cents - a.cents)

/** What of a category has no approval, of so much as is left of it after money that came back. */
const unapprovedOf = (
  spending: readonly Spending[],
  { fund, name, cents: left }: Pick<FundReport['expenses'][number], 'fund' | 'name' | 'cents'>,
): number => {
  const unapproved = spending.filter((one) => one.state === 'unapproved' && one.fund === fund && one.category === name)
  const cents = unapproved.reduce((sum, one) => sum + one.cents, 0)
  return Math.max(0, Math.min(cents, left))
}

/** Expenses of the two main funds by category, with what of each has no approval. */
export const expensesOf = (moved: readonly Movement[], spending: readonly Spending[]): FundReport['expenses'] =>
  moved.flatMap(({ kind, fund, name, cents }) =>
    kind === 'expense' && isMain(fund) && cents !== 0
      ? [{ fund, name, cents, unapprovedCents: unapprovedOf(spending, { fund, name, cents }) }]
      : [],
  )

/** What of the operating fund was spent without approval, and the least that is too much (BC: Strata Property Act, s. 98). */
export const limitOf = (
  jurisdiction: Jurisdiction,
  budget: Pick<BudgetInForce, 'operatingCents'> | null,
  expenses: FundReport['expenses'],
): FundReport['limit'] => {
  const rule = budget && unapprovedSpending(jurisdiction, { operatingCents: budget.operatingCents, bylawCents: null })
  const operating = expenses.filter(({ fund }) => fund === 'operating')
  const usedCents = operating.reduce((sum, { unapprovedCents }) => sum + unapprovedCents, 0)
  return rule && { ...reasonOf(rule), belowCents: rule.belowCents, usedCents }
}
