import type { WaitingPayment } from '../../../../contract/banking/waiting.ts'
import { formatMoney } from '../../../../contract/money.ts'

type Waits = Pick<WaitingPayment, 'unplacedCents' | 'holdings'>
type Share = { holdingId: string; cents: number }

/** Lists the units in question with one of them first. */
const withFirst = (holdings: Waits['holdings'], first: string): Waits['holdings'] => [
  ...holdings.filter(({ holdingId }) => holdingId === first),
  ...holdings.filter(({ holdingId }) => holdingId !== first),
]

/**
 * Shares a payment with one unit first: what is due there, then what is due for the others, then what falls due within a month
 * in the same order, and what is left as credit of the first one.
 */
export const sharesFirst = ({ unplacedCents, holdings }: Waits, first: string): Share[] => {
  const ordered = withFirst(holdings, first)
  let left = unplacedCents
  const take = (most: number): number => {
    const cents = Math.min(left, most)
    left -= cents
    return cents
  }
  const due = ordered.map(({ dueCents }) => take(dueCents))
  const later = ordered.map(({ laterCents }) => take(laterCents))
  return ordered
    .map(({ holdingId }, i) => ({ holdingId, cents: due[i]! + later[i]! + (i === 0 ? left : 0) }))
    .filter(({ cents }) => cents > 0)
}

/** Says what a unit owes: "$4.12 is due, and $433.07 more within a month." */
export const owedWords = ({ dueCents, laterCents }: Waits['holdings'][number]): string => {
  const due = dueCents > 0 ? `${formatMoney(dueCents)} is due` : 'Nothing is due'
  if (laterCents === 0) return `${due}.`
  return dueCents > 0
    ? `${due}, and ${formatMoney(laterCents)} more within a month.`
    : `${due} now, and ${formatMoney(laterCents)} within a month.`
}

/** Says what amounts come to, beside what is left of the payment: "Together $900.00 of $700.00: $200.00 too much.". */
export const sumWords = (cents: number, unplacedCents: number): string => {
  const sum = `Together ${formatMoney(cents)} of ${formatMoney(unplacedCents)}`
  return cents > unplacedCents ? `${sum}: ${formatMoney(cents - unplacedCents)} too much.` : `${sum}.`
}

/** Says how a payment is shared: "$433.07 for 703, $266.93 for 305". */
export const sharesWords = ({ holdings }: Waits, shares: readonly Share[]): string =>
  shares
    .map(
      ({ holdingId, cents }) =>
        `${formatMoney(cents)} for ${holdings.find((one) => one.holdingId === holdingId)!.unitNumber}`,
    )
    .join(', ')
