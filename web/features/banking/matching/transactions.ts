import type { BankAccount } from '../../../../contract/banking/bank-account.ts'
import type { BankRow, Outcome } from '../../../../contract/banking/bank-row.ts'
import type { RowState } from '../../../../contract/banking/banking-words.ts'

/** The transactions as the screen holds them: what the server lists, and what was changed here since. */

/** Where a transaction is in the list. */
export type Place = Pick<BankRow, '_id' | 'day'>

const inOrder = (a: Place, b: Place): number =>
  a.day === b.day ? (a._id < b._id ? -1 : a._id > b._id ? 1 : 0) : a.day < b.day ? -1 : 1

/**
 * Gives the list with what was changed here: a transaction that was just matched stays in its place, so that it can be undone,
 * until another filter is chosen. A version of the server that is newer than ours wins.
 */
export const withChanged = (listed: readonly BankRow[], changed: ReadonlyMap<string, BankRow>): readonly BankRow[] => {
  if (changed.size === 0) return listed
  const all = new Map(listed.map((row) => [row._id, row]))
  for (const [id, row] of changed) {
    const theirs = all.get(id)
    if (!theirs || theirs.version <= row.version) all.set(id, row)
  }
  return [...all.values()].toSorted(inOrder)
}

/** Finds the transaction that is being looked at: the chosen one or, if it is gone, the next one to match after its place. */
export const currentOf = (rows: readonly BankRow[], chosen: Place | null): BankRow | undefined => {
  const same = rows.find(({ _id }) => _id === chosen?._id)
  if (same) return same
  const toMatch = rows.filter(({ state }) => state === 'toMatch')
  const after = chosen === null ? toMatch[0] : toMatch.find((row) => inOrder(chosen, row) < 0)
  return after ?? toMatch.at(-1) ?? rows[0]
}

/** Finds the next one to match after this one, from the top again at the end; this one if none is left. */
export const nextToMatch = (rows: readonly BankRow[], row: BankRow): BankRow => {
  const at = rows.findIndex(({ _id }) => _id === row._id)
  const order = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))]
  return order.find(({ state }) => state === 'toMatch') ?? row
}

/** Finds the one that many places further, within the list. */
export const movedBy = (rows: readonly BankRow[], row: BankRow, by: number): BankRow => {
  const at = rows.findIndex(({ _id }) => _id === row._id)
  return rows[Math.max(0, Math.min(rows.length - 1, at + by))] ?? row
}

/** Shows the transaction as it will be once it is matched so, or no longer matched. */
export const asMatched = (row: BankRow, outcome: Outcome | null): BankRow => ({
  ...row,
  outcome,
  state: outcome === null ? 'toMatch' : outcome.kind === 'ignored' ? 'ignored' : 'matched',
})

export type Counts = Pick<BankAccount, 'toMatch' | 'matched'>

/** Moves the counts after a transaction went from one state to another. */
export const afterMove = ({ toMatch, matched }: Counts, from: RowState, to: RowState): Counts => {
  const change = (state: RowState) => Number(to === state) - Number(from === state)
  return { toMatch: toMatch + change('toMatch'), matched: matched + change('matched') }
}

/** Says how far the matching is: `61 of 64 matched`. */
export const counterWords = ({ toMatch, matched }: Counts): string => `${matched} of ${toMatch + matched} matched`

/** Counts the proposals that are certain. */
export const certainIn = (rows: readonly BankRow[]): number =>
  rows.filter(({ state, proposal }) => state === 'toMatch' && proposal?.confidence === 'certain').length

/** Adds up what comes in and what goes out. */
export const sumsOf = (rows: readonly Pick<BankRow, 'cents'>[]): { depositCents: number; withdrawalCents: number } => ({
  depositCents: rows.reduce((sum, { cents }) => sum + Math.max(cents, 0), 0),
  withdrawalCents: rows.reduce((sum, { cents }) => sum + Math.max(-cents, 0), 0),
})

/** Says before a posting whether it can be undone: not after owners were notified of a returned payment. */
export const undoWords = (rows: readonly Pick<BankRow, 'outcome'>[]): string => {
  const returned = rows.filter(({ outcome }) => outcome?.kind === 'returned').length
  if (returned === 0) return 'You can undo the posting while its months are open.'
  return returned === 1
    ? 'The owners of the returned payment are notified, so you can’t undo this posting.'
    : 'The owners of the returned payments are notified, so you can’t undo this posting.'
}
