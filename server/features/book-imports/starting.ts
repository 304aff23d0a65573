/** Starting to bring balances in: of a file, of the roster, or of the bank alone. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import type { BookImport, BookImportDraft, BookImportOffer } from '../../../contract/book-imports/book-import.ts'
import type { ImportOrigin } from '../../../contract/book-imports/book-import-words.ts'
import { tableFileMostBytes } from '../../../contract/limits/tables.ts'
import type { Download, Upload } from '../../../contract/route.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import { csvFile } from '../../platform/csv.ts'
import { debtorsOn, settleHoldings } from '../ledger/ledger.ts'
import { openingsInRoster } from '../units/units.ts'
import { choicesLike, fingerprintOf, guessChoices, type TableChoices } from './columns.ts'
import { firstChoices, judge, requireImport, rowsOf, shownImport, todayIn } from './reading.ts'
import { wakeImports } from './record.ts'
import { insertImport, selectEntered, selectMapping } from './store.ts'
import { owedCents } from './table.ts'

/** A table to read, with the name of its file where it is one. */
interface Given {
  content: Buffer
  fileName: string | null
}

const readable = new Set(['text/csv', 'text/plain'])

const givenFile = async ([file, ...more]: readonly Upload[]): Promise<Given> => {
  if (!file) throw InvalidField('files', 'Choose a file.')
  if (more.length > 0) throw InvalidField('files', 'Choose one file at a time.')
  if (!readable.has(file.contentType))
    throw InvalidField('files', 'This isn’t a CSV file. Save the table as CSV first.')
  if (file.sizeBytes > tableFileMostBytes) throw InvalidField('files', 'This file is larger than 2 MB. Split it.')
  return { content: await readFile(file.path), fileName: file.name }
}

const columnsOfTemplate = ['unit_number', 'charge_type', 'due_date', 'amount', 'fund', 'memo'] as const

/** Reads the opening balances of the roster, once where several owners of a unit have the same; the table refuses what isn't an amount. */
const rosterOpenings = async (ctx: InBuilding) => {
  const all = await openingsInRoster(ctx.db, ctx.building._id, todayIn(ctx))
  const read = all.map((one) => ({ ...one, cents: owedCents(one.amount) })).filter(({ cents }) => cents !== 0)
  return [...new Map(read.map((one) => [`${one.unitNumber} ${one.cents ?? one.amount}`, one])).values()]
}

/** Writes what the roster says as a table like that of a file. */
const givenRoster = async (ctx: InBuilding): Promise<Given> => {
  const openings = await rosterOpenings(ctx)
  if (openings.length === 0) throw Conflict('The roster has no opening balances.')
  const content = stringify([
    ['unit_number', 'amount'],
    ...openings.map(({ unitNumber, amount }) => [unitNumber, amount]),
  ])
  return { content: Buffer.from(content), fileName: null }
}

const given = (ctx: InBuilding, origin: ImportOrigin, files: readonly Upload[]): Promise<Given | null> => {
  if (origin === 'file') return givenFile(files)
  if (files.length > 0) throw InvalidField('files', 'No file is needed for this.')
  return origin === 'roster' ? givenRoster(ctx) : Promise.resolve(null)
}

/**
 * Tries balances without entering anything; the columns of a file are taken as in the last file with the same headings. 400
 * for what can't be read; 409 where the roster has no balances.
 */
export const startImport = async (
  ctx: InBuilding,
  { body: { origin }, files }: { body: BookImportDraft; files: readonly Upload[] },
): Promise<BookImport> => tryTable(ctx, origin, await given(ctx, origin, files))

const noTable: TableChoices = { headingRow: 0, meanings: [], dates: 'yearFirst', isTurned: false, types: [] }

/** Tries a table, as above, or the bank balances alone. */
export const tryTable = async (ctx: InBuilding, origin: ImportOrigin, from: Given | null): Promise<BookImport> => {
  const rows = from && (await rowsOf(from.content))
  return inTransaction(ctx, async (tx) => {
    await settleHoldings(tx)
    const headings = rows && fingerprintOf(rows)
    const remembered = headings === null ? null : await selectMapping(tx.db, tx.building._id, headings)
    const table = rows === null ? noTable : remembered ? choicesLike(rows, remembered) : guessChoices(rows)
    const choices = { ...firstChoices(tx), ...table }
    const contentKey = from && createHash('sha256').update(from.content).digest('hex')
    const judged = await judge(tx, { origin, contentKey }, rows, { choices, isRemembered: remembered !== null })
    const _id = newId(Date.parse(tx.now))
    const { content, fileName } = from ?? { content: null, fileName: null }
    const made = { _id, origin, fileName, headings, contentKey, content, at: tx.now }
    await insertImport(tx.db, tx.building._id, { ...made, sentBy: tx.account?._id ?? null }, judged)
    wakeImports(tx)
    return shownImport(tx, await requireImport(tx, _id))
  })
}

/** Tells what can be brought in without a file: what the roster says, and which bank balances aren't in the books. */
export const offerImports = async (ctx: InBuilding): Promise<BookImportOffer> => {
  const entered = await selectEntered(ctx.db, ctx.building._id)
  const openings = entered.roster ? [] : await rosterOpenings(ctx)
  const cents = openings.reduce((sum, one) => sum + (one.cents ?? 0), 0)
  return {
    roster: openings.length === 0 ? null : { units: new Set(openings.map((one) => one.unitNumber)).size, cents },
    funds: (['operating', 'reserve'] as const).filter((fund) => !entered[fund]),
  }
}

/** Makes an empty table with a row for each unit that has owners. */
export const downloadTemplate = async (ctx: InBuilding): Promise<Download> => {
  const units = (await debtorsOn(ctx, todayIn(ctx))).map(({ unit }) => [unit.unitNumber, '', '', '', '', ''])
  return csvFile([[...columnsOfTemplate], ...units], `${ctx.building.name} opening balances.csv`)
}
