import { createHash } from 'node:crypto'
import type { Counts, Reading, RowFate } from '../../../../contract/units.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { noChoices } from '../imports/choices.ts'
import { insertImport } from '../imports/store.ts'
import { countFates, tryFile, type Tried } from '../imports/trying.ts'
import { writeImport } from '../imports/writing.ts'
import { matchPeople } from '../match-people.ts'
import { lockRoster, selectRoster } from '../present-store.ts'
import { today } from '../residents.ts'
import { readTable } from './read-table.ts'

/** What a file would do or did, for a command: there is nobody to ask. */
export interface ImportReport extends Pick<Reading, 'units' | 'messages' | 'notInFile' | 'keptColumns'> {
  /** The batch that was written; null for a try, a refused file, and where nothing changed. */
  batchId: string | null
  applied: boolean
  counts: Counts
  rows: RowFate[]
}

interface Source {
  content: Buffer
  apply: boolean
  fileName?: string
}

/** A file that cannot be read as a roster: its faults stand at its first row. */
const refused = ({ file, reading }: Tried): RowFate[] => [
  {
    entry: 0,
    row: 1,
    fate: 'error',
    unitNumber: '',
    name: '',
    messages: [...file.faults, ...reading.faults.slice(file.faults.length)],
    changes: [],
    couple: null,
  },
]

const reportOf = (tried: Tried): ImportReport => {
  const rows = tried.file.faults.length ? refused(tried) : tried.rows
  return { ...tried.reading, batchId: null, applied: false, counts: countFates(rows), rows }
}

const writeBatch = async (tx: InBuilding, tried: Tried, { content, fileName }: Source): Promise<string> => {
  const _id = newId(Date.parse(tx.now))
  await insertImport(tx.db, tx.building._id, {
    _id,
    at: tx.now,
    accountId: tx.account?._id ?? null,
    fileName: fileName ?? null,
    sha256: createHash('sha256').update(content).digest('hex'),
    status: 'applied',
    choices: noChoices,
    tried,
  })
  await writeImport(tx, tried, _id)
  return _id
}

/**
 * Tries or applies a roster file in one step, for commands and the demo. A file with one faulty row is refused whole; a
 * sound one is written in one transaction, with a history of each record that names the batch. Applied again, it writes
 * nothing. People absent from the file are listed and left alone; nobody is invited.
 */
export const importRosterText = async (ctx: InBuilding, source: Source): Promise<ImportReport> => {
  const table = await readTable(source.content)
  return inTransaction(ctx, async (tx) => {
    if (source.apply) await lockRoster(tx.db, tx.building._id)
    const present = await selectRoster(tx.db, tx.building._id)
    const given = { present, today: today(tx), newId: () => newId(Date.parse(tx.now)) }
    const tried = tryFile(table, noChoices, given)
    const report = reportOf(tried)
    if (!source.apply || report.counts.error > 0) return report
    const batchId = tried.reading.writes ? await writeBatch(tx, tried, source) : null
    await matchPeople(tx)
    return { ...report, applied: true, batchId }
  })
}
