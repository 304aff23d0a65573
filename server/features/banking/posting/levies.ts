/** Rows of a posting that are spent from special levies, whose money is there only once. */
import type { InBuilding } from '../../../context.ts'
import { chartOf, type NewEntry } from '../../ledger/ledger.ts'
import { requireCovered, requireSpendable } from '../../levies/levies.ts'
import type { KnownRow } from '../rows/store.ts'
import { levyEntry } from './entries.ts'

/** A row that is spent from a levy. */
export type LevyRow = Pick<KnownRow, '_id' | 'cents'> & { outcome: { categoryId: string; levyId: string } }

/** Keeps the rows that are spent from a levy, or come back to it. */
const levyRowsOf = (rows: readonly KnownRow[]): (KnownRow & LevyRow)[] =>
  rows.filter((row): row is KnownRow & LevyRow => row.outcome?.kind === 'category' && row.outcome.levyId !== null)

/** Lists the levies of rows, each once. */
export const levyIdsOf = (rows: readonly KnownRow[]): string[] => [
  ...new Set(levyRowsOf(rows).map(({ outcome }) => outcome.levyId)),
]

/** Makes the entries of rows, of levies that the caller holds; 409 for a levy that was completed since. */
export const levyEntries = async (
  tx: InBuilding,
  rows: readonly KnownRow[],
  enteredOf: (row: KnownRow) => Pick<NewEntry, 'day' | 'source'> & { valueDay: string; cents: number },
): Promise<NewEntry[]> => {
  const chart = await chartOf(tx)
  const entries: NewEntry[] = []
  for (const row of levyRowsOf(rows)) {
    const { fundId, name } = await requireSpendable(tx, row.outcome.levyId, row.cents)
    entries.push(levyEntry(chart, fundId, { ...enteredOf(row), name, categoryId: row.outcome.categoryId }))
  }
  return entries
}

/** Refuses rows that were entered where they took more from a levy than it had. */
export const requireLeviesCovered = (tx: InBuilding, rows: readonly KnownRow[]): Promise<void> => {
  const moved = new Map<string, number>()
  for (const { outcome, cents } of levyRowsOf(rows)) moved.set(outcome.levyId, (moved.get(outcome.levyId) ?? 0) + cents)
  return requireCovered(
    tx,
    [...moved].flatMap(([id, cents]) => (cents < 0 ? [id] : [])),
  )
}
