/** Looks through all that the ledger of a building has entered for what the product would never have written. */
import type { InBuilding } from '../../context.ts'
import { selectMiscount } from './debts/checking-store.ts'
import { sealOf } from './sealing.ts'
import { countBooks, selectEntriesAfter, selectEntry, type Books, type FoundEntry } from './store.ts'

/** What isn't as it was written: its name and id, and what is wrong with it. */
export interface Fault {
  what: string
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
  const { lines, lineCount, agrees, seal, reversesId } = entry
  if (!lines || lines.length !== lineCount) return `it has ${lines?.length ?? 0} of ${lineCount} lines`
  if (sumsByFund(lines).some((sum) => sum !== 0)) return 'it doesn’t sum to zero in each fund'
  if (!agrees || sealOf({ ...entry, lines }) !== seal) return 'it isn’t as it was entered'
  if (!reversesId) return null
  const reversed = await selectEntry(ctx.db, ctx.building._id, reversesId)
  return turns(lines, reversed?.lines ?? null) ? null : 'it doesn’t undo the entry that it reverses'
}

/** Money as the operator reads it. */
const dollars = (cents: number): string => (cents / 100).toFixed(2)

const miscountIn = async (ctx: InBuilding): Promise<Fault | null> => {
  const found = await selectMiscount(ctx.db, ctx.building._id)
  if (!found) return null
  const { id, what, cents, rightCents } = found
  return { what: `The ${what} ${id}`, why: `it says ${dollars(cents)} instead of ${dollars(rightCents)}` }
}

const atOnceMost = 1000

/**
 * Reads every entry of the building once, then counts what is open of every debt and left of every payment. Answers what
 * its books hold, and the first thing that isn't as it was written.
 */
export const verifyLedger = async (ctx: InBuilding): Promise<{ books: Books; fault: Fault | null }> => {
  const books = await countBooks(ctx.db, ctx.building._id)
  let after: string | null = null
  for (;;) {
    const entries: FoundEntry[] = await selectEntriesAfter(ctx.db, ctx.building._id, after, atOnceMost)
    for (const entry of entries) {
      const why = await faultIn(ctx, entry)
      if (why) return { books, fault: { what: `Entry ${entry._id} (${entry.source})`, why } }
    }
    const last = entries.at(-1)
    if (!last) return { books, fault: await miscountIn(ctx) }
    after = last._id
  }
}
