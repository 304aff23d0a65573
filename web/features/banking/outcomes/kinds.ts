import type { BankFund } from '../../../../contract/banking/bank-account.ts'
import type { BankRow } from '../../../../contract/banking/bank-row.ts'
import type { OutcomeKind } from '../../../../contract/banking/banking-words.ts'

/** Owners pay into the operating account, and get their money back from it. */
const operating = {
  deposits: ['payment', 'recorded', 'debits', 'category', 'transfer', 'ignored'],
  withdrawals: ['category', 'paidOut', 'returned', 'transfer', 'ignored'],
} as const
/** The reserve pays no owner, but expenses. */
const reserve = {
  deposits: ['category', 'transfer', 'ignored'],
  withdrawals: ['category', 'paidOut', 'transfer', 'ignored'],
} as const

/** Lists what a transaction of a fund’s account can turn out to be, the most usual first. */
export const kindsFor = (cents: number, fund: BankFund): readonly OutcomeKind[] =>
  (fund === 'operating' ? operating : reserve)[cents > 0 ? 'deposits' : 'withdrawals']

/** Says what the form of a transaction begins with: what it is matched with or seems to be. */
export const kindOf = ({ cents, outcome, proposal }: BankRow, fund: BankFund): OutcomeKind => {
  const kinds = kindsFor(cents, fund)
  const kind = outcome?.kind ?? proposal?.outcome.kind
  return kind !== undefined && kinds.includes(kind) ? kind : kinds[0]!
}
