import { fiscalYearName } from '../../../contract/budget/budget-words.ts'
import { fundLabelsWith } from '../../../contract/ledger/ledger-words.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { FundReport, Spending } from '../../../contract/spending/report.ts'
import { formatDate, type LocalDate } from '../../../contract/time.ts'
import type { Labels } from '../../../law/law.ts'

/** Says how a balance moved since the year began: `Up $3,200.00 since Jan 1, 2026`. */
export const changeWords = (changeCents: number, startsOn: LocalDate): string => {
  if (changeCents === 0) return `Unchanged since ${formatDate(startsOn)}`
  const amount = formatMoney(Math.abs(changeCents))
  return changeCents > 0 ? `Up ${amount} since ${formatDate(startsOn)}` : `Down ${amount} since ${formatDate(startsOn)}`
}

/** Says which days are reported: `Jan 1, 2026 to Nov 28, 2026, so far`. */
export const periodWords = ({ startsOn, endsOn, to }: Pick<FundReport, 'startsOn' | 'endsOn' | 'to'>): string =>
  to < endsOn
    ? `${formatDate(startsOn)} to ${formatDate(to)}, so far`
    : `${formatDate(startsOn)} to ${formatDate(endsOn)}`

/** Names an expense: `Legal advice, $1,250.00, Mar 3, 2026 (Operating fund)`. */
export const expenseWords = (
  { category, cents, day, fund }: Pick<Spending, 'category' | 'cents' | 'day' | 'fund'>,
  labels: Pick<Labels, 'reserveFund'>,
): string => `${category}, ${formatMoney(cents)}, ${formatDate(day)} (${fundLabelsWith(labels)[fund]})`

/** Says who approved an expense and when, or what the emergency was; null without an approval. */
export const approvalWords = ({
  state,
  approvedOn,
  resolution,
}: Pick<Spending, 'state' | 'approvedOn' | 'resolution'>): string | null => {
  if (state === 'unapproved') return null
  return approvedOn === null ? resolution : `${resolution}, ${formatDate(approvedOn)}`
}

/** Says with which authority an expense was recorded, while no approval is on record; null for one without. */
export const recordedWithWords = ({ state, authority }: Pick<Spending, 'state' | 'authority'>): string | null =>
  state === 'unapproved' && authority !== null ? `Recorded with: ${authority}` : null

type Limit = Pick<NonNullable<FundReport['limit']>, 'usedCents' | 'belowCents'>

/** Tells whether as much was spent without approval as the law’s usual limit, or more. */
export const isOver = ({ usedCents, belowCents }: Limit): boolean => usedCents > 0 && usedCents >= belowCents

/** Says how much of the operating fund was spent without approval, and how much is too much. */
export const limitWords = (limit: Limit): string => {
  const used = formatMoney(limit.usedCents)
  const below = formatMoney(limit.belowCents)
  return isOver(limit)
    ? `${used} was spent from the operating fund without approval. Unless the bylaws set another amount, it’s over the limit: it must be less than ${below} in a fiscal year.`
    : `${used} was spent from the operating fund without approval. It must be less than ${below} in a fiscal year, unless the bylaws set another amount.`
}

/** Says which budget operating expenses are compared with, where it isn’t the one of the year; null where it is. */
export const comparedWords = ({ budget, startsOn }: Pick<FundReport, 'budget' | 'startsOn'>): string | null => {
  if (budget === null) return 'No approved budget is on record, so operating expenses aren’t compared with one.'
  return budget.endsOn < startsOn
    ? `Operating expenses are compared with the budget for fiscal year ${fiscalYearName(budget.startsOn)}, because no budget is approved for ${fiscalYearName(startsOn)}.`
    : null
}

/** Says that nothing is outside the budget, or, without a budget, that nothing came from the reserve. */
export const nothingWords = (
  { budget }: Pick<FundReport, 'budget'>,
  { reserveFund }: Pick<Labels, 'reserveFund'>,
): string =>
  budget === null
    ? `Nothing was spent from the ${reserveFund.one} in this period.`
    : 'Nothing was spent outside the budget in this period.'

/** Says by when the statement of the year is due: `The statement for fiscal year 2026 is due by Feb 25, 2027.` */
export const dueWords = (startsOn: LocalDate, dueOn: LocalDate, today: LocalDate): string =>
  dueOn < today
    ? `The statement for fiscal year ${fiscalYearName(startsOn)} was due by ${formatDate(dueOn)}.`
    : `The statement for fiscal year ${fiscalYearName(startsOn)} is due by ${formatDate(dueOn)}.`

/** Says how much of a category has no approval: `$1,250.00 without approval`. */
export const unapprovedWords = (cents: number): string => `${formatMoney(cents)} without approval`
