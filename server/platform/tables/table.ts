/** A CSV file as rows of cells. */
import { parse } from 'csv-parse/sync'
import { cleanLine } from '../../../contract/clean.ts'
import { tableColumnsMost, tableHeadingRowsMost, tableRowsMost } from '../../../contract/limits/tables.ts'
import { truncate } from '../../../contract/text.ts'
import { textOf } from '../decoded.ts'

/** A table, or why it can’t be read. */
export type TableRead = { rows: string[][] } | { fault: string }

const delimiters = [',', ';', '\t'] as const
const rowsRead = tableRowsMost + tableHeadingRowsMost + 1

const rowsOf = (text: string, delimiter: string, most: number): string[][] =>
  parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false, to: most })

/** Counts the cells into which a delimiter cuts the first rows, also where a quoted text has no end. */
const cellsBy = (text: string, delimiter: string): number => {
  try {
    return rowsOf(text, delimiter, tableHeadingRowsMost).reduce((sum, { length }) => sum + length, 0)
  } catch {
    return text.split('\n', tableHeadingRowsMost).join('\n').split(delimiter).length
  }
}

/** The parser takes seconds over a line that is far wider than such a table. */
const isTooWide = (text: string): boolean =>
  text.split(/[\r\n]/).some((line) => delimiters.some((mark) => line.split(mark).length > tableColumnsMost * 25))

/** Reads a text as a table: the delimiter is found out. Answers why it can't be read where it can't. */
export const tableOf = (text: string): TableRead => {
  if (text.trim() === '') return { fault: 'The file is empty.' }
  const tooWide = { fault: `The file has more than ${tableColumnsMost} columns. Check that it’s the right one.` }
  if (isTooWide(text)) return tooWide
  try {
    const judged = delimiters.map((delimiter) => ({ delimiter, cells: cellsBy(text, delimiter) }))
    const { delimiter } = judged.toSorted((a, b) => b.cells - a.cells)[0]!
    const rows = rowsOf(text, delimiter, rowsRead)
    if (rows.length === rowsRead) return { fault: `The file has more than ${tableRowsMost} rows. Split it.` }
    return rows.some(({ length }) => length > tableColumnsMost) ? tooWide : { rows }
  } catch {
    return { fault: 'The file can’t be read as a table: a quotation mark is never closed.' }
  }
}

/** Reads the bytes of a file as a table, whatever its encoding. */
export const tableIn = (content: Buffer): TableRead => tableOf(textOf(content).replace(/^\uFEFF/, ''))

/** Lists the rows below the headings that aren’t blank, each with its number as a spreadsheet counts it. */
export const recordsOf = (rows: readonly string[][], headingRow: number): { row: number; cells: string[] }[] =>
  rows
    .map((cells, i) => ({ row: i + 1, cells }))
    .slice(headingRow)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))

const samplesShown = 3
const sampleMostChars = 60

/** Lists the columns of a table with the first cells of each. */
export const columnsOf = (table: readonly string[][], headingRow: number): { heading: string; samples: string[] }[] => {
  const headings = headingRow > 0 ? (table[headingRow - 1] ?? []) : []
  const records = recordsOf(table, headingRow).slice(0, 50)
  const width = Math.min(Math.max(headings.length, ...records.map(({ cells }) => cells.length)), tableColumnsMost)
  return Array.from({ length: width }, (_, i) => {
    const cells = records.map(({ cells: all }) => truncate(cleanLine(all[i] ?? ''), sampleMostChars))
    const samples = [...new Set(cells.filter((cell) => cell !== ''))].slice(0, samplesShown)
    return { heading: truncate(cleanLine(headings[i] ?? ''), sampleMostChars), samples }
  })
}
