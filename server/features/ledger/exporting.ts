/** The books in words, for files: entry by entry, account by account, and owner by owner. */
import type { LocalDate } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import { statementOf, type Statement } from './debts/statements.ts'
import {
  selectEntriesBetween,
  selectLedgerOwners,
  selectMovements,
  selectTrialBalance,
  type Between,
  type BookEntry,
  type LedgerOwner,
  type Movement,
  type TrialLine,
} from './export-store.ts'

const entriesOfPart = 500
const beginning = '0001-01-01'

/** Reads the entries between two days, by day and then as they were entered, some at a time. */
export async function* entriesBetween(ctx: InBuilding, between: Between): AsyncGenerator<BookEntry[]> {
  let after: BookEntry | null = null
  do {
    const part: BookEntry[] = await selectEntriesBetween(ctx.db, ctx.building._id, between, {
      after,
      most: entriesOfPart,
    })
    yield part
    after = part.length < entriesOfPart ? null : part.at(-1)!
  } while (after !== null)
}

/** Sums up each account in each fund between two days. */
export const trialBalance = (ctx: InBuilding, between: Between): Promise<TrialLine[]> =>
  selectTrialBalance(ctx.db, ctx.building._id, between)

/** Sums up what each account of income and expense took in or cost in each fund between two days. */
export const incomeAndExpense = (ctx: InBuilding, between: { from: LocalDate; to: LocalDate }): Promise<Movement[]> =>
  selectMovements(ctx.db, ctx.building._id, between)

/** Reads what each set of owners was charged and paid between two days, by unit. */
export async function* ownerLedgers(
  ctx: InBuilding,
  { from, to }: Between,
): AsyncGenerator<LedgerOwner & { statement: Statement }> {
  for (const owner of await selectLedgerOwners(ctx.db, ctx.building._id, to))
    yield { ...owner, statement: await statementOf(ctx, owner.holdingId, { from: from ?? beginning, to }) }
}
