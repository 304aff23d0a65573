/** How a bank account compares with the books through a day. */
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'

/** What the files of an account say through a day. */
export interface Through {
  name: string
  /** Transactions that aren’t in the books yet and aren’t ignored. */
  unposted: number
  /** The last day of its files; null where none begins by that day. */
  filesEndOn: LocalDate | null
  /** The first balance of the bank from that day on, and what the books have by then with what isn’t posted yet. */
  bankOn: LocalDate | null
  bankCents: number | null
  booksCents: number
}

/** Says in sentences why an account doesn’t agree with the books through a day; none where it does, or has no files yet. */
export const bankOpenWords = (
  { name, unposted, filesEndOn, bankOn, bankCents, booksCents }: Through,
  lastDay: LocalDate,
): string[] => {
  if (filesEndOn === null) return []
  const through = formatDate(lastDay)
  const difference = bankCents === null ? 0 : bankCents - booksCents
  return [
    ...(unposted > 0
      ? [
          `${name}: ${counted(unposted, 'transaction', 'transactions')} through ${through} ${unposted === 1 ? 'isn’t' : 'aren’t'} posted yet.`,
        ]
      : []),
    ...(filesEndOn < lastDay ? [`${name}: the bank files end on ${formatDate(filesEndOn)}.`] : []),
    ...(bankOn !== null && difference !== 0
      ? [
          `${name}: the bank has ${formatMoney(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than the books as of ${formatDate(bankOn)}.`,
        ]
      : []),
  ]
}
