import type { BudgetGroupBasis, BudgetLineKind, BudgetState } from './budget.ts'

/** What the words of budgets are called on screens and in the history. */

export const budgetStateLabels: Readonly<Record<BudgetState, string>> = {
  draft: 'Draft',
  noticed: 'Sent to owners',
  approved: 'Approved',
  superseded: 'Replaced',
}

export const budgetLineLabels: Readonly<Record<BudgetLineKind, string>> = {
  expense: 'Expense',
  income: 'Other income',
}

/** Says why some units share a cost among themselves, with what the law of the place calls a lot. */
export const groupBasisLabelsWith = (lot: { one: string }): Readonly<Record<BudgetGroupBasis, string>> => ({
  type: `A type of ${lot.one} in the bylaws`,
  limitedCommon: 'Limited common property',
})

/** `2027` for a fiscal year that begins in January; `2026/27` for one that begins later in 2026. */
export const fiscalYearName = (startsOn: string): string => {
  const [year = 0, month = 1] = startsOn.split('-').map(Number)
  return month === 1 ? String(year) : `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}

/** `Unit 900`, or `Units 1, 3`. */
export const unitsWords = (unitNumbers: readonly string[]): string =>
  `${unitNumbers.length === 1 ? 'Unit' : 'Units'} ${unitNumbers.join(', ')}`

/** What the difference that a new budget charges for earlier months is called. */
export const catchUpLabel = 'Retroactive adjustment'
