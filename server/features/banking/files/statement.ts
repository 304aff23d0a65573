/** A file of a bank as transactions: what happened in an account, and what kept a row from being read. */
import type { BankFileChoices } from '../../../../contract/banking/bank-file.ts'
import { bankColumnLabels, bankColumns } from '../../../../contract/banking/banking-words.ts'
import { withoutHidden } from '../../../../contract/clean.ts'
import { bankFaultsShown, bankTextMostChars } from '../../../../contract/limits/banking.ts'
import { moneyMostCents, paymentOldestDays } from '../../../../contract/limits/ledger.ts'
import { tableRowsMost } from '../../../../contract/limits/tables.ts'
import { truncate } from '../../../../contract/text.ts'
import { addDays, formatDate, type LocalDate } from '../../../../contract/time.ts'
import { plain, readCents, readDay } from '../../../platform/tables/cells.ts'
import { cellsByMeaning } from '../../../platform/tables/columns.ts'
import { recordsOf } from '../../../platform/tables/table.ts'
import { brokenStep, endsOf, inOrder } from './balances.ts'
import type { OfxStatement } from './ofx.ts'

/** A transaction as the file tells of it. */
export interface Told {
  /** Its row in the file, the first being 1. */
  row: number
  day: LocalDate
  cents: number
  /** As it is in the file, but for white space. */
  text: string
  reference: string | null
  balanceCents: number | null
}

/** What a file tells, in the order in which it happened. */
export interface Statement {
  rows: Told[]
  faults: string[]
  openingCents: number | null
  closingCents: number | null
  closesOn: LocalDate | null
}

/** Takes a text as it is kept: in one line, without what a database can’t keep. */
const kept = (text: string): string => text.toWellFormed().replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim()

/** Shows the text of a row: without marks that hide something, and not longer than it can be. */
export const shownText = (text: string): string => truncate(withoutHidden(text), bankTextMostChars)

const shortened = (faults: readonly string[]): string[] =>
  faults.length <= bankFaultsShown
    ? [...faults]
    : [...faults.slice(0, bankFaultsShown), `${faults.length - bankFaultsShown} more rows can’t be read.`]

/** A row that is read, one that says nothing of money, or why it can’t be read. */
type Outcome = Told | { fault: string } | null

const amountOf = (cells: Readonly<Record<string, string>>, isTurned: boolean): number | null | undefined => {
  if (cells['amount'] !== undefined) {
    const cents = readCents(cells['amount'])
    return cents && isTurned ? -cents : cents
  }
  const [paidIn, paidOut] = [readCents(cells['deposit'] ?? ''), readCents(cells['withdrawal'] ?? '')]
  if (paidIn === undefined || paidOut === undefined || (paidIn && paidOut)) return undefined
  return paidIn || (paidOut ? -Math.abs(paidOut) : (paidIn ?? paidOut))
}

const quoted = (cell: string): string => `“${truncate(cell, 40)}”`

const toldOf = (row: number, cells: Readonly<Record<string, string>>, choices: BankFileChoices): Outcome => {
  const money = cells['amount'] ?? `${cells['deposit'] ?? ''} ${cells['withdrawal'] ?? ''}`.trim()
  const date = cells['date'] ?? ''
  if (date === '' && money === '') return null
  const day = readDay(date, choices.dates)
  if (day === null) return { fault: `Row ${row}: ${quoted(date)} isn’t a date.` }
  const cents = amountOf(cells, choices.isTurned)
  const balanceCents = readCents(cells['balance'] ?? '')
  if (cents === undefined || Math.abs(cents ?? 0) > moneyMostCents)
    return { fault: `Row ${row}: ${quoted(money)} isn’t an amount.` }
  if (balanceCents === undefined) return { fault: `Row ${row}: ${quoted(cells['balance']!)} isn’t a balance.` }
  // Such as the line "Opening balance".
  if (cents === null && balanceCents === null) return { fault: `Row ${row} has no amount.` }
  if (cents === null || cents === 0) return null
  const reference = kept(plain(cells['reference'] ?? '')) || null
  return { row, day, cents, text: kept(cells['description'] ?? ''), reference, balanceCents }
}

const missingIn = ({ meanings, dates }: BankFileChoices): string[] => [
  ...bankColumns
    .filter((one) => one !== 'description' && meanings.filter((meaning) => meaning === one).length > 1)
    .map((one) => `${bankColumnLabels[one]}: choose one column only.`),
  ...(meanings.includes('date') ? [] : ['Choose the column with the date.']),
  ...(meanings.includes('description') ? [] : ['Choose the column with the description.']),
  ...(meanings.includes('amount') || meanings.includes('deposit') || meanings.includes('withdrawal')
    ? []
    : ['Choose the column with the amount, or those with deposits and withdrawals.']),
  ...(dates === null ? ['Choose whether the day or the month comes first.'] : []),
]

const currencies = /^(?:USD|EUR|GBP|AUD|JPY|CHF|MXN)\$?$/i

/** Says which other account or currency a table is of, by a column that names it. */
const foreignIn = (rows: readonly string[][], headingRow: number, lastDigits: string): string[] => {
  const headings = (rows[headingRow - 1] ?? []).map((heading) => heading.trim())
  for (const { row, cells } of recordsOf(rows, headingRow))
    for (const [i, heading] of headings.entries()) {
      const cell = (cells[i] ?? '').trim()
      const other = /^currency$/i.test(heading) ? cell : currencies.test(heading) && readCents(cell) ? heading : ''
      if (
        /^account (?:number|no\.?)$/i.test(heading) &&
        /\d{4}$/.test(plain(cell)) &&
        !plain(cell).endsWith(lastDigits)
      )
        return [`This file is for an account that doesn’t end in ${lastDigits}.`]
      if (currencies.test(other))
        return [`Row ${row} is in ${other.slice(0, 3).toUpperCase()}. Only Canadian dollars can be added.`]
    }
  return []
}

/** The account that a file is read for, and the building's day. */
interface ReadFor {
  lastDigits: string
  today: LocalDate
}

/** Finds rows of days to come, which no bank tells of, and of days before anything can be entered. */
const daysOff = (told: readonly Told[], today: LocalDate): string[] => {
  const oldest = addDays(today, -paymentOldestDays)
  return told.flatMap(({ row, day }) => {
    if (day > today) return [`Row ${row}: ${formatDate(day)} is after today.`]
    return day < oldest ? [`Row ${row}: ${formatDate(day)} is more than three years ago.`] : []
  })
}

const together = (told: readonly Told[], unread: readonly string[], today: LocalDate): Statement => {
  const rows = inOrder(told)
  const faults = [...unread, ...daysOff(told, today)]
  const broken = faults.length === 0 ? brokenStep(rows) : null
  const join = broken ? [`Row ${broken.row}: the balance doesn’t match the previous row. A row may be missing.`] : []
  const many =
    told.length > tableRowsMost ? ['The file has more than 5,000 transactions. Download fewer days at a time.'] : []
  const none = told.length === 0 && faults.length === 0 ? ['The file has no transactions.'] : []
  const ends = endsOf(rows)
  const all = [...shortened(faults), ...join, ...many, ...none]
  return { rows, faults: all, ...ends, closesOn: ends.closingCents === null ? null : rows.at(-1)!.day }
}

/** Reads a table as it was chosen. */
export const statementOfTable = (
  table: readonly string[][],
  choices: BankFileChoices,
  { lastDigits, today }: ReadFor,
): Statement => {
  const missing = missingIn(choices)
  if (missing.length > 0) return { rows: [], faults: missing, openingCents: null, closingCents: null, closesOn: null }
  const outcomes = recordsOf(table, choices.headingRow).map(({ row, cells }) =>
    toldOf(row, cellsByMeaning(cells, choices.meanings), choices),
  )
  const faults = outcomes.flatMap((one) => (one && 'fault' in one ? [one.fault] : []))
  const told = outcomes.filter((one): one is Told => one !== null && !('fault' in one))
  return together(told, [...foreignIn(table, choices.headingRow, lastDigits), ...faults], today)
}

const dayOfOfx = (date: string): LocalDate | null => readDay(date.slice(0, 8), null)

/** Reads the statement of an account in an OFX file, by the last digits of its number. */
export const statementOfOfx = (statements: readonly OfxStatement[], { lastDigits, today }: ReadFor): Statement => {
  const own = statements.find(({ accountNumber }) => accountNumber.replaceAll(/\D/g, '').endsWith(lastDigits))
  const found = own ?? statements[0]!
  const faults = found.transactions.flatMap(({ date, amount }, i) =>
    dayOfOfx(date) === null || !readCents(amount) || Math.abs(readCents(amount)!) > moneyMostCents
      ? [`Transaction ${i + 1} has no date or amount that can be read.`]
      : [],
  )
  const of = own ? [] : [`This file is for an account that doesn’t end in ${lastDigits}.`]
  const foreign = /^(?:CAD)?$/i.test(found.currency)
    ? []
    : [`This file is in ${truncate(found.currency, 10)}. Only Canadian dollars can be added.`]
  const told = found.transactions.flatMap(({ date, amount, name, memo, number }, i): Told[] => {
    const [day, cents] = [dayOfOfx(date), readCents(amount)]
    const text = kept(`${name} ${memo === name ? '' : memo}`)
    return day && cents ? [{ row: i + 1, day, cents, text, reference: kept(number) || null, balanceCents: null }] : []
  })
  const statement = together(
    told.toSorted((a, b) => a.day.localeCompare(b.day)),
    [...of, ...foreign, ...faults],
    today,
  )
  const closing = found.balance && readCents(found.balance.amount)
  const closesOn = found.balance && dayOfOfx(found.balance.date)
  return closing === null || closing === undefined || !closesOn
    ? statement
    : { ...statement, closingCents: closing, closesOn }
}
