/** The only writer of the ledger: entries that sum to zero in each fund, each entered once. */
import { addDays, formatDate, formatMonth, localDateOf, type LocalDate } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict, orNotFound } from '../../http/errors.ts'
import { sealOf, type Entry, type Line } from './sealing.ts'
import { insertEntries, lockedConstraint, selectEntry, selectLockedThrough } from './store.ts'

/** An entry to write; `source` says what it stands for, such as `fee:2026-12:<unit>`. */
export interface NewEntry {
  day: LocalDate
  valueDay?: LocalDate
  source: string
  words: string
  lines: readonly Line[]
}

/** A call, or a job or command that says who it is. */
export type Poster = InBuilding & {
  /** Who enters it where no one is signed in: the name of a job or command. */
  readonly actor?: string
}

const sealed = (ctx: Poster, entry: NewEntry, reversesId: string | null) => {
  const { day, valueDay = null, source, words, lines } = entry
  const whole: Entry = {
    ...{ _id: newId(Date.parse(ctx.now)), buildingId: ctx.building._id, recordedAt: ctx.now },
    ...{ day, valueDay, source, words, reversesId, lines },
    enteredBy: ctx.account?._id ?? null,
    actor: ctx.account ? null : (ctx.actor ?? 'system'),
  }
  return { ...whole, seal: sealOf(whole) }
}

const write = async (
  ctx: Poster,
  entries: readonly NewEntry[],
  reversesId: string | null,
): Promise<Map<string, string>> => {
  const all = entries.map((entry) => sealed(ctx, entry, reversesId))
  try {
    return await inTransaction(ctx, (tx) => insertEntries(tx.db, tx.building._id, all))
  } catch (error) {
    if (!violates(error, lockedConstraint)) throw error
    const { detail: lockedThrough } = error as { detail: LocalDate }
    const day = all.map((one) => one.day).toSorted()[0]!
    throw Conflict(`${formatMonth(day)} is locked. The first open day is ${formatDate(addDays(lockedThrough, 1))}.`)
  }
}

/**
 * Enters what happened, all of it or nothing. What was entered before under the same source is left as it is. Answers the
 * ids of the new entries, by source. 409 for a day in a month that is locked; the database refuses lines that don't sum to zero.
 */
export const post = (ctx: Poster, entries: readonly NewEntry[]): Promise<ReadonlyMap<string, string>> =>
  write(ctx, entries, null)

const latest = (...days: readonly LocalDate[]): LocalDate => days.reduce((one, other) => (one < other ? other : one))

/**
 * Undoes an entry by one with its signs turned: today, on the entry's own day where that is to come, or on the first open
 * day, for what a locked month says stays; the bank's day is said where a bank did it. Answers its id. 404 for an entry of another building; 409 for one that was
 * reversed before. What belongs to a debt or a payment is undone by their own verbs.
 */
export const reverse = async (
  ctx: Poster,
  { entryId, words, valueDay }: { entryId: string; words: string; valueDay?: LocalDate | undefined },
): Promise<string> => {
  const { lines, day: own } = orNotFound(await selectEntry(ctx.db, ctx.building._id, entryId))
  const lockedThrough = await selectLockedThrough(ctx.db, ctx.building._id)
  const open = lockedThrough === null ? own : addDays(lockedThrough, 1)
  const day = latest(localDateOf(ctx.now, ctx.building.timeZone), own, open)
  const turned = lines!.map((line) => ({ ...line, cents: -line.cents }))
  const entry = {
    day,
    source: `reversal:${entryId}`,
    words,
    lines: turned,
    ...(valueDay !== undefined && { valueDay }),
  }
  const [id] = (await write(ctx, [entry], entryId)).values()
  if (id === undefined) throw Conflict('This entry was already reversed.')
  return id
}
