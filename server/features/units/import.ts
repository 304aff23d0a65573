import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Upload } from '../../../contract/route.ts'
import type { ImportReport, RowFate } from '../../../contract/units.ts'
import type { InBuilding, Member } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { InvalidField } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { writePlan } from './import-write.ts'
import { matchPeople } from './match-people.ts'
import { lockRoster, selectRoster } from './present-store.ts'
import { today } from './residents.ts'
import { readRosterFile, type RosterFile } from './roster-file.ts'
import { isWriting, planImport, type Plan } from './roster-plan.ts'
import { readRow } from './roster-row.ts'
import { insertBatch } from './roster-store.ts'

const countsOf = (rows: readonly RowFate[]): ImportReport['counts'] => {
  const counts = { new: 0, update: 0, unchanged: 0, warning: 0, error: 0 }
  for (const { fate } of rows) counts[fate] += 1
  return counts
}

const aboutTheFile = ({ header, entries }: RosterFile): string[] => [
  ...(header.isWide ? [`The file has a row for each unit; it was read as ${entries.length} people and units.`] : []),
  ...(header.unknown.length ? [`Columns that are not known were left out: ${header.unknown.join(', ')}.`] : []),
]

const reportOf = (ctx: InBuilding, file: RosterFile, plan: Plan): ImportReport => {
  const fresh = plan.units.filter(({ before }) => before === null).length
  const update = plan.units.length - fresh
  return {
    batchId: null,
    applied: false,
    counts: countsOf(plan.rows),
    units: { new: fresh, update, unchanged: plan.unitsNamed - fresh - update },
    rows: plan.rows,
    messages: [...aboutTheFile(file), ...plan.messages],
    notInFile: plan.notInFile,
    keptColumns: file.header.kept,
    at: ctx.now,
  }
}

/** A file that cannot be read as a roster: its faults stand at its first row. */
const refusedFile = (ctx: InBuilding, file: RosterFile): ImportReport => {
  const rows: RowFate[] = [{ row: 1, fate: 'error', unitNumber: '', name: '', messages: file.faults, changes: [] }]
  return {
    batchId: null,
    applied: false,
    counts: countsOf(rows),
    units: { new: 0, update: 0, unchanged: 0 },
    rows,
    messages: aboutTheFile({ ...file, header: { ...file.header, isWide: false } }),
    notInFile: [],
    keptColumns: file.header.kept,
    at: ctx.now,
  }
}

const writeBatch = async (tx: InBuilding, plan: Plan, report: ImportReport, source: Source): Promise<string> => {
  const batchId = newId(Date.parse(tx.now))
  await insertBatch(tx.db, tx.building._id, {
    _id: batchId,
    at: tx.now,
    accountId: tx.account?._id ?? null,
    fileName: source.fileName ?? null,
    sha256: createHash('sha256').update(source.content).digest('hex'),
    counts: report.counts,
  })
  await writePlan(tx, plan, batchId)
  const note = { subject: 'import', subjectId: batchId, buildingId: tx.building._id, action: 'applied' } as const
  await recordChange(tx, { ...note, after: report.counts })
  const data = { buildingId: tx.building._id, subject: 'import', id: batchId }
  tx.afterCommit(() => tx.events.publish({ to: { buildingId: tx.building._id }, event: 'changed', data }))
  return batchId
}

interface Source {
  content: Buffer
  apply: boolean
  fileName?: string
}

/**
 * Tries or applies a roster file. A file with one faulty row is refused whole; a sound one is written in one
 * transaction, with a history of each record that names the batch. Applied again, it writes nothing. People absent from
 * the file are listed and left alone; nobody is invited.
 */
export const importRosterText = async (ctx: InBuilding, source: Source): Promise<ImportReport> => {
  const file = readRosterFile(source.content)
  if (file.faults.length) return refusedFile(ctx, file)
  const rows = file.entries.map(readRow)
  return inTransaction(ctx, async (tx) => {
    if (source.apply) await lockRoster(tx.db, tx.building._id)
    const present = await selectRoster(tx.db, tx.building._id)
    const plan = planImport(structuredClone(rows), {
      present,
      today: today(tx),
      newId: () => newId(Date.parse(tx.now)),
    })
    const report = reportOf(tx, file, plan)
    if (!source.apply || report.counts.error > 0) return report
    const writes = isWriting(plan)
    const batchId = writes ? await writeBatch(tx, plan, report, source) : null
    await matchPeople(tx)
    return { ...report, applied: true, batchId }
  })
}

/** The uploaded roster: exactly one CSV file. */
export const importRoster = async (
  ctx: Member,
  { body, files }: { body: { apply: boolean }; files: Upload[] },
): Promise<ImportReport> => {
  const [file, ...more] = files
  if (!file) throw InvalidField('files', 'Choose a roster file.')
  if (more.length) throw InvalidField('files', 'Choose one roster file at a time.')
  if (!file.contentType.startsWith('text/'))
    throw InvalidField('files', 'A roster is a CSV file: save the table as CSV first.')
  return importRosterText(ctx, { content: await readFile(file.path), apply: body.apply, fileName: file.name })
}
