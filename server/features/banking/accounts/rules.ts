/** How a bank account compares with the books at the end of a month. */
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { formatDate, formatMonth, type LocalDate } from '../../../../contract/time.ts'

/** What the books have by a day. */
interface InBooks {
  booksCents: number
  /** Recorded refunds and expenses that the bank doesn’t show by then. */
  outstandingCents: number
}

/** A balance that the bank says, and what the books have by then, with transactions that aren’t posted. */
interface Closing extends InBooks {
  on: LocalDate
  cents: number
  /** What transactions add from then to the end of the month, or below zero, what they took since. */
  untilEndCents: number
}

/** What is known of an account at the end of a month. */
export interface AtEnd extends InBooks {
  name: string
  /** Transactions through that day that aren’t in the books and aren’t ignored. */
  unposted: number
  /** Transactions of the month. */
  rows: number
  /** The last day of its files; null where none begins by the end of the month. */
  filesEndOn: LocalDate | null
  /** Whether a file with transactions of the month was added after it. */
  isAddedLater: boolean
  /** Those closest to the end of the month, the closest first. */
  closings: readonly Closing[]
}

/** Finds how much more the bank has than the books, beyond what is outstanding; 0 with or without it is agreement. */
const beyond = (bankCents: number, { booksCents, outstandingCents }: InBooks): number =>
  bankCents === booksCents ? 0 : bankCents - booksCents - outstandingCents

/** Finds how far the closest balance is off at the end of the month; 0 where any agrees, then or on its own later day. */
const differenceOf = (account: AtEnd, lastDay: LocalDate): number => {
  const { closings } = account
  const differences = closings.map(({ cents, untilEndCents }) => beyond(cents + untilEndCents, account))
  const agrees = closings.some(
    (one, at) => differences[at] === 0 || (one.on >= lastDay && beyond(one.cents, one) === 0),
  )
  return agrees ? 0 : differences[0]!
}

/** Says in a sentence why an account doesn’t agree with the books at the end of a month; null where it does, or has no files yet. */
export const bankOpenWords = (account: AtEnd, lastDay: LocalDate): string | null => {
  const { name, unposted, rows, filesEndOn, isAddedLater, closings, outstandingCents } = account
  const day = formatDate(lastDay)
  if (filesEndOn === null) return null
  if (unposted > 0)
    return `${name}: ${counted(unposted, 'unposted transaction', 'unposted transactions')} through ${day}.`
  if (filesEndOn < lastDay && !isAddedLater) return `${name}: bank files end on ${formatDate(filesEndOn)}.`
  if (closings.length === 0)
    return rows > 0 ? null : `${name}: the bank files have no transactions for ${formatMonth(lastDay)}.`
  const difference = differenceOf(account, lastDay)
  if (difference === 0) return null
  const words = `${formatMoney(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than the books`
  const besides = outstandingCents > 0 ? `, apart from ${formatMoney(outstandingCents)} not yet at the bank` : ''
  return `${name}: the bank has ${words} on ${day}${besides}.`
}
