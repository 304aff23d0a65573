import { fundNamesWith } from '../../../../contract/ledger/ledger-words.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
import type { Labels } from '../../../../law/law.ts'

/** How it is said that a fund, or its bank account, has less than nothing. */

type FundWords = Pick<Labels, 'reserveFund'>

/** A fund, or its bank account, with what it has in cents. */
export interface Left {
  fund: 'operating' | 'reserve'
  /** Its bank account instead of the fund. */
  isAccount?: boolean
  cents: number
}

/** Says what a step leaves a fund with, if that is below zero: `This leaves the operating fund overdrawn by $120.00.`; null otherwise. */
export const leavesWords = ({ fund, isAccount = false, cents }: Left, labels: FundWords): string | null => {
  if (cents >= 0) return null
  const name = isAccount ? `bank account of the ${fundNamesWith(labels)[fund]}` : fundNamesWith(labels)[fund]
  return `This leaves the ${name} overdrawn by ${formatMoney(-cents)}.`
}

/** A fund of a report or a list, of which the two main ones can be overdrawn. */
export interface Balance {
  kind: 'operating' | 'reserve' | 'levy' | 'trust'
  cents: number
}

/** Says which of the two main funds are below zero, today or at the end of a day that is over; a sentence for each. */
export const overdrawnWords = (funds: readonly Balance[], labels: FundWords, on: LocalDate | null = null): string[] =>
  funds.flatMap(({ kind, cents }) => {
    if (cents >= 0 || kind === 'levy' || kind === 'trust') return []
    const name = fundNamesWith(labels)[kind]
    const amount = formatMoney(-cents)
    return on === null
      ? `The ${name} is overdrawn by ${amount}.`
      : `The ${name} was overdrawn by ${amount} on ${formatDate(on)}.`
  })
