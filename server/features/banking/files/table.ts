/** A CSV file of a bank as rows of cells. */
import { parse } from 'csv-parse/sync'
import { bankColumnsMost, bankHeadingRowsMost, bankRowsMost } from '../../../../contract/limits/banking.ts'

const delimiters = [',', ';', '\t'] as const
const rowsRead = bankRowsMost + bankHeadingRowsMost + 1

const rowsOf = (text: string, delimiter: string, most: number): string[][] =>
  parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false, to: most })

/** Counts the cells into which a delimiter cuts the first rows, also where a quoted text has no end. */
const cellsBy = (text: string, delimiter: string): number => {
  try {
    return rowsOf(text, delimiter, bankHeadingRowsMost).reduce((sum, { length }) => sum + length, 0)
  } catch {
    return text.split('\n', bankHeadingRowsMost).join('\n').split(delimiter).length
  }
}

/** The parser takes seconds over a line that is far wider than a bank's. */
const isTooWide = (text: string): boolean =>
  text.split(/[\r\n]/).some((line) => delimiters.some((mark) => line.split(mark).length > bankColumnsMost * 25))

/** Reads a text as a table: the delimiter is found out. Answers why it can't be read where it can't. */
export const tableOf = (text: string): { rows: string[][] } | { fault: string } => {
  if (text.trim() === '') return { fault: 'The file is empty.' }
  const tooWide = { fault: `The file has more than ${bankColumnsMost} columns. Check that it’s a file from the bank.` }
  if (isTooWide(text)) return tooWide
  try {
    const judged = delimiters.map((delimiter) => ({ delimiter, cells: cellsBy(text, delimiter) }))
    const { delimiter } = judged.toSorted((a, b) => b.cells - a.cells)[0]!
    const rows = rowsOf(text, delimiter, rowsRead)
    return rows.some(({ length }) => length > bankColumnsMost) ? tooWide : { rows }
  } catch {
    return { fault: 'The file can’t be read as a table: a quotation mark is never closed.' }
  }
}
