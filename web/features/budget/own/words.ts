import { fiscalYearName } from '../../../../contract/budget/budget-words.ts'
import type { OwnBudget } from '../../../../contract/budget/own.ts'
import { sentence } from '../../../../contract/text.ts'
import { formatDate, formatMonth, type LocalDate } from '../../../../contract/time.ts'

type State = Pick<
  OwnBudget,
  'name' | 'state' | 'startsOn' | 'endsOn' | 'noticedOn' | 'approvedOn' | 'authority' | 'feesFrom'
>

/** Names a budget: `Proposed budget 2027`, or `Budget 2026`. */
export const titleOf = ({ name, state }: Pick<State, 'name' | 'state'>): string =>
  state === 'noticed' ? `Proposed budget ${name}` : `Budget ${name}`

/** Says for which year a budget is, and what became of it, in sentences. */
export const stateWords = ({
  state,
  startsOn,
  endsOn,
  noticedOn,
  approvedOn,
  authority,
  feesFrom,
}: State): string[] => [
  `For ${formatDate(startsOn)} to ${formatDate(endsOn)}.`,
  ...(state === 'noticed'
    ? [`Sent to owners on ${formatDate(noticedOn!)}. Owners will vote on it at a general meeting.`]
    : [
        sentence(`Approved on ${formatDate(approvedOn!)}: ${authority}`),
        `Its monthly fees apply from ${formatMonth(feesFrom!)}.`,
      ]),
]

/** What fees by a budget rest on. */
export const authorityOf = (budget: Pick<State, 'name' | 'state' | 'approvedOn'>): string =>
  budget.state === 'noticed' ? titleOf(budget) : `${titleOf(budget)}, approved ${formatDate(budget.approvedOn!)}`

/** Names the units of someone in a group of units. */
export const ownUnitsWords = ({ ownUnits }: { ownUnits: readonly string[] }): string => {
  if (ownUnits.length === 0) return 'None of your units share this.'
  return `${ownUnits.length === 1 ? 'Your unit' : 'Your units'} ${ownUnits.join(', ')}`
}

/** Sorts budgets for their reader: those to vote on, the one of the present year and any after it, and earlier ones. */
export const sortedOut = <B extends Pick<OwnBudget, 'state' | 'startsOn' | 'endsOn'>>(
  budgets: readonly B[],
  today: LocalDate,
): { now: B[]; earlier: B[] } => {
  const approved = budgets.filter(({ state }) => state === 'approved')
  const latest = approved.filter((one, index) => index === 0 || one.endsOn >= today)
  return {
    now: [...budgets.filter(({ state }) => state === 'noticed'), ...latest],
    earlier: approved.filter((one) => !latest.includes(one)),
  }
}

/** Names the statement of a year: `Statement 2025 (PDF)`. */
export const statementWords = (startsOn: LocalDate): string => `Statement ${fiscalYearName(startsOn)} (PDF)`
