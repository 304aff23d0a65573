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
 * Shares a payment with one unit first: what is due there, then what is due for the others, and what is left as credit of
 * the first one.
 */
export const sharesFirst = ({ unplacedCents, holdings }: Waits, first: string): Share[] => {
  const ordered = withFirst(holdings, first)
  let left = unplacedCents
  const shares = ordered.map(({ holdingId, dueCents }) => {
    const cents = Math.min(left, dueCents)
    left -= cents
    return { holdingId, cents }
  })
  return shares
    .map((share, index) => (index === 0 ? { ...share, cents: share.cents + left } : share))
    .filter(({ cents }) => cents > 0)
}

/** Says how a payment is shared: "$433.07 for 703, $266.93 for 305". */
export const sharesWords = ({ holdings }: Waits, shares: readonly Share[]): string =>
  shares
    .map(
      ({ holdingId, cents }) =>
        `${formatMoney(cents)} for ${holdings.find((one) => one.holdingId === holdingId)!.unitNumber}`,
    )
    .join(', ')
