/** Running balances of a bank: each follows from the one before it, whichever end of the file is the oldest. */

/** What a row adds, and what the bank says was left after it, in cents. */
export interface Step {
  cents: number
  balanceCents: number | null
}

/** Finds the first row whose balance doesn’t follow from those before it; -1 where all do. */
const breakAt = (steps: readonly Step[]): number => {
  let expected: number | null = null
  return steps.findIndex(({ cents, balanceCents }) => {
    const next: number | null = expected === null ? balanceCents : expected + cents
    expected = next
    return next !== null && balanceCents !== null && balanceCents !== next
  })
}

/** Puts rows in the order in which they happened, by their days, and where these are the same by their balances. */
export const inOrder = <S extends Step & { day: string }>(rows: readonly S[]): S[] => {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return []
  const newestFirst = rows.toReversed()
  if (first.day !== last.day) return first.day < last.day ? [...rows] : newestFirst
  return breakAt(rows) >= 0 && breakAt(newestFirst) < 0 ? newestFirst : [...rows]
}

/** Finds the row, of rows in order, whose balance doesn’t follow; null where all do. */
export const brokenStep = <S extends Step>(rows: readonly S[]): S | null => rows[breakAt(rows)] ?? null

/** Whether the balances join up, from one end or the other; not so where there are none. */
export const isBalanced = (steps: readonly Step[]): boolean =>
  steps.filter(({ balanceCents }) => balanceCents !== null).length > 1 &&
  (breakAt(steps) < 0 || breakAt(steps.toReversed()) < 0)

/** Reads what was there at the beginning and the end of rows in order; null where the bank doesn’t say. */
export const endsOf = (rows: readonly Step[]): { openingCents: number | null; closingCents: number | null } => {
  const first = rows.findIndex(({ balanceCents }) => balanceCents !== null)
  if (first < 0) return { openingCents: null, closingCents: null }
  const through = rows.slice(0, first + 1).reduce((sum, { cents }) => sum + cents, 0)
  const openingCents = rows[first]!.balanceCents! - through
  return { openingCents, closingCents: openingCents + rows.reduce((sum, { cents }) => sum + cents, 0) }
}
