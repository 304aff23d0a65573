import {
  importColumnsMost,
  rosterCellsMost,
  rosterRowsMost,
  rosterTextMostChars,
} from '../../../../contract/limits/roster.ts'
import { parse } from 'csv-parse/sync'
import { readHeader } from './header.ts'

/** A file as rows of cells, before anybody knows what its columns mean. */
export interface Table {
  headings: string[]
  /** The rows below the heading as they stand, blank ones too. */
  records: string[][]
  /** The row, as a spreadsheet counts it, of the first record. */
  firstRow: number
  delimiter: string
  /** Why the file as a whole cannot be read; null where it can. */
  fault: string | null
}

/** Text of a file as spreadsheets write it: UTF-8 or UTF-16 by its mark, UTF-8 where it is valid, else Windows-1252. */
export const textOf = (content: Buffer): string => {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

const tooManyColumns = `The file has more than ${importColumnsMost} columns: leave out those that the roster does not need.`

const delimiters = [',', ';', '\t'] as const

const recordsOf = (text: string, delimiter: string, most: number): string[][] =>
  parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false, to: most })

/** Far more than a mapping takes, with room for cells that hold lists: the parser takes seconds over a wider line. */
const separatorsMost = importColumnsMost * 25

const isTooWide = (text: string): boolean =>
  text
    .split(/[\r\n]/)
    .some((line) => line.length > separatorsMost && delimiters.some((mark) => line.split(mark).length > separatorsMost))

/** The delimiter by which most headings are understood; the one that cuts most where none is. */
const delimiterOf = (text: string): string => {
  const judged = delimiters.map((delimiter) => {
    const [headings = []] = recordsOf(text, delimiter, 1)
    const { meanings } = readHeader(headings.slice(0, importColumnsMost))
    return { delimiter, understood: meanings.filter(Boolean).length, cells: headings.length }
  })
  return judged.toSorted((a, b) => b.understood - a.understood || b.cells - a.cells)[0]!.delimiter
}

const unreadable = (fault: string): Table => ({ headings: [], records: [], firstRow: 2, delimiter: ',', fault })

/** What a file of this many rows, columns, cells and characters is refused with; null where it may be a roster. */
const faultOf = (headings: readonly string[], rows: readonly (readonly string[])[]): string | null => {
  if (headings.length > importColumnsMost) return tooManyColumns
  if (rows.length > rosterRowsMost)
    return `The file has more than ${rosterRowsMost} rows: split it, or ask whether it is the right one.`
  let cells = 0
  let chars = 0
  for (const row of rows) {
    cells += row.length
    for (const cell of row) chars += cell.length
  }
  return cells > rosterCellsMost || chars > rosterTextMostChars
    ? 'The file holds more than a roster can: split it, or ask whether it is the right one.'
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
    const [headings = [], ...records] = recordsOf(text, delimiter, rosterRowsMost + 2)
    const fault = faultOf(headings, records)
    return fault === null ? { headings, records, firstRow: announced ? 3 : 2, delimiter, fault } : unreadable(fault)
  } catch {
    return unreadable('The file cannot be read as a table: a quoted text has no end.')
  }
}
