import { adjustmentAheadMostDays, adjustmentAfterMostDays, adjustmentOldestDays } from '../limits/ledger.ts'
import { formatMoney } from '../money.ts'
import { addDays, formatDate, formatMonth, type LocalDate } from '../time.ts'
import type { AdjustmentRow, Adjustments, SaleSide } from './adjustments.ts'

/** The time of an account of owners; both days included, null for an open side. */
interface Held {
  from: LocalDate | null
  to: LocalDate | null
}

const earlierOf = (one: LocalDate, other: LocalDate): LocalDate => (one < other ? one : other)
const laterOf = (one: LocalDate, other: LocalDate): LocalDate => (one > other ? one : other)

const boundsOf = ({ from, to }: Held, today: LocalDate) => {
  const oldest = addDays(today, -adjustmentOldestDays)
  const latest = addDays(today, adjustmentAheadMostDays)
  const bought = from === null ? oldest : laterOf(oldest, addDays(from, 1))
  return {
    earliest: to === null ? bought : laterOf(bought, addDays(to, -adjustmentAfterMostDays)),
    latest: to === null ? latest : earlierOf(latest, addDays(to, adjustmentAfterMostDays)),
  }
}

/** Finds the adjustment date to begin with: the first day after the account ended, or else today. */
export const usualAdjustmentDay = (held: Held, today: LocalDate): LocalDate =>
  laterOf(held.to === null ? today : addDays(held.to, 1), boundsOf(held, today).earliest)

/** Says why a day can’t be the adjustment date at which these owners sell, in a sentence; null where it can. */
export const adjustmentDayFault = (held: Held, on: LocalDate, today: LocalDate): string | null => {
  const { earliest, latest } = boundsOf(held, today)
  if (held.from !== null && on <= held.from)
    return `These owners bought on ${formatDate(held.from)}. For that sale, open the account of the owners before them.`
  if (earliest > latest) return 'This account ended too long ago'
  return on < earliest || on > latest ? `Choose a day from ${formatDate(earliest)} to ${formatDate(latest)}` : null
}

const sideLabels: Readonly<Record<SaleSide, string>> = { seller: 'Seller', buyer: 'Buyer' }

/** Says which side credits the other for the month, in a sentence. */
export const netWords = ({ net, on, asOf, rows }: Pick<Adjustments, 'net' | 'on' | 'asOf' | 'rows'>): string => {
  const month = formatMonth(on)
  if (net)
    return net.by === 'buyer'
      ? `Buyer credits seller ${formatMoney(net.cents)} for ${month}.`
      : `Seller credits buyer ${formatMoney(net.cents)} for ${month}.`
  if (rows.some(({ kind }) => kind === 'fee')) return `No credit between the parties for ${month}.`
  return on > asOf ? `No fee for ${month} is on record yet.` : `No fee is on record for ${month}.`
}

/** Names what was charged to one side and is the other’s, in a sentence each. */
export const misplacedWords = ({ rows }: Pick<Adjustments, 'rows'>): string[] =>
  rows.flatMap(({ kind, words, isCharged, owedBy, sellerCents, buyerCents }) => {
    const cents = owedBy === 'seller' ? buyerCents : sellerCents
    if (kind === 'fee' || !isCharged || cents === 0) return []
    const [payer, other] = owedBy === 'seller' ? ['seller', 'buyer'] : ['buyer', 'seller']
    return [
      `${words}: ${formatMoney(cents)} was charged to the ${payer}, but it’s the ${other}’s. Unless that charge is cancelled, the ${other} credits it too.`,
    ]
  })

/** Says how a row is divided, or why it isn’t; nothing where its words say enough. */
export const shareWords = ({ kind, days }: Pick<AdjustmentRow, 'kind' | 'days'>): string => {
  if (days) return `Seller ${days.seller} of ${days.month} days, buyer ${days.month - days.seller}`
  if (kind === 'difference') return 'Not divided: it’s for earlier months'
  return kind === 'nextFee' ? 'Not divided: it’s for the next month' : ''
}

/** Says whose account a row is charged to, or will be. */
export const chargedWords = ({ owedBy, isCharged }: Pick<AdjustmentRow, 'owedBy' | 'isCharged'>): string =>
  isCharged ? sideLabels[owedBy] : `${sideLabels[owedBy]}, not charged yet`

type Later = Adjustments['account']['later'][number]

/** Lists charges with what is owed of each and its due day: `Guest suite, $5.00, due Nov 29, 2026; …`. */
const laterWords = (later: readonly Later[]): string =>
  later.map(({ words, dueOn, cents }) => `${words}, ${formatMoney(cents)}, due ${formatDate(dueOn)}`).join('; ')

/** Says what the seller owes from the adjustment date on that is in no row, in a sentence for each kind. */
const restWords = (later: readonly Later[]): string[] => {
  const sumOf = (all: readonly Later[]) => formatMoney(all.reduce((sum, { cents }) => sum + cents, 0))
  const whole = later.filter(({ isForPeriod }) => !isForPeriod)
  const forPeriods = later.filter(({ isForPeriod }) => isForPeriod)
  return [
    ...(whole.length > 0
      ? [
          `The seller also owes ${sumOf(whole)} of charges that aren’t divided by time and stay on the seller’s account: ${laterWords(whole)}.`,
        ]
      : []),
    ...(forPeriods.length > 0
      ? [
          `These figures don’t divide ${sumOf(forPeriods)} that is also owed on the seller’s account: ${laterWords(forPeriods)}.`,
        ]
      : []),
  ]
}

/** Says what is owed on the seller’s account, and what was paid ahead, in sentences. */
export const sellerWords = ({ account, on, asOf }: Pick<Adjustments, 'account' | 'on' | 'asOf'>): string[] => {
  const { dueCents, later, creditCents } = account
  const days = { now: formatDate(asOf), due: formatDate(on) }
  return [
    dueCents > 0
      ? `As of ${days.now}, the seller owes ${formatMoney(dueCents)} due before ${days.due}. It stays on the seller’s account.`
      : `As of ${days.now}, the seller owes nothing due before ${days.due}.`,
    ...restWords(later),
    ...(on > asOf ? [`Charges that are added after ${days.now} aren’t included.`] : []),
    ...(creditCents > 0
      ? [`The seller has a credit of ${formatMoney(creditCents)}, which stays on their account.`]
      : []),
  ]
}
