/** Looks through all that the ledger of a building has entered for what the product would never have written. */
import type { InBuilding } from '../../context.ts'
import { sealOf } from './sealing.ts'
import { countBooks, selectEntriesAfter, selectEntry, type Books, type FoundEntry } from './store.ts'

/** An entry that isn't as it was written, and what is wrong with it. */
export interface Fault {
  entryId: string
  source: string
  why: string
}

const sumsByFund = (lines: NonNullable<FoundEntry['lines']>): number[] => [
  ...lines
    .reduce((sums, { fundId, cents }) => sums.set(fundId, (sums.get(fundId) ?? 0) + cents), new Map<string, number>())
    .values(),
]

const turns = (lines: NonNullable<FoundEntry['lines']>, reversed: FoundEntry['lines']): boolean =>
  JSON.stringify(lines) === JSON.stringify(reversed?.map((line) => ({ ...line, cents: -line.cents })))

const faultIn = async (ctx: InBuilding, entry: FoundEntry): Promise<string | null> => {
  const { lines, lineCount, seal, reversesId } = entry
  if (!lines || lines.length !== lineCount) return `it has ${lines?.length ?? 0} of ${lineCount} lines`
  if (sumsByFund(lines).some((sum) => sum !== 0)) return 'it doesn’t sum to zero in each fund'
  if (sealOf({ ...entry, lines }) !== seal) return 'it isn’t as it was entered'
  if (!reversesId) return null
  const reversed = await selectEntry(ctx.db, ctx.building._id, reversesId)
  return turns(lines, reversed?.lines ?? null) ? null : 'it doesn’t undo the entry that it reverses'
}

const atOnceMost = 1000

/** Reads every entry of the building once; answers what its books hold, and the first entry that isn't as it was written. */
export const verifyLedger = async (ctx: InBuilding): Promise<{ books: Books; fault: Fault | null }> => {
  const books = await countBooks(ctx.db, ctx.building._id)
  let after: string | null = null
  for (;;) {
    const entries: FoundEntry[] = await selectEntriesAfter(ctx.db, ctx.building._id, after, atOnceMost)
    for (const entry of entries) {
      const why = await faultIn(ctx, entry)
      if (why) return { books, fault: { entryId: entry._id, source: entry.source, why } }
    }
    const last = entries.at(-1)
    if (!last) return { books, fault: null }
    after = last._id
  }
}
