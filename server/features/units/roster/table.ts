import {
  headingRowsMost,
  headingShownMostChars,
  importColumnsMost,
  rosterCellsMost,
  rosterRowsMost,
  rosterTextMostChars,
} from '../../../../contract/limits/roster.ts'
import { cleanLine } from '../../../../contract/clean.ts'
import { truncate } from '../../../../contract/text.ts'
import { parse } from 'csv-parse/sync'
import { textOf } from '../../../platform/decoded.ts'
import { headingAt, headingsIn } from './heading.ts'

/** A file as rows of cells, before anybody knows what its columns mean. */
export interface Table {
  /** The rows above the headings: titles, dates of printing, blank ones. */
  above: string[][]
  headings: string[]
  /** The rows below the heading as they stand, blank ones too. */
  records: string[][]
  /** The row, as a spreadsheet counts it, of the first record. */
  firstRow: number
  delimiter: string
  /** Why the file as a whole cannot be read; null where it can. */
  fault: string | null
}

const tooManyColumns = `The file has more than ${importColumnsMost} columns; remove those the roster doesn’t need.`

const delimiters = [',', ';', '\t'] as const

const recordsOf = (text: string, delimiter: string, most: number): string[][] =>
  parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false, to: most })

/** Far more than a mapping takes, with room for cells that hold lists: the parser takes seconds over a wider line. */
const separatorsMost = importColumnsMost * 25

const isTooWide = (text: string): boolean =>
  text
    .split(/[\r\n]/)
    .some((line) => line.length > separatorsMost && delimiters.some((mark) => line.split(mark).length > separatorsMost))

/** The first rows as a delimiter cuts them; none where a quoted text has no end, which may be another delimiter's doing. */
const topOf = (text: string, delimiter: string): string[][] => {
  try {
    return recordsOf(text, delimiter, headingRowsMost)
  } catch {
    return []
  }
}

/** The delimiter by which most headings are understood; the one that cuts most where none is. */
const delimiterOf = (text: string): string => {
  const judged = delimiters.map((delimiter) => {
    const top = topOf(text, delimiter)
    const headings = top[headingAt(top)] ?? []
    return { delimiter, understood: headingsIn(headings), cells: headings.length }
  })
  return judged.toSorted((a, b) => b.understood - a.understood || b.cells - a.cells)[0]!.delimiter
}

const unreadable = (fault: string): Table => ({
  above: [],
  headings: [],
  records: [],
  firstRow: 2,
  delimiter: ',',
  fault,
})

/** What a file of this many rows, columns, cells and characters is refused with; null where it may be a roster. */
const faultOf = (headings: readonly string[], rows: readonly (readonly string[])[]): string | null => {
  if (headings.length > importColumnsMost) return tooManyColumns
  if (rows.length > rosterRowsMost)
    return `The file has more than ${rosterRowsMost} rows; split it, or check that it’s the right one.`
  let cells = 0
  let chars = 0
  for (const row of rows) {
    cells += row.length
    for (const cell of row) chars += cell.length
  }
  return cells > rosterCellsMost || chars > rosterTextMostChars
    ? 'The file is too large for a roster; split it, or check that it’s the right one.'
    : null
}

/** Reads a file as a table: its encoding and delimiter are found out, and `sep=;` on top is understood. */
export const tableOf = (content: Buffer): Table => {
  const decoded = textOf(content).replace(/^\uFEFF/, '')
  const announced = /^"?sep=(.)"?\r?\n/i.exec(decoded)
  const text = announced ? decoded.slice(announced[0].length) : decoded
  if (text.trim() === '') return unreadable('The file is empty.')
  if (isTooWide(text)) return unreadable(tooManyColumns)
  try {
    const delimiter = announced?.[1] ?? delimiterOf(text)
    const rows = recordsOf(text, delimiter, rosterRowsMost + headingRowsMost + 1)
    const at = headingAt(rows)
    const [above, headings = [], records] = [rows.slice(0, at), rows[at], rows.slice(at + 1)]
    const fault = faultOf(headings, records)
    const firstRow = at + (announced ? 3 : 2)
    return fault === null ? { above, headings, records, firstRow, delimiter, fault } : unreadable(fault)
  } catch {
    return unreadable('The file can’t be read as a table: a quotation mark is never closed.')
  }
}

/** Cuts a table anew below the row, as a spreadsheet counts it, that somebody said holds the headings. */
export const headedAt = (table: Table, row: number | null): Table => {
  const rows = [...table.above, table.headings, ...table.records]
  const top = table.firstRow - table.above.length - 1
  const headings = row === null ? undefined : rows[row - top]
  if (row === null || headings === undefined || headings.length > importColumnsMost) return table
  return { ...table, above: rows.slice(0, row - top), headings, records: rows.slice(row - top + 1), firstRow: row + 1 }
}

/** A row at the top of a file that may hold the headings, as it is shown to choose by. */
export interface TopRow {
  row: number
  text: string
}

/** The filled rows at the top of a file, each of which may hold the headings. */
export const topRowsOf = ({ above, headings, records, firstRow }: Table): TopRow[] =>
  [...above, headings, ...records.slice(0, headingRowsMost)].slice(0, headingRowsMost).flatMap((cells, i) => {
    const text = cleanLine(cells.filter((cell) => cell.trim() !== '').join(' · '))
    const isHeading = text !== '' && cells.length <= importColumnsMost
    return isHeading ? [{ row: firstRow - above.length - 1 + i, text: truncate(text, headingShownMostChars) }] : []
  })
