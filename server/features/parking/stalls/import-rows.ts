/** What the rows of a file of stalls say: pure, a fault for each cell that cannot be read. */
import { parse } from 'csv-parse/sync'
import { AssignmentTerms, type AssignmentBasis } from '../../../../contract/parking/assignments.ts'
import { stallColumns, type StallColumn } from '../../../../contract/parking/stall-import.ts'
import { StallDraft, type StallTenure } from '../../../../contract/parking/stalls.ts'
import { basisLabels, tenureLabels } from '../../../../contract/parking/stall-words.ts'
import { stallRowsMost } from '../../../../contract/limits/parking-stalls.ts'
import { nameKey } from '../../../../contract/clean.ts'
import type { LocalDate } from '../../../../contract/time.ts'

/** A stall of the file, and who is to have it. */
export interface StallRow {
  /** As a spreadsheet counts it, the heading being row 1. */
  row: number
  stall: StallDraft
  unit: string | null
  terms: AssignmentTerms | null
}

export interface Fault {
  row: number
  words: string
}

const yes = /^(?:y|yes|true|1|x)$/i
const no = /^(?:n|no|false|0|)$/i

/** Without the apostrophe by which an export keeps a spreadsheet from running a cell. */
const cellText = (raw: string | undefined): string => (raw ?? '').trim().replace(/^'(?='*[=+\-@])/, '')

const named = <T extends string>(text: string, labels: Readonly<Record<T, string>>, usual: T): T | string => {
  if (text === '') return usual
  const known = Object.entries<string>(labels).find(
    ([value, label]) =>
      value === text.toLowerCase().replaceAll(/[\s-]+/g, '_') || label.toLowerCase() === text.toLowerCase(),
  )
  return (known?.[0] as T | undefined) ?? text
}

type Cells = Readonly<Record<StallColumn, string>>
type Flags = { accessible: boolean; ev: boolean; visitor: boolean }

const readRow = (row: number, cells: Cells, today: LocalDate): StallRow | Fault => {
  const flags: Partial<Flags> = {}
  for (const column of ['accessible', 'ev', 'visitor'] as const) {
    if (!yes.test(cells[column]) && !no.test(cells[column]))
      return { row, words: `“${cells[column]}” in ${column} must be yes or no.` }
    flags[column] = yes.test(cells[column])
  }
  const { level, number, notes, unit, from, until, fee, authority } = cells
  const { ev: evCharging, accessible, visitor } = flags as Flags
  const tenure = named<StallTenure>(cells.tenure, tenureLabels, 'common_property')
  const { x, y, width, height, turned } = cells
  // Without a place on the map a new stall stands where there is room, and a known one stays where it is.
  const place = x === '' ? null : { x, y, width, height, turned: turned === '' ? '0' : turned }
  const stall = StallDraft.safeParse({ level, number, tenure, accessible, evCharging, visitor, notes, place })
  if (!stall.success)
    return { row, words: `${stall.error.issues[0]!.path.join('.')}: ${stall.error.issues[0]!.message}.` }
  if (unit === '') return { row, stall: stall.data, unit: null, terms: null }
  if (fee !== '' && !/^\d{1,6}(?:\.\d{1,2})?$/.test(fee))
    return { row, words: `“${fee}” isn’t an amount, such as 75.00.` }
  const usual = stall.data.tenure === 'common_property' ? 'council_approval' : 'with_lot'
  const terms = AssignmentTerms.safeParse({
    basis: named<AssignmentBasis>(cells.basis, basisLabels, usual),
    from: from === '' ? today : from,
    until,
    feeCents: fee === '' ? null : Math.round(Number(fee) * 100),
    authority,
  })
  if (!terms.success)
    return { row, words: `${terms.error.issues[0]!.path.join('.')}: ${terms.error.issues[0]!.message}.` }
  return { row, stall: stall.data, unit, terms: terms.data }
}

/** Reads a file of stalls; the faults name their rows, row 1 being the heading. */
export const readStallRows = (text: string, today: LocalDate): { rows: StallRow[]; faults: Fault[] } => {
  let records: string[][]
  const delimiter = (text.split('\n')[0] ?? '').includes(';') ? ';' : ','
  try {
    records = parse(text, { delimiter, bom: true, relax_column_count: true, relax_quotes: true, to: stallRowsMost + 2 })
  } catch {
    return { rows: [], faults: [{ row: 1, words: 'This isn’t a CSV file.' }] }
  }
  const heading = (records[0] ?? []).map((cell) => cell.trim().toLowerCase())
  const missing = (['level', 'number'] as const).filter((column) => !heading.includes(column))
  if (missing.length > 0) return { rows: [], faults: [{ row: 1, words: `The column “${missing[0]}” is missing.` }] }
  if (records.length > stallRowsMost + 1)
    return { rows: [], faults: [{ row: 1, words: `A file can have at most ${stallRowsMost} stalls.` }] }
  const read = records.slice(1).flatMap((record, index) => {
    if (record.every((cell) => cell.trim() === '')) return []
    const cells = Object.fromEntries(
      stallColumns.map((column) => [column, cellText(record[heading.indexOf(column)])]),
    ) as Record<StallColumn, string>
    return [readRow(index + 2, cells, today)]
  })
  const rows = read.filter((one): one is StallRow => 'stall' in one)
  const faults = read.filter((one): one is Fault => 'words' in one)
  const seen = new Set<string>()
  for (const { row, stall } of rows) {
    const key = `${nameKey(stall.level)} ${nameKey(stall.number)}`
    if (seen.has(key)) faults.push({ row, words: `Stall ${stall.level}-${stall.number} is in the file twice.` })
    seen.add(key)
  }
  return { rows, faults: faults.toSorted((a, b) => a.row - b.row) }
}
