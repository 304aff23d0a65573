import type { BankAccount, BankAccounts, BankFund } from '../../../../contract/banking/bank-account.ts'
import type { BankRow } from '../../../../contract/banking/bank-row.ts'
import { isInBooks } from '../../../../contract/banking/banking-words.ts'

/** What a withdrawal leaves, by the figures of the server: most of them have it already. */

type Row = Pick<BankRow, 'cents' | 'state' | 'outcome'>

/** The cents that the fund of an account has once a row is entered as its income or expense. */
export const leftInFund = (fundCents: BankAccounts['fundCents'], fund: BankFund, row: Row): number => {
  const { cents, state, outcome } = row
  const isCounted = state === 'matched' && outcome?.kind === 'category' && outcome.levyId === null
  return fundCents[fund] + (isCounted ? 0 : cents)
}

/** The cents that an account has by the books once it has all its rows, and this one. */
export const leftInAccount = (account: Pick<BankAccount, 'booksCents' | 'unpostedCents'>, row: Row): number => {
  const { cents, state, outcome } = row
  const isCounted = state === 'toMatch' || (state === 'matched' && outcome !== null && !isInBooks(outcome))
  return account.booksCents + account.unpostedCents + (isCounted ? 0 : cents)
}
