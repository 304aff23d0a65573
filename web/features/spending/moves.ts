import type { FundReport, SpendingFund } from '../../../contract/spending/report.ts'

/** A source of income, a category of expenses, or a sum of them. */
export interface Move {
  _id: string
  name: string
  cents: number
  /** How much of it has no approval. */
  unapprovedCents: number
  isSum: boolean
}

const total = (of: readonly { cents: number }[]): number => of.reduce((sum, { cents }) => sum + cents, 0)
const sumOf = (name: string, cents: number): Move => ({ _id: name, name, cents, unapprovedCents: 0, isSum: true })

/** Lists the income and expenses of a fund with their sums; nothing where it has neither. */
export const movesOf = (fund: SpendingFund, { income, expenses }: Pick<FundReport, 'income' | 'expenses'>): Move[] => {
  const came = income.filter((one) => one.fund === fund)
  const went = expenses.filter((one) => one.fund === fund)
  if (came.length === 0 && went.length === 0) return []
  return [
    ...came.map(({ name, cents }) => ({ _id: `income ${name}`, name, cents, unapprovedCents: 0, isSum: false })),
    sumOf('Total income', total(came)),
    ...went.map(({ name, cents, unapprovedCents }) => ({
      _id: `expense ${name}`,
      ...{ name, cents, unapprovedCents, isSum: false },
    })),
    sumOf('Total expenses', total(went)),
    sumOf('Income less expenses', total(came) - total(went)),
  ]
}
