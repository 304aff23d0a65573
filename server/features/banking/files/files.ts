/** Files of a bank: tried, read otherwise, added with their new rows, and taken away again. */
import { readFile } from 'node:fs/promises'
import type { BankFile, BankFileChoices, BankFileStep } from '../../../../contract/banking/bank-file.ts'
import { bankTryKeptDays } from '../../../../contract/limits/banking.ts'
import { tableFileMostBytes } from '../../../../contract/limits/tables.ts'
import type { Upload } from '../../../../contract/route.ts'
import { later } from '../../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, InvalidField, orNotFound, requireVersion } from '../../../http/errors.ts'
import { holdAccount, requireAccount, type ById } from '../accounts/accounts.ts'
import { noteChange, wakeBanking } from '../record.ts'
import { cellsOf, dateOrderOf } from '../../../platform/tables/columns.ts'
import { recordsOf } from '../../../platform/tables/table.ts'
import { fingerprintOf, guessChoices } from './columns.ts'
import { readRaw } from './read-raw.ts'
import { shownText } from './statement.ts'
import { judge, rawOfFile, requireFile, shownFile, type ReadableFile } from './reading.ts'
import { deleteRows, insertRows } from './rows-store.ts'
import {
  deleteFile,
  deleteOldTries,
  insertFile,
  markUndone,
  selectMapping,
  updateRead,
  upsertMapping,
  type KnownFile,
} from './store.ts'

const readable = new Set(['text/csv', 'text/plain', 'application/x-ofx'])

const requireUpload = async ([file, ...more]: readonly Upload[]): Promise<{ content: Buffer; fileName: string }> => {
  if (!file) throw InvalidField('files', 'Choose a file from the bank.')
  if (more.length > 0) throw InvalidField('files', 'Choose one file at a time.')
  if (!readable.has(file.contentType))
    throw InvalidField('files', 'This isn’t a file from a bank. Download the transactions as CSV, OFX or QFX.')
  if (file.sizeBytes > tableFileMostBytes)
    throw InvalidField('files', 'This file is larger than 2 MB. Download fewer days at a time.')
  return { content: await readFile(file.path), fileName: file.name }
}

/**
 * Tries a file without adding anything; its columns are taken as in the account's last file with the same headings. 400 for
 * what can't be read; 404 for an account of another building.
 */
export const tryFile = async (
  ctx: InBuilding,
  { params, files }: ById & { files: readonly Upload[] },
): Promise<BankFile> => {
  await requireAccount(ctx, params.id)
  return tryContent(ctx, params.id, await requireUpload(files))
}

/** Tries the content of a file, as above. */
export const tryContent = async (
  ctx: InBuilding,
  accountId: string,
  { content, fileName }: { content: Buffer; fileName: string },
): Promise<BankFile> => {
  const raw = await readRaw(content)
  return inTransaction(ctx, async (tx) => {
    const account = await requireAccount(tx, accountId)
    const headings = raw.format === 'csv' ? fingerprintOf(raw.rows) : null
    const remembered = headings === null ? null : await selectMapping(tx.db, tx.building._id, accountId, headings)
    const choices = raw.format === 'csv' ? (remembered ?? guessChoices(raw.rows)) : null
    const judged = await judge(tx, account, raw, { choices, isRemembered: Boolean(remembered) })
    const _id = newId(Date.parse(tx.now))
    const sentBy = tx.account?._id ?? null
    const made = { _id, accountId, fileName, format: raw.format, headings, content, at: tx.now, sentBy }
    await insertFile(tx.db, tx.building._id, made, judged)
    wakeBanking(tx)
    return shownFile(await requireFile(tx, _id))
  })
}

type Of<Name extends BankFileStep['step']> = Extract<BankFileStep, { step: Name }>

/** Takes what was said about how a table is read, and finds out the rest again where it rests on that. */
const choicesAfter = (rows: readonly string[][], before: BankFileChoices, said: Of<'read'>): BankFileChoices => {
  const { headingRow = before.headingRow } = said
  const base = headingRow === before.headingRow ? before : guessChoices(rows, headingRow)
  const meanings = said.meanings ?? base.meanings
  const isTurned = said.isTurned ?? base.isTurned
  if (said.dates !== undefined && said.dates !== null) return { headingRow, meanings, dates: said.dates, isTurned }
  const isSameDate = meanings.indexOf('date') === base.meanings.indexOf('date')
  const found = dateOrderOf(cellsOf(recordsOf(rows, headingRow), meanings, 'date'))
  return { headingRow, meanings, dates: isSameDate && said.dates === undefined ? base.dates : found, isTurned }
}

const readOtherwise = async (tx: InBuilding, file: KnownFile, raw: ReadableFile, said: Of<'read'>): Promise<void> => {
  if (raw.format !== 'csv' || file.choices === null) throw Conflict('OFX and QFX files don’t need column settings.')
  const choices = choicesAfter(raw.rows, file.choices, said)
  const judged = await judge(tx, await requireAccount(tx, file.accountId), raw, { choices, isRemembered: false })
  await updateRead(tx.db, tx.building._id, { _id: file._id, state: 'tried' }, judged)
}

const add = async (tx: InBuilding, file: KnownFile, raw: ReadableFile): Promise<void> => {
  const { _id: fileId, accountId, choices, headings } = file
  const { isRemembered } = file.reading
  const judged = await judge(tx, await requireAccount(tx, accountId), raw, { choices, isRemembered })
  const [fault] = judged.reading.faults
  if (fault !== undefined) throw Conflict(fault)
  const fresh = judged.rows.filter((_, i) => !judged.known.has(i))
  if (fresh.length === 0) throw Conflict('All of these transactions were added before.')
  const made = fresh.map((row) => ({
    ...{ ...row, _id: newId(Date.parse(tx.now)), text: shownText(row.text) },
    reference: row.reference === null ? null : shownText(row.reference),
  }))
  const rows = await insertRows(tx.db, tx.building._id, { accountId, fileId }, made)
  await updateRead(tx.db, tx.building._id, { _id: fileId, state: 'added' }, judged)
  if (choices !== null && headings !== null)
    await upsertMapping(tx.db, tx.building._id, { accountId, headings, choices, at: tx.now })
  await noteChange(tx, { action: 'file added', accountId, after: { file: file.fileName, rows } })
}

const undo = async (tx: InBuilding, file: KnownFile): Promise<void> => {
  if (file.state !== 'added') throw Conflict('This file wasn’t added.')
  if (file.isPosted) throw Conflict('Some of these transactions are in the books. Undo their posting first.')
  if (file.isCovered) throw Conflict('A later file covers the same days. Undo that one first.')
  const rows = await deleteRows(tx.db, tx.building._id, file._id)
  await markUndone(tx.db, tx.building._id, file._id)
  await noteChange(tx, {
    ...{ action: 'file undone', accountId: file.accountId },
    after: { file: file.fileName, rows },
  })
}

/** The file, with its account held, as the caller saw it; 409 with the newer one for a stale version. */
const requireSeen = async (tx: InBuilding, id: string, version: number): Promise<KnownFile> => {
  const { accountId } = await requireFile(tx, id)
  await holdAccount(tx, accountId)
  const file = await requireFile(tx, id)
  requireVersion(shownFile(file), version)
  return file
}

const take = async (tx: InBuilding, file: KnownFile, step: BankFileStep, raw: ReadableFile | null): Promise<void> => {
  if (step.step === 'undo') return undo(tx, file)
  if (file.state !== 'tried') throw Conflict('This file was already added.')
  if (step.step === 'discard') await deleteFile(tx.db, tx.building._id, file._id)
  else if (step.step === 'add') await add(tx, file, orNotFound(raw))
  else await readOtherwise(tx, file, orNotFound(raw), step)
  wakeBanking(tx)
}

/**
 * Takes a step with a file; answers it as it is then, or null where it was discarded. 404 for one of another building; 409 for
 * a stale version, for a file that can't be added, and for rows that are in the books.
 */
export const stepFile = async (
  ctx: InBuilding,
  { params, body }: ById & { body: BankFileStep },
): Promise<BankFile | null> => {
  const { state } = await requireFile(ctx, params.id)
  // A large file is read before the transaction, which would hold a connection while it waits.
  const isRead = state === 'tried' && (body.step === 'read' || body.step === 'add')
  const raw = isRead ? await rawOfFile(ctx, params.id) : null
  return inTransaction(ctx, async (tx) => {
    await take(tx, await requireSeen(tx, params.id, body.version), body, raw)
    return body.step === 'discard' ? null : shownFile(await requireFile(tx, params.id))
  })
}

export const sweepJob = 'banking.sweepFiles'

const dayMs = 86_400_000

/** Drops files that were only tried a week ago. */
export const sweepFiles = (ctx: Ctx): Promise<void> => deleteOldTries(ctx.db, later(ctx.now, -bankTryKeptDays * dayMs))
