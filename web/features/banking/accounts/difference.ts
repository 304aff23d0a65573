import type { BankAccount } from '../../../../contract/banking/bank-account.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'

/** How the bank compares with the books. */
export interface Difference {
  tone: 'good' | 'bad' | 'unknown'
  /** What it says, without colour. */
  words: string
  /** What follows from it. */
  hint: string
}

type Compared = Pick<BankAccount, 'differenceCents' | 'unpostedCents' | 'toMatch' | 'matched'>

const openHint = ({ toMatch, matched }: Compared): string => {
  if (toMatch > 0) return 'Match the remaining transactions, then post them.'
  return matched > 0
    ? 'Post what is matched. If a difference is left, a file is missing or something was recorded only in the books.'
    : 'A file is missing, or something was recorded only in the books. Compare the balances with the bank’s statement.'
}

/** Says whether the bank and the books agree; they do where all that separates them is transactions to post. */
export const differenceOf = (account: Compared): Difference => {
  const { differenceCents: cents, unpostedCents } = account
  if (cents === null)
    return { tone: 'unknown', words: 'Not known yet', hint: 'Add a bank file with a closing balance to compare them.' }
  if (cents !== 0) return { tone: 'bad', words: `${formatMoney(Math.abs(cents))} off`, hint: openHint(account) }
  return unpostedCents === 0
    ? { tone: 'good', words: 'In balance', hint: 'The books agree with the bank to the cent.' }
    : { tone: 'good', words: 'In balance', hint: 'All that’s left is to post the new transactions.' }
}

/** Says what a posting brought: how much came in, and how the bank and the books compare now. */
export const postedWords = (rows: number, { differenceCents: cents }: Pick<Compared, 'differenceCents'>): string => {
  const many = counted(rows, 'transaction')
  if (cents === null) return `${many} posted.`
  return cents === 0
    ? `${many} posted. The bank and the books are in balance.`
    : `${many} posted. The bank and the books differ by ${formatMoney(Math.abs(cents))}.`
}

/** Masks all but the digits of an account number that are kept: `•••4471`. */
export const maskedWords = (lastDigits: string): string => `•••${lastDigits}`
