import { fundLabelsWith } from '../../../contract/ledger/ledger-words.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { FundReport, SpendingFund } from '../../../contract/spending/report.ts'
import { addDays, formatDate, type LocalDate } from '../../../contract/time.ts'
import { plusMonths, type Labels } from '../../../law/law.ts'

/** The balances of the two main funds at the end of a month. */
export interface MonthBalances extends Record<SpendingFund, number> {
  /** The last day of the month; of one that isn’t over, the last day reported. */
  day: LocalDate
}

type Reported = Pick<FundReport, 'funds' | 'months' | 'to'>

/** Gives the balances of the two main funds by month. */
export const balancesOf = ({ funds, months, to }: Reported): MonthBalances[] => {
  const balances = (kind: SpendingFund) => funds.find((fund) => fund.kind === kind)?.balancesCents ?? []
  const [operating, reserve] = [balances('operating'), balances('reserve')]
  return months.map((month, index) => {
    const last = addDays(plusMonths(month, 1), -1)
    return { day: last < to ? last : to, operating: operating[index] ?? 0, reserve: reserve[index] ?? 0 }
  })
}

/** Tells whether there is something to draw: more than one month, and money in one of them. */
export const isDrawn = (balances: readonly MonthBalances[]): boolean =>
  balances.length > 1 && balances.some(({ operating, reserve }) => operating !== 0 || reserve !== 0)

/** Steps of a scale that people read easily. */
const roundSteps = [1, 2, 2.5, 5, 10]
const fewestStepCents = 1000
const stepsMost = 4

const stepFor = (spanCents: number): number => {
  const least = Math.max(spanCents / stepsMost, fewestStepCents)
  const tens = 10 ** Math.floor(Math.log10(least))
  return tens * (roundSteps.find((step) => step * tens >= least) ?? 10)
}

/** Gives the amounts at the lines of a chart, in cents from the top down; 0 is always one of them. */
export const scaleOf = (cents: readonly number[]): number[] => {
  const [least, most] = [Math.min(0, ...cents), Math.max(0, ...cents)]
  const step = stepFor(most - least)
  const [bottom, top] = [Math.floor(least / step), Math.max(Math.ceil(most / step), 1)]
  return Array.from({ length: top - bottom + 1 }, (_, index) => (top - index) * step)
}

/** Says an amount of the scale, which has no cents: `$150,000`. */
export const scaleWords = (cents: number): string => formatMoney(cents).replace(/\.00$/, '')

/** `Nov`, for below a chart. */
export const shortMonth = (day: LocalDate): string => formatDate(day).split(' ')[0] ?? ''

/** Says the first and the last balances of a chart, for those who don’t see it. */
export const balancesWords = (balances: readonly MonthBalances[], labels: Pick<Labels, 'reserveFund'>): string => {
  const fundLabels = fundLabelsWith(labels)
  const said = (fund: SpendingFund): string =>
    `${fundLabels[fund]}: from ${formatMoney(balances.at(0)?.[fund] ?? 0)} to ${formatMoney(balances.at(-1)?.[fund] ?? 0)}`
  return `Balances of ${balances.length} months. ${said('operating')}. ${said('reserve')}.`
}
