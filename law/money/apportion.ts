/** Entitlements may have decimals; a millionth is finer than any plan has them. */
const finest = 1_000_000

/**
 * Divides cents by weights, such as unit entitlements, to the last cent: each share is rounded down, and the cents left
 * over go one by one to the shares that lost most by it, in a tie to the one that is listed first. A negative total is
 * divided as the positive one. Throws a RangeError where no weight is above 0.
 */
export const apportion = (totalCents: number, weights: readonly number[]): number[] => {
  const whole = weights.map((weight) => BigInt(Math.round(weight * finest)))
  const sum = whole.reduce((all, weight) => all + weight, 0n)
  if (sum <= 0n) throw new RangeError('Nothing can be divided where no weight is above 0.')
  const total = BigInt(Math.abs(totalCents))
  const parts = whole.map((weight, index) => ({
    index,
    cents: Number((total * weight) / sum),
    lost: (total * weight) % sum,
  }))
  const left = Math.abs(totalCents) - parts.reduce((all, { cents }) => all + cents, 0)
  const byLoss = parts.toSorted((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1))
  const lucky = new Set(byLoss.slice(0, left).map(({ index }) => index))
  const sign = totalCents < 0 ? -1 : 1
  return parts.map(({ cents, index }) => (cents + (lucky.has(index) ? 1 : 0)) * sign || 0)
}

const monthsOfYear = 12

/**
 * The cents of a month of a year's contribution, to the nearest cent. Each month has the same, so that a debit stays the
 * same: twelve of them may differ from the year by up to six cents.
 */
export const monthOf = (yearCents: number): number => Math.round(yearCents / monthsOfYear)

/** How far twelve equal months miss the year, in cents; above 0 where they bring in more. */
export const roundingOfYear = (yearCents: number): number => monthOf(yearCents) * monthsOfYear - yearCents
