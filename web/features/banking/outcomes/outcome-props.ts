import type { BankAccount } from '../../../../contract/banking/bank-account.ts'
import type { BankRow, Outcome } from '../../../../contract/banking/bank-row.ts'
import type { Categories } from '../matching/outcome-words.ts'

/** What each form of an outcome takes. */
export interface OutcomeProps {
  account: BankAccount
  row: BankRow
  categories: Categories
  /** Throws what the server refuses, for the form. */
  onMatch: (outcome: Outcome) => Promise<unknown>
  onClose: () => void
}

/** What to say when the server doesn’t word why it refused a match. */
export const matchFailed = 'We couldn’t save this match. Please try again; nothing you typed was lost.'
