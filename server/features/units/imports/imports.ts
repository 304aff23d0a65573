/** Imports of a roster: a file is tried, adjusted, written by a job as a whole, and can be undone as a whole. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Upload } from '../../../../contract/route.ts'
import type { ImportChoices, RosterImport, SaidChoices } from '../../../../contract/units.ts'
import type { Member } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, InvalidField, requireVersion } from '../../../http/errors.ts'
import { readTable } from '../roster/read-table.ts'
import { headedAt, type Table } from '../roster/table.ts'
import { noChoices } from './choices.ts'
import { deleteMapping, selectMapping, upsertMapping } from './mapping-store.ts'
import { choicesOf, requireImport, requireTable, shownTo, type ById } from './reading.ts'
import { replaceRows } from './rows-store.ts'
import { notDry } from './rules.ts'
import { deleteTried, insertFile, insertImport, updateTried, type KeptImport } from './store.ts'
import { tryNow } from './trying-now.ts'
import { signatureOf } from './trying.ts'

export { applyImport } from './applying.ts'
export { endKeepers, listKeepers } from './keepers.ts'
export { downloadRemarks, getImport, listImportRows, listImports } from './reading.ts'
export { undoImport } from './undoing.ts'

const requireFile = async ([file, ...more]: Upload[]): Promise<{ content: Buffer; name: string }> => {
  if (!file) throw InvalidField('files', 'Choose a roster file.')
  if (more.length) throw InvalidField('files', 'Choose one roster file at a time.')
  if (!file.contentType.startsWith('text/'))
    throw InvalidField('files', 'A roster is a CSV file; save the table as CSV first.')
  return { content: await readFile(file.path), name: file.name }
}

/** Tries an uploaded roster; its columns are taken as they were for a file with the same headings. Writes no unit. */
export const startImport = async (ctx: Member, { files }: { files: Upload[] }): Promise<RosterImport> => {
  const { content, name } = await requireFile(files)
  const table = await readTable(content)
  if (table.fault !== null) throw InvalidField('files', table.fault)
  return inTransaction(ctx, async (tx) => {
    const mapping = await selectMapping(tx.db, tx.building._id, signatureOf(table))
    const choices = { ...noChoices, ...mapping }
    const tried = await tryNow(tx, table, choices, mapping !== null)
    const _id = newId(Date.parse(tx.now))
    await insertImport(tx.db, tx.building._id, {
      _id,
      at: tx.now,
      accountId: tx.account._id,
      fileName: name,
      sha256: createHash('sha256').update(content).digest('hex'),
      status: 'tried',
      choices,
      tried,
    })
    await insertFile(tx.db, tx.building._id, _id, content)
    await replaceRows(tx.db, tx.building._id, _id, tried.rows)
    return shownTo(tx, await requireImport(tx, _id))
  })
}

/** Refuses what is only for a dry run, and says where the import stands. */
const requireTried = (kept: KeptImport): void => {
  const words = notDry(kept)
  if (words) throw Conflict(words)
}

const retry = async (
  tx: Member,
  kept: KeptImport,
  { table, choices, isRemembered }: { table: Table; choices: ImportChoices; isRemembered: boolean },
): Promise<RosterImport> => {
  const { _id: buildingId } = tx.building
  const tried = await tryNow(tx, table, choices, isRemembered)
  if (!(await updateTried(tx.db, buildingId, kept._id, { version: kept.version, choices, tried })))
    throw Conflict('Someone else just changed this import.')
  await replaceRows(tx.db, buildingId, kept._id, tried.rows)
  return shownTo(tx, await requireImport(tx, kept._id))
}

/** Nobody ends before they began. */
const judgeEnds = ({ reading }: KeptImport, { ends }: Pick<SaidChoices, 'ends'>): void => {
  if (!ends) return
  const chosen = new Set(ends.linkIds)
  const late = reading?.notInFile.find(({ _id, from }) => chosen.has(_id) && from !== null && from > ends.day)
  if (late)
    throw InvalidField('ends', `${late.name} in ${late.unitNumber} began on ${late.from}, after the date you chose.`)
}

/** The table of a dry run; it is read before the transaction, which would hold a connection while it waits. */
const tableTried = async (ctx: Member, id: string): Promise<Table> => {
  requireTried(await requireImport(ctx, id))
  return requireTable(ctx, id)
}

/** Reads the file anew below other headings: what was said of the former ones goes, what is known of these counts. */
const readBelow = async (tx: Member, kept: KeptImport, { table, row }: { table: Table; row: number | null }) => {
  const known = row === null || kept.reading?.topRows?.some((one) => one.row === row)
  if (!known) throw InvalidField('headingRow', 'Choose one of the top rows of the file')
  const mapping = await selectMapping(tx.db, tx.building._id, signatureOf(headedAt(table, row)))
  const choices = { ...noChoices, ...mapping, headingRow: row }
  return retry(tx, kept, { table, choices, isRemembered: mapping !== null })
}

/** Says how a file is to be read and tries it again; what is said of its columns is remembered for the next such file. */
export const chooseImport = async (
  ctx: Member,
  { params, body: { version, ...said } }: ById & { body: SaidChoices },
): Promise<RosterImport> => {
  const table = await tableTried(ctx, params.id)
  return inTransaction(ctx, async (tx) => {
    const kept = await requireImport(tx, params.id)
    requireVersion(shownTo(tx, kept), version)
    requireTried(kept)
    if (said.headingRow !== undefined) return readBelow(tx, kept, { table, row: said.headingRow })
    judgeEnds(kept, said)
    const isMapping = said.meanings !== undefined && said.meanings !== null
    const isWide = said.isWide ?? kept.reading?.isWide ?? false
    const choices = { ...choicesOf(kept), ...said, ...(isMapping && { isWide }) } as ImportChoices
    if (isMapping)
      await upsertMapping(tx.db, tx.building._id, {
        signature: signatureOf(headedAt(table, choices.headingRow)),
        isWide,
        meanings: said.meanings!,
        at: tx.now,
        accountId: tx.account._id,
      })
    return retry(tx, kept, { table, choices, isRemembered: isMapping || (kept.reading?.isRemembered ?? false) })
  })
}

/** Forgets what columns under these headings are taken for, and finds it out anew. */
export const forgetMapping = async (ctx: Member, { params }: ById): Promise<RosterImport> => {
  const table = await tableTried(ctx, params.id)
  return inTransaction(ctx, async (tx) => {
    const kept = await requireImport(tx, params.id)
    requireTried(kept)
    const { headingRow } = choicesOf(kept)
    await deleteMapping(tx.db, tx.building._id, signatureOf(headedAt(table, headingRow)))
    const choices = { ...choicesOf(kept), isWide: null, meanings: null, split: [] }
    return retry(tx, kept, { table, choices, isRemembered: false })
  })
}

/** Throws a dry run away with its file. */
export const discardImport = (ctx: Member, { params }: ById): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    requireTried(await requireImport(tx, params.id))
    if (!(await deleteTried(tx.db, tx.building._id, params.id))) throw Conflict('This import is in progress.')
    return undefined
  })
