/** Steps with balances: read in another way, added to the books, taken out of them again, and discarded. */
import type { BookImport, BookImportChoices, BookImportStep } from '../../../contract/book-imports/book-import.ts'
import { importTryKeptDays } from '../../../contract/limits/book-imports.ts'
import { formatDate, later } from '../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict, InvalidField, orNotFound, requireVersion } from '../../http/errors.ts'
import { booksOf, bringForward, dayToEnter, keepingLevies, settleHoldings, takeBack } from '../ledger/ledger.ts'
import { datesIn, guessChoices, headingRowKept, type TableChoices } from './columns.ts'
import { judge, requireImport, shownImport, tableOfImport, todayIn, type ById, type Judged } from './reading.ts'
import { noteChange, wakeImports } from './record.ts'
import { typesAfter } from './types.ts'
import {
  deleteImport,
  deleteOldTries,
  markAdded,
  markUndone,
  selectImport,
  updateRead,
  upsertMapping,
  type KnownImport,
} from './store.ts'

type Of<Name extends BookImportStep['step']> = Extract<BookImportStep, { step: Name }>
type Rows = readonly string[][] | null

/** Takes what was said about balances, and finds out the rest of how the table is read where it rests on that. */
const choicesAfter = (rows: Rows, before: BookImportChoices, said: Of<'read'>): BookImportChoices => {
  const { asOf = before.asOf, operatingCents = before.operatingCents, reserveCents = before.reserveCents } = said
  const { expectedCents = before.expectedCents, headingRow = before.headingRow } = said
  const compared = { asOf, operatingCents, reserveCents, expectedCents }
  const base = rows !== null && headingRow !== before.headingRow ? guessChoices(rows, headingRow) : before
  const { meanings = base.meanings, isTurned = base.isTurned } = said
  const isSameDate = meanings.indexOf('date') === base.meanings.indexOf('date')
  const found = isSameDate ? base.dates : datesIn(rows ?? [], headingRow, meanings)
  const { dates = found } = said
  return { ...compared, headingRow, meanings, isTurned, dates, types: typesAfter(before.types, said.types ?? []) }
}

/** How the table is read, of all that was chosen. */
const tableChoices = ({ headingRow, meanings, dates, isTurned, types }: BookImportChoices): TableChoices => ({
  ...{ headingRow, meanings, dates, isTurned, types },
})

const readAgain = async (tx: InBuilding, known: KnownImport, rows: Rows, said: Of<'read'>): Promise<void> => {
  if (said.asOf !== undefined && said.asOf >= todayIn(tx)) throw InvalidField('asOf', 'Enter a date before today')
  const choices = choicesAfter(rows, known.choices, said)
  const isSame = JSON.stringify(tableChoices(choices)) === JSON.stringify(tableChoices(known.choices))
  const isRemembered = isSame && known.reading.isRemembered
  const judged = await judge(tx, known, rows, { choices, isRemembered })
  await updateRead(tx.db, tx.building._id, known._id, judged)
}

/** Enters what balances come to; answers the sources under which it is in the books. */
const enter = async (tx: InBuilding, { _id }: KnownImport, { choices, balances }: Judged): Promise<string[]> => {
  const { asOf } = choices
  const { lockedThrough } = await booksOf(tx.db, tx.building._id)
  const today = todayIn(tx)
  const source = (what: string) => `import:${_id}:${what}`
  const charges = balances.flatMap((balance) =>
    balance.charges.map(({ row, unitNumber: _unit, ...charge }) => ({
      ...{ ...charge, source: source(String(row)) },
      day: dayToEnter(charge.dueOn, lockedThrough, today),
    })),
  )
  const credits = balances
    .filter(({ creditCents }) => creditCents > 0)
    .map(({ holdingId, creditCents: cents }) => ({ holdingId, cents, source: source(`credit:${holdingId}`) }))
  const cash = (['operating', 'reserve'] as const).flatMap((fund) => {
    const cents = choices[`${fund}Cents`]
    return cents === null || cents === 0 ? [] : [{ fund, cents, source: source(`bank:${fund}`) }]
  })
  const authority = `Previous records, as of ${formatDate(asOf)}`
  await bringForward(tx, { day: dayToEnter(asOf, lockedThrough, today), charges, credits, cash, authority })
  return [...charges, ...credits, ...cash].map((one) => one.source)
}

const add = async (tx: InBuilding, known: KnownImport, rows: Rows): Promise<void> => {
  const buildingId = tx.building._id
  await settleHoldings(tx)
  const { choices, headings } = known
  const judged = await judge(tx, known, rows, { choices, isRemembered: known.reading.isRemembered })
  const [fault] = judged.reading.faults
  if (fault !== undefined) throw Conflict(fault)
  await updateRead(tx.db, buildingId, known._id, judged)
  const sources = await enter(tx, known, judged)
  await markAdded(tx.db, buildingId, known._id, { sources, at: tx.now, sentBy: tx.account?._id ?? null })
  if (headings !== null && rows !== null) {
    const remembered = { ...tableChoices(choices), headingRow: headingRowKept(rows, choices.headingRow) }
    await upsertMapping(tx.db, buildingId, { headings, choices: remembered, at: tx.now })
  }
  await noteChange(tx, 'added', await requireImport(tx, known._id))
}

const undo = async (tx: InBuilding, known: KnownImport): Promise<void> => {
  if (known.state !== 'added') throw Conflict('These balances aren’t in the books.')
  const words = 'Opening balances undone'
  await keepingLevies(tx, () => takeBack(tx, { sources: known.sources ?? [], words }))
  await markUndone(tx.db, tx.building._id, known._id)
  await noteChange(tx, 'undone', known)
}

const take = async (tx: InBuilding, known: KnownImport, step: BookImportStep, rows: Rows): Promise<void> => {
  if (step.step === 'undo') return undo(tx, known)
  if (known.state !== 'tried') throw Conflict('These balances were already added.')
  if (step.step === 'discard') await deleteImport(tx.db, tx.building._id, known._id)
  else if (step.step === 'add') await add(tx, known, rows)
  else await readAgain(tx, known, rows, step)
  wakeImports(tx)
}

const once = ['book_imports_one_operating', 'book_imports_one_reserve', 'book_imports_one_roster', 'book_imports_once']

/**
 * Takes a step with balances; answers them as they are then, or null where they were discarded. 404 for those of another
 * building; 409 for a stale version, for what can't be added, and where credit of them was refunded since.
 */
export const stepImport = async (
  ctx: InBuilding,
  { params, body }: ById & { body: BookImportStep },
): Promise<BookImport | null> => {
  const before = await requireImport(ctx, params.id)
  // A large table is read before the transaction, which would hold a connection while it waits.
  const isRead = before.state === 'tried' && (body.step === 'read' || body.step === 'add')
  const rows = isRead ? await tableOfImport(ctx, before) : null
  try {
    return await inTransaction(ctx, async (tx) => {
      const known = orNotFound(await selectImport(tx.db, tx.building._id, params.id, { isHeld: true }))
      if (known.version !== body.version) requireVersion(await shownImport(tx, known), body.version)
      await take(tx, known, body, rows)
      return body.step === 'discard' ? null : shownImport(tx, await requireImport(tx, params.id))
    })
  } catch (error) {
    const isTwice = once.some((constraint) => violates(error, constraint))
    throw isTwice ? Conflict('Someone else just added balances like these. Reload to see them.') : error
  }
}

export const sweepJob = 'book-imports.sweep'

const dayMs = 86_400_000

/** Drops balances that were tried a while ago and never added. */
export const sweepImports = (ctx: Ctx): Promise<void> =>
  deleteOldTries(ctx.db, later(ctx.now, -importTryKeptDays * dayMs))
