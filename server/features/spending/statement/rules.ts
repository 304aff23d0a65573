/** The financial statement of a fiscal year as rows of a paper. */
import { formatMoney } from '../../../../contract/money.ts'
import type { FundReport, FundOfYear, Spending, SpendingFund } from '../../../../contract/spending/report.ts'
import { formatDate } from '../../../../contract/time.ts'

/** A row of the statement; sections and sums are in bold. */
export interface StatementRow {
  cells: [words: string, operating: string, reserve: string, levies: string]
  isBold: boolean
}

type Amounts = Partial<Record<'operating' | 'reserve' | 'levy', number>>

/** A row with the amounts that it has. */
const row = (words: string, { operating, reserve, levy }: Amounts): StatementRow => {
  const shown = (cents: number | undefined): string => (cents === undefined ? '' : formatMoney(cents))
  return { cells: [words, shown(operating), shown(reserve), shown(levy)], isBold: false }
}
const bold = (words: string, amounts: Amounts = {}): StatementRow => ({ ...row(words, amounts), isBold: true })

/** The amounts of the two main funds. */
const ofFunds = (funds: readonly FundOfYear[], of: (fund: FundOfYear) => number): Amounts =>
  Object.fromEntries(
    funds.flatMap((fund) => (fund.kind === 'levy' || fund.kind === 'trust' ? [] : [[fund.kind, of(fund)]])),
  )

interface Named {
  name: string
  fund: SpendingFund
  cents: number
}

/** A row for each name, with what each of the two funds has of it. */
const byName = <One extends Named>(all: readonly One[], wordsOf: (ofName: readonly One[]) => string): StatementRow[] =>
  [...Map.groupBy(all, ({ name }) => name).values()].map((ofName) =>
    row(wordsOf(ofName), Object.fromEntries(ofName.map(({ fund, cents }) => [fund, cents]))),
  )

const expenseWords = (ofName: readonly FundReport['expenses'][number][]): string => {
  const unapproved = ofName.reduce((sum, { unapprovedCents }) => sum + unapprovedCents, 0)
  const { name } = ofName[0]!
  return unapproved > 0 ? `${name} (${formatMoney(unapproved)} without a recorded approval)` : name
}

const levyRows = (funds: readonly FundOfYear[], { startsOn, to }: FundReport): StatementRow[] => {
  const levies = funds.filter(({ kind }) => kind === 'levy')
  return levies.flatMap(({ name, openingCents, incomeCents, expenseCents, closingCents }) => [
    bold(`Special levy: ${name}`),
    row(`Opening balance, ${formatDate(startsOn)}`, { levy: openingCents }),
    row('Charged to owners, less refunds and transfers', { levy: incomeCents }),
    row('Spent', { levy: expenseCents }),
    bold(`Balance, ${formatDate(to)}`, { levy: closingCents }),
  ])
}

const unapprovedRows = (spending: readonly Spending[]): StatementRow[] => {
  const unapproved = spending.filter(({ state }) => state === 'unapproved')
  if (unapproved.length === 0) return []
  return [
    bold('Expenses without a recorded approval'),
    ...unapproved
      .toReversed()
      .map(({ day, category, fund, cents }) => row(`${formatDate(day)}: ${category}`, { [fund]: cents })),
  ]
}

const otherRows = (funds: readonly FundOfYear[]): StatementRow[] => {
  const other = ofFunds(funds, ({ otherCents }) => otherCents)
  return Object.values(other).every((cents) => cents === 0)
    ? []
    : [row('Brought into the books, less write-offs of it', other)]
}

/** The statement from the opening balances to the closing ones: income by source, expenses by category, special levies. */
export const statementRows = (report: FundReport): StatementRow[] => {
  const { startsOn, to, funds, income, expenses, spending } = report
  return [
    bold(
      `Opening balance, ${formatDate(startsOn)}`,
      ofFunds(funds, ({ openingCents }) => openingCents),
    ),
    ...otherRows(funds),
    bold('Income'),
    ...byName(income, ([first]) => first!.name),
    bold(
      'Total income',
      ofFunds(funds, ({ incomeCents }) => incomeCents),
    ),
    bold('Expenses'),
    ...byName(expenses, expenseWords),
    bold(
      'Total expenses',
      ofFunds(funds, ({ expenseCents }) => expenseCents),
    ),
    bold(
      `Balance, ${formatDate(to)}`,
      ofFunds(funds, ({ closingCents }) => closingCents),
    ),
    ...levyRows(funds, report),
    ...unapprovedRows(spending),
  ]
}

/** What the foot of the statement says. */
export const statementNotes = ({ to, limit, budget, funds, asksApproval }: FundReport): string[] => [
  `Charges count on their due date, whether or not they are paid. Includes entries through ${formatDate(to)}.`,
  ...(limit === null
    ? []
    : [
        `Operating expenses without approval: ${formatMoney(limit.usedCents)}. All of a fiscal year together must be less than ${formatMoney(limit.belowCents)}, unless the bylaws set another amount${limit.source === null ? '' : ` (${limit.source})`}.`,
      ]),
  ...(budget === null && asksApproval
    ? ['No approved budget is on record, so operating expenses aren’t compared with one.']
    : []),
  ...(funds.some(({ kind }) => kind === 'trust') ? ['Money held in trust isn’t included.'] : []),
]
