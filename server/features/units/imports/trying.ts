import { createHash } from 'node:crypto'
import { columnSamplesMost } from '../../../../contract/limits/roster.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { Counts, FileColumn, ImportChoices, Reading, RowFate } from '../../../../contract/units.ts'
import type { Roster } from '../present-store.ts'
import { cellText, rosterIn, type RosterFile } from '../roster/file.ts'
import type { Mapped } from '../roster/header.ts'
import type { Losing } from '../roster/losing.ts'
import { isWriting, planImport, type Plan } from '../roster/plan.ts'
import { readRow } from '../roster/row.ts'
import { headedAt, topRowsOf, type Table } from '../roster/table.ts'
import { askAbout, settle } from './choices.ts'

/** What is kept of a reading beside what callers see: whose ties the file ends. Readings of old have none. */
export type KeptReading = Reading & { losing?: Losing[] }

/** A file compared with what stands: what would be written, and what is said of it. */
export interface Tried {
  file: RosterFile
  plan: Plan
  rows: RowFate[]
  counts: Counts
  reading: KeptReading
  /** A fingerprint of all that was said, so that only what somebody saw is written. */
  shown: string
}

interface Given {
  present: Roster
  today: LocalDate
  newId(): string
}

const mappedBy = ({ isWide, meanings }: ImportChoices): Mapped | null =>
  isWide === null || meanings === null ? null : { isWide, meanings }

const columnsOf = ({ headings, records, header }: RosterFile): FileColumn[] =>
  headings.map((heading, i) => {
    const samples = new Set<string>()
    for (const record of records) {
      const text = cellText(record[i])
      if (text) samples.add(text.length > 60 ? `${text.slice(0, 59)}…` : text)
      if (samples.size === columnSamplesMost) break
    }
    return { heading: heading.trim(), samples: [...samples], meaning: header.meanings[i] ?? null }
  })

export const countFates = (rows: readonly RowFate[]): Counts => {
  const counts = { new: 0, update: 0, unchanged: 0, warning: 0, error: 0 }
  for (const { fate } of rows) counts[fate] += 1
  return counts
}

const aboutTheFile = ({ header, entries }: RosterFile): string[] => [
  ...(header.isWide ? [`The file has one row per unit; it was read as ${entries.length} people and units.`] : []),
  ...(header.unknown.length ? [`Unknown columns were left out: ${header.unknown.join(', ')}.`] : []),
]

const takesIn = new Set<RowFate['fate']>(['new', 'update', 'warning'])

/** Reads the table of a file by what was chosen and compares it with the roster; writes nothing. */
export const tryFile = (
  table: Table,
  choices: ImportChoices,
  given: Given,
  { isRemembered }: { isRemembered: boolean } = { isRemembered: false },
): Tried => {
  const headed = headedAt(table, choices.headingRow)
  const file = rosterIn(headed, mappedBy(choices))
  const questions = askAbout(file.entries, given.present, choices)
  const read = settle(file.entries, questions, choices).map(readRow)
  const plan = planImport(read, { ...given, ends: choices.ends })
  const fresh = plan.units.filter(({ before }) => before === null).length
  const update = plan.units.length - fresh
  const reading: KeptReading = {
    headingRow: headed.firstRow - 1,
    topRows: topRowsOf(headed),
    columns: columnsOf(file),
    isWide: file.header.isWide,
    isRemembered,
    faults: file.faults,
    questions,
    units: { new: fresh, update, unchanged: plan.unitsNamed - fresh - update },
    people: new Set(plan.rows.flatMap(({ fate, name }) => (takesIn.has(fate) && name ? name.toLowerCase() : []))).size,
    messages: [...aboutTheFile(file), ...(file.faults.length ? [] : plan.messages)],
    notInFile: file.faults.length ? [] : plan.notInFile,
    losing: file.faults.length ? [] : plan.losing,
    keptColumns: file.header.kept,
    couples: plan.rows.flatMap(({ couple, entry }) => (couple ? [entry] : [])),
    writes: isWriting(plan),
  }
  const shown = createHash('sha256')
    .update(JSON.stringify([reading, plan.rows]))
    .digest('hex')
  return { file, plan, rows: plan.rows, counts: countFates(plan.rows), reading, shown }
}

/** A fingerprint of the headings of a file, by which their mapping is found again. */
export const signatureOf = ({ headings }: Pick<Table, 'headings'>): string =>
  createHash('sha256')
    .update(JSON.stringify(headings.map((heading) => heading.trim().toLowerCase())))
    .digest('hex')
