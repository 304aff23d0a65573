/** What the columns of a table of balances are taken for, by their headings. */
import type { BookImportChoices } from '../../../contract/book-imports/book-import.ts'
import type { ImportColumn } from '../../../contract/book-imports/book-import-words.ts'
import { tableHeadingRowsMost } from '../../../contract/limits/tables.ts'
import { readCents } from '../../platform/tables/cells.ts'
import { cellsOf, dateOrderOf, headingKeyOf, namesIn, plainHeading } from '../../platform/tables/columns.ts'
import { recordsOf } from '../../platform/tables/table.ts'

/** How a table is read, apart from what it is compared with. */
export type TableChoices = Pick<BookImportChoices, 'headingRow' | 'meanings' | 'dates' | 'isTurned' | 'types'>

/** By meaning, with commas between them. */
const names: Readonly<Record<ImportColumn, string>> = {
  unit: 'unit number, unit, unit no, unit id, suite, suite number, apartment, apt, door, customer',
  amount: `amount, amount owed, amount owing, amount due, balance, balance due, balance owing, open balance, opening balance,
    initial balance, outstanding, outstanding balance, owing, total, total due`,
  charge: 'charge, charges, charge amount, debit, debits',
  payment: 'payment, payments, payment amount, credit, credits, paid',
  date: 'due date, date, due, due on, charge date, transaction date, invoice date, posted date',
  type: `charge type, type, kind, transaction type, category, account, item, charge code, general ledger allocation,
    gl allocation, gl account`,
  fund: 'fund',
  memo: 'memo, description, details, notes, note, comment, comments, reference',
}
const meaningByName = new Map(
  Object.entries(names).flatMap(([meaning, all]) => namesIn(all).map((name) => [name, meaning as ImportColumn])),
)

type Meanings = TableChoices['meanings']

/** Tells whether a row may have several cells of this meaning. */
const isJoined = (meaning: ImportColumn | null): boolean => meaning === 'type' || meaning === 'memo'

const byHeadings = (row: readonly string[]): Meanings => {
  const found = row.map((heading) => meaningByName.get(plainHeading(heading.replaceAll('_', ' '))) ?? null)
  const once = found.map((meaning, i) => (isJoined(meaning) || found.indexOf(meaning) === i ? meaning : null))
  const isSplit = once.includes('charge') && once.includes('payment')
  // Beside charges and payments, an amount is what they leave.
  return once.map((meaning) => (isSplit && meaning === 'amount' ? null : meaning))
}

const sumsUp = (meanings: Meanings): boolean => meanings.some((one) => one === 'amount' || one === 'charge')

const hasAmount = (row: readonly string[]): boolean => row.some((cell) => typeof readCents(cell) === 'number')

/**
 * Finds the row with the headings, the first being 1: that names a unit and an amount, or else the first that is filled, where
 * it has no number; 0 where it has one.
 */
const headingRowOf = (rows: readonly string[][]): number => {
  const top = rows.slice(0, tableHeadingRowsMost)
  const named = top.findIndex((row) => {
    const meanings = byHeadings(row)
    return meanings.includes('unit') && sumsUp(meanings)
  })
  const filled = top.findIndex((row) => row.some((cell) => cell.trim() !== ''))
  if (named >= 0 || filled < 0) return named + 1
  return hasAmount(top[filled]!) ? 0 : filled + 1
}

/** Finds the order of dates in the column that has them. */
export const datesIn = (rows: readonly string[][], headingRow: number, meanings: Meanings): TableChoices['dates'] =>
  dateOrderOf(cellsOf(recordsOf(rows, headingRow), meanings, 'date'))

/** Finds how a table is read below a row of headings, or where no one said which, below the one that is found. */
export const guessChoices = (rows: readonly string[][], at?: number): TableChoices => {
  const headingRow = at ?? headingRowOf(rows)
  const meanings = headingRow > 0 ? byHeadings(rows[headingRow - 1] ?? []) : (rows[0] ?? []).map(() => null)
  return { headingRow, meanings, dates: datesIn(rows, headingRow, meanings), isTurned: false, types: [] }
}

/** Takes how a table was read before for another one with the same headings; its own dates say their order where they can. */
export const choicesLike = (
  rows: readonly string[][],
  { headingRow: row, meanings, dates, ...rest }: Omit<TableChoices, 'headingRow'> & { headingRow: number | null },
): TableChoices => {
  const headingRow = row ?? headingRowOf(rows)
  return { ...rest, headingRow, meanings, dates: datesIn(rows, headingRow, meanings) ?? dates }
}

/** Tells which row of headings is to be remembered: none where it is found again. */
export const headingRowKept = (rows: readonly string[][], headingRow: number): number | null =>
  headingRow === headingRowOf(rows) ? null : headingRow

/** Makes a fingerprint of the headings of a table, by which its choices are found again. */
export const fingerprintOf = (rows: readonly string[][]): string => {
  const headingRow = headingRowOf(rows)
  return headingKeyOf(headingRow > 0 ? rows[headingRow - 1]! : (rows[0] ?? []).map(() => ''))
}
