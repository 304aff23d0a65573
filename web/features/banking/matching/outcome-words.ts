import type { BankAccounts } from '../../../../contract/banking/bank-account.ts'
import type { BankRow, Outcome, PaidOut } from '../../../../contract/banking/bank-row.ts'
import { fundNamesWith } from '../../../../contract/ledger/ledger-words.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { Labels } from '../../../../law/law.ts'

/** What a transaction is matched with, or seems to be, in words. */

export type Categories = BankAccounts['categories']
type Named = Pick<BankRow, 'cents' | 'holdings' | 'payment' | 'run' | 'paidOut' | 'levy'>

const unitOf = ({ holdings }: Named, id: string): string =>
  holdings.find(({ holdingId }) => holdingId === id)?.unitNumber ?? 'Unit'

/** The owners that are asked, each once, and their units: `Olivia Owner’s answer (703, 305)`. */
const askedWords = (row: Named, ask: readonly string[]): string => {
  const asked = ask.flatMap((id) => row.holdings.filter(({ holdingId }) => holdingId === id))
  const owners = [...new Set(asked.flatMap(({ owners: names }) => names))]
  const units = asked.map(({ unitNumber }) => unitNumber).join(', ')
  const [one, ...others] = owners
  if (one === undefined) return `Wait for the owners’ answer (${units})`
  return others.length === 0
    ? `Wait for ${one}’s answer (${units})`
    : `Wait for the answer of ${owners.join(', ')} (${units})`
}

const paymentWords = (row: Named, { shares, ask }: Extract<Outcome, { kind: 'payment' }>): string => {
  const left = row.cents - shares.reduce((sum, { cents }) => sum + cents, 0)
  const said = shares
    .map(({ holdingId, cents, word }) =>
      [unitOf(row, holdingId), formatMoney(cents), word && '(as the payer said)'].filter(Boolean).join(' '),
    )
    .join(', ')
  if (left <= 0) return said
  const rest = ask.length > 0 ? askedWords(row, ask) : 'Payment to allocate later'
  return shares.length === 0 ? rest : `${said}, ${formatMoney(left)} left: ${rest}`
}

type FundWords = Pick<Labels, 'reserveFund'>

const transferWords = (
  { cents }: Named,
  { fund }: Extract<Outcome, { kind: 'transfer' }>,
  labels: FundWords,
): string => {
  const name = fundNamesWith(labels)[fund]
  return cents > 0 ? `Transfer from the ${name}` : `Transfer to the ${name}`
}

const dayAndPayer = ({ payment }: Named): string =>
  payment === null ? '' : [formatDate(payment.day), payment.payer].filter(Boolean).join(', ')

const debitsWords = ({ run }: Named): string =>
  run === null ? 'Pre-authorized debits' : `${counted(run.count, 'debit')} of ${formatDate(run.on)}`

/** Says which refund, returned payment or expense it is: `Refund to 703, Nov 18, 2026`, `Repairs, Nov 5, 2026 (Rona, 118)`. */
export const paidOutWords = ({ what, day, unitNumbers, expense }: PaidOut): string => {
  if (expense) {
    const more = [expense.payee, expense.reference].filter(Boolean).join(', ')
    return `${expense.category.name}, ${formatDate(day)}${more && ` (${more})`}`
  }
  const units = unitNumbers.join(', ')
  const noun = what === 'refund' ? `Refund${units && ` to ${units}`}` : `Returned payment${units && ` of ${units}`}`
  return `${noun}, ${formatDate(day)}`
}

const unnamed = { refund: 'a refund', return: 'a returned payment', expense: 'an expense' } as const

const recordedWords = ({ paidOut }: Named, { id, what }: Extract<Outcome, { kind: 'paidOut' }>): string => {
  const found = paidOut.find(({ _id }) => _id === id)
  return `Already recorded: ${found ? paidOutWords(found) : unnamed[what]}`
}

const categoryWords = (
  { levy }: Named,
  { categoryId, levyId }: Extract<Outcome, { kind: 'category' }>,
  categories: Categories,
): string => {
  const category = categories.find(({ _id }) => _id === categoryId)
  const of = levy !== null && levy._id === levyId ? `, special levy “${levy.name}”` : ''
  if (!category) return `Income or expense${of}`
  return `${category.kind === 'income' ? 'Income' : 'Expense'}: ${category.name}${of}`
}

/** Says what an outcome is: `703 $433.07, 305 $266.93`, `Wait for Olivia Owner’s answer (703, 305)`, `Expense: Hydro`. */
export const outcomeWords = (row: Named, outcome: Outcome, categories: Categories, labels: FundWords): string => {
  switch (outcome.kind) {
    case 'payment':
      return paymentWords(row, outcome)
    case 'recorded':
      return `Already recorded: ${dayAndPayer(row) || 'a payment'}`
    case 'debits':
      return debitsWords(row)
    case 'paidOut':
      return recordedWords(row, outcome)
    case 'returned':
      return `Returned payment: ${dayAndPayer(row) || 'not named'}`
    case 'category':
      return categoryWords(row, outcome, categories)
    case 'transfer':
      return transferWords(row, outcome, labels)
    case 'ignored':
      return `Ignored: ${outcome.reason}`
  }
}

/** Says of a transaction that was just matched, ignored or undone what became of it, for those who only hear it. */
export const saidOf = (row: BankRow, categories: Categories, labels: FundWords): string => {
  const { outcome } = row
  if (outcome === null) return 'Match undone.'
  if (outcome.kind === 'payment' && outcome.shares.length > 0)
    return `Matched with ${outcome.shares.map(({ holdingId }) => unitOf(row, holdingId)).join(', ')}.`
  return outcome.kind === 'ignored' ? 'Ignored.' : `Matched. ${outcomeWords(row, outcome, categories, labels)}.`
}

/** Says which transaction was put back, and why. */
export const refusedWords = ({ day, cents }: Pick<BankRow, 'day' | 'cents'>, why: string): string =>
  `${formatDate(day)}, ${signedMoney(cents)}: ${why}`

/** Names the direction of an amount. */
export const directionOf = (cents: number): string => (cents > 0 ? 'Deposit' : 'Withdrawal')

/** An amount with its sign: `+$433.07`, `−$1,200.00`. */
export const signedMoney = (cents: number): string => `${cents > 0 ? '+' : ''}${formatMoney(cents)}`
