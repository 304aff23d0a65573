/** Imports of a roster: a file is tried, adjusted, written by a job as a whole, and can be undone as a whole. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Upload } from '../../../../contract/route.ts'
import type { ImportChoices, RosterImport, SaidChoices } from '../../../../contract/units.ts'
import type { Member } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, InvalidField, requireVersion } from '../../../http/errors.ts'
import { readRosterFile } from '../roster/file.ts'
import { noChoices } from './choices.ts'
import { deleteMapping, selectMapping, upsertMapping } from './mapping-store.ts'
import { choicesOf, requireFile, requireImport, shownTo, type ById } from './reading.ts'
import { replaceRows } from './rows-store.ts'
import { notDry } from './rules.ts'
import { deleteTried, insertFile, insertImport, updateTried, type KeptImport } from './store.ts'
import { tryNow } from './trying-now.ts'
import { signatureOf } from './trying.ts'

export { applyImport } from './applying.ts'
export { endKeepers, listKeepers } from './keepers.ts'
export { downloadRemarks, getImport, listImportRows, listImports } from './reading.ts'
export { undoImport } from './undoing.ts'

const requireTable = async ([file, ...more]: Upload[]): Promise<{ content: Buffer; name: string }> => {
  if (!file) throw InvalidField('files', 'Choose a roster file.')
  if (more.length) throw InvalidField('files', 'Choose one roster file at a time.')
  if (!file.contentType.startsWith('text/'))
    throw InvalidField('files', 'A roster is a CSV file: save the table as CSV first.')
  return { content: await readFile(file.path), name: file.name }
}

/** Tries an uploaded roster; its columns are taken as they were for a file with the same headings. Writes no unit. */
export const startImport = async (ctx: Member, { files }: { files: Upload[] }): Promise<RosterImport> => {
  const { content, name } = await requireTable(files)
  const found = readRosterFile(content)
  if (found.headings.length === 0) throw InvalidField('files', found.faults[0]!)
  return inTransaction(ctx, async (tx) => {
    const mapping = await selectMapping(tx.db, tx.building._id, signatureOf(found))
    const choices = { ...noChoices, ...mapping }
    const tried = await tryNow(tx, content, choices, mapping !== null)
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
  { content, choices, isRemembered }: { content: Buffer; choices: ImportChoices; isRemembered: boolean },
): Promise<RosterImport> => {
  const { _id: buildingId } = tx.building
  const tried = await tryNow(tx, content, choices, isRemembered)
  if (!(await updateTried(tx.db, buildingId, kept._id, { version: kept.version, choices, tried })))
    throw Conflict('This import was changed in the meantime.')
  await replaceRows(tx.db, buildingId, kept._id, tried.rows)
  return shownTo(tx, await requireImport(tx, kept._id))
}

/** Nobody ends before they began. */
const judgeEnds = ({ reading }: KeptImport, { ends }: Pick<SaidChoices, 'ends'>): void => {
  if (!ends) return
  const chosen = new Set(ends.linkIds)
  const late = reading?.notInFile.find(({ _id, from }) => chosen.has(_id) && from !== null && from > ends.day)
  if (late)
    throw InvalidField('ends', `${late.name} in ${late.unitNumber} began on ${late.from}, after the day chosen.`)
}

/** Says how a file is to be read and tries it again; what is said of its columns is remembered for the next such file. */
export const chooseImport = async (
  ctx: Member,
  { params, body: { version, ...said } }: ById & { body: SaidChoices },
): Promise<RosterImport> =>
  inTransaction(ctx, async (tx) => {
    const kept = await requireImport(tx, params.id)
    requireVersion(shownTo(tx, kept), version)
    requireTried(kept)
    judgeEnds(kept, said)
    const content = await requireFile(tx, params.id)
    const isMapping = said.meanings !== undefined && said.meanings !== null
    const isWide = said.isWide ?? kept.reading?.isWide ?? false
    const choices = { ...choicesOf(kept), ...said, ...(isMapping && { isWide }) } as ImportChoices
    if (isMapping)
      await upsertMapping(tx.db, tx.building._id, {
        signature: signatureOf(readRosterFile(content)),
        isWide,
        meanings: said.meanings!,
        at: tx.now,
        accountId: tx.account._id,
      })
    return retry(tx, kept, { content, choices, isRemembered: isMapping || (kept.reading?.isRemembered ?? false) })
  })

/** Forgets what columns under these headings are taken for, and finds it out anew. */
export const forgetMapping = (ctx: Member, { params }: ById): Promise<RosterImport> =>
  inTransaction(ctx, async (tx) => {
    const kept = await requireImport(tx, params.id)
    requireTried(kept)
    const content = await requireFile(tx, params.id)
    await deleteMapping(tx.db, tx.building._id, signatureOf(readRosterFile(content)))
    const choices = { ...choicesOf(kept), isWide: null, meanings: null, split: [] }
    return retry(tx, kept, { content, choices, isRemembered: false })
  })

/** Throws a dry run away with its file. */
export const discardImport = (ctx: Member, { params }: ById): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    requireTried(await requireImport(tx, params.id))
    if (!(await deleteTried(tx.db, tx.building._id, params.id))) throw Conflict('This import is being written.')
    return undefined
  })
