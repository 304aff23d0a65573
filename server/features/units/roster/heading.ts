import { headingRowsMost, importColumnsMost } from '../../../../contract/limits/roster.ts'
import { readHeader } from './header.ts'

const filledIn = (row: readonly string[]): string[] => row.map((cell) => cell.trim()).filter((cell) => cell !== '')

/** A cell of data: a number, an amount, a phone or an email. */
const isData = (cell: string): boolean => cell.includes('@') || /^[\d\s.,$%()+/-]*\d[\d\s.,$%()+/-]*$/.test(cell)

/** Counts the cells of a row that are known as headings. */
export const headingsIn = (row: readonly string[]): number =>
  readHeader(row.slice(0, importColumnsMost)).meanings.filter(Boolean).length

/** Tells whether a row reads like headings: one is for the unit, most of them are known, and none of them is data. */
const isHeading = (row: readonly string[]): boolean => {
  const filled = filledIn(row)
  if (filled.some(isData)) return false
  const { meanings } = readHeader(row.slice(0, importColumnsMost))
  const known = meanings.filter(Boolean).length
  return known >= 2 && known * 2 >= filled.length && meanings.some((meaning) => meaning?.place === 'unit_number')
}

/**
 * Finds the row with the headings, below any title lines, which fill fewer cells; the first filled row where none reads
 * like headings.
 */
export const headingAt = (rows: readonly (readonly string[])[]): number => {
  const top = rows.slice(0, headingRowsMost)
  const filled = top.map((row) => filledIn(row).length)
  const found = top.findIndex((row, i) => isHeading(row) && filled.slice(0, i).every((count) => count < filled[i]!))
  return found >= 0
    ? found
    : Math.max(
        rows.findIndex((row) => filledIn(row).length > 0),
        0,
      )
}
