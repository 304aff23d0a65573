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

type Compared = Pick<BankAccount, 'differenceCents' | 'unpostedCents' | 'outstandingCents' | 'toMatch' | 'matched'>

/** What there is to do first; null where all is posted. */
const stepOf = ({ toMatch, matched }: Compared): string | null => {
  if (toMatch > 0)
    return toMatch === 1
      ? 'Match the remaining transaction, then post it.'
      : `Match the remaining ${toMatch} transactions, then post them.`
  return matched > 0 ? 'Post what is matched.' : null
}

/**
 * Says what may explain a difference. Transactions that aren’t posted count as explained, so they close it only where they turn
 * out to be recorded already; the last one can’t where its amount is another.
 */
const openHint = (account: Compared, cents: number): string => {
  const { toMatch, matched, unpostedCents } = account
  const isOther = toMatch === 1 && matched === 0 && unpostedCents !== -cents
  const step = isOther ? 'The remaining transaction doesn’t explain this difference.' : stepOf(account)
  const left = 'A file is missing, or the books have something that the bank doesn’t show yet, such as a cheque.'
  if (step === null) return `${left} Compare the balances with the bank’s statement.`
  return isOther ? `${step} ${left}` : `${step} If a difference is left: ${left[0]!.toLowerCase()}${left.slice(1)}`
}

/** Says whether the bank and the books agree, apart from transactions that aren’t posted and what isn’t at the bank yet. */
export const differenceOf = (account: Compared): Difference => {
  const { differenceCents: cents, outstandingCents } = account
  const recorded = outstandingCents > 0 ? `Recorded, not yet at the bank: ${formatMoney(outstandingCents)}. ` : ''
  if (cents === null)
    return { tone: 'unknown', words: 'Not known yet', hint: 'Add a bank file with a closing balance to compare them.' }
  const words = `${formatMoney(Math.abs(cents))} off`
  if (cents !== 0) return { tone: 'bad', words, hint: `${recorded}${openHint(account, cents)}` }
  const agreed =
    recorded === '' ? 'The books agree with the bank to the cent.' : 'Apart from that, the books agree with it.'
  return { tone: 'good', words: 'In balance', hint: `${recorded}${stepOf(account) ?? agreed}` }
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
