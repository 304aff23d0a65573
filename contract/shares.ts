/** How far owners' shares may miss the whole, in percentage points: three thirds are written as 33.33. */
const shareTolerance = 0.05

/**
 * What is odd about the shares of all owners of a unit, in per cent: their sum where it is not 100, or no sum where one of
 * several has no share. Null where they make the whole, or nobody said any.
 */
export const doubtAboutShares = (shares: readonly (number | null)[]): { sum: number | null } | null => {
  const known = shares.filter((share) => share !== null)
  if (known.length === 0) return null
  if (known.length < shares.length) return { sum: null }
  const sum = Math.round(known.reduce((total, share) => total + share, 0) * 10_000) / 10_000
  return Math.abs(sum - 100) <= shareTolerance ? null : { sum }
}
