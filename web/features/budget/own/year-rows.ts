import type { OwnBudget } from '../../../../contract/budget/own.ts'
import type { Labels } from '../../../../law/law.ts'

/** A line of a budget or a sum of it, in cents of the year. */
export interface YearRow {
  words: string
  /** The group that shares it; null where all units do. */
  sharedBy: string | null
  cents: number
  kind: 'expense' | 'income' | 'sum'
}

type Of = Pick<OwnBudget, 'lines' | 'groups' | 'expenseCents' | 'otherIncomeCents' | 'reserveCents' | 'yearCents'>

const sum = (words: string, cents: number): YearRow => ({ words, sharedBy: null, cents, kind: 'sum' })

/** Lists a budget from its expenses to what owners contribute: each line, and the sums below them. */
export const yearRows = (budget: Of, { reserveFund }: Pick<Labels, 'reserveFund'>): YearRow[] => {
  const { lines, groups, expenseCents, otherIncomeCents, reserveCents, yearCents } = budget
  const linesOf = (kind: 'expense' | 'income'): YearRow[] =>
    lines
      .filter((line) => line.kind === kind)
      .map((line) => ({
        words: line.name,
        sharedBy: line.group === null ? null : groups[line.group]!.name,
        cents: line.yearCents,
        kind,
      }))
  const income = linesOf('income')
  return [
    ...linesOf('expense'),
    sum('Total expenses', expenseCents),
    ...(income.length > 0 ? [...income, sum('Total other income', otherIncomeCents)] : []),
    sum(`Contribution to the ${reserveFund.one}`, reserveCents),
    sum(income.length > 0 ? 'Owners pay, after other income' : 'Owners pay', yearCents),
  ]
}
