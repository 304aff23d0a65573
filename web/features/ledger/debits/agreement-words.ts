import type { Agreement } from '../../../../contract/debits/agreement.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'

/** What screens say of agreements to debit an account. */

/** Says when how much is debited, as far as it is known. */
export const debitedWords = (
  { notice, startsOn, covers, lastDebit }: Pick<Agreement, 'notice' | 'startsOn' | 'covers' | 'lastDebit'>,
  { isConfirmed, today }: { isConfirmed: boolean; today: LocalDate },
): string => {
  if (lastDebit?.isReturned)
    return `Your bank returned the debit of ${formatDate(lastDebit.on)}. You still owe what it was for; please pay it another way.`
  if (!isConfirmed) return 'Debits haven’t begun yet. Please pay as usual until we tell you the first amount.'
  if (notice === null)
    return startsOn > today
      ? `Debits begin on ${formatDate(startsOn)} or later. We’ll tell you the amount first.`
      : 'Nothing has been debited yet. We’ll tell you the amount first.'
  const amount = formatMoney(notice.cents)
  if (notice.from > today) return `${amount} will be debited on ${formatDate(notice.from)} or later.`
  return covers === 'fees'
    ? `${amount} is debited when your fees are due.`
    : `${amount} is debited when your fees and special levies are due.`
}

/** Names the account without telling its number: `Institution 003, account ending in 123`. */
export const accountWords = ({ institution, lastThree }: Pick<Agreement, 'institution' | 'lastThree'>): string =>
  `Institution ${institution}, account ending in ${lastThree}`

/** Says how much was debited, and when; null before the first time. */
export const lastDebitWords = ({ lastDebit }: Pick<Agreement, 'lastDebit'>): string | null =>
  lastDebit &&
  `${formatMoney(lastDebit.cents)} on ${formatDate(lastDebit.on)}${lastDebit.isReturned ? ', returned by the bank' : ''}`

/** Says which amount the owner was notified of, and when; null before the first time. */
export const noticeWords = ({ notice }: Pick<Agreement, 'notice'>): string | null =>
  notice && `${formatMoney(notice.cents)}, sent ${formatDate(notice.toldOn)}`

/** Says how the agreement came about, and how it ended. */
export const madeWords = ({
  identity,
  agreedOn,
  endedOn,
  endReason,
}: Pick<Agreement, 'identity' | 'agreedOn' | 'endedOn' | 'endReason'>): string[] => [
  identity === null
    ? `Agreed to online on ${formatDate(agreedOn)}.`
    : `Signed on paper on ${formatDate(agreedOn)}. Identity verified: ${identity}`,
  ...(endedOn === null
    ? []
    : [endReason === null ? `Ended on ${formatDate(endedOn)}.` : `Ended on ${formatDate(endedOn)}: ${endReason}`]),
]

/** Gives the first day of the month after, on which an agreement begins unless another day is chosen. */
export const firstOfNext = (today: LocalDate): LocalDate => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
}

/** Says from when to when it runs; only how long ago it ended where it ended before it began. */
export const periodWords = ({ startsOn, endedOn }: Pick<Agreement, 'startsOn' | 'endedOn'>): string => {
  if (endedOn === null) return `From ${formatDate(startsOn)}`
  return endedOn < startsOn ? `Ended ${formatDate(endedOn)}` : `${formatDate(startsOn)} to ${formatDate(endedOn)}`
}
