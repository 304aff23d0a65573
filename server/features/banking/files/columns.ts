/** What the columns of a bank’s CSV file are taken for: by their headings, or by what is in them. */
import type { BankFileChoices } from '../../../../contract/banking/bank-file.ts'
import type { BankColumn } from '../../../../contract/banking/banking-words.ts'
import { tableColumnsMost, tableHeadingRowsMost } from '../../../../contract/limits/tables.ts'
import { ordersOf, readCents, readDay } from '../../../platform/tables/cells.ts'
import { cellsOf, dateOrderOf, headingKeyOf, plainHeading } from '../../../platform/tables/columns.ts'
import { recordsOf } from '../../../platform/tables/table.ts'
import { isBalanced } from './balances.ts'

const names: Readonly<Record<BankColumn, readonly string[]>> = {
  date: [
    ...['date', 'transaction date', 'trans date', 'posted date', 'posting date', 'post date', 'date posted'],
    ...['effective date', 'value date', 'activity date', 'posted', 'processed'],
  ],
  description: [
    ...['description', 'details', 'transaction details', 'transaction description', 'transaction', 'memo', 'payee'],
    ...['name', 'narrative', 'particulars', 'message', 'account activity', 'detail', 'additional details'],
    // Of a biller’s customer: where owners put their payment code.
    ...['customer account', 'customer account number', 'customer number'],
  ],
  amount: ['amount', 'transaction amount', 'net amount', 'value'],
  deposit: ['deposit', 'deposits', 'credit', 'credits', 'credit amount', 'deposit amount', 'money in', 'paid in'],
  withdrawal: [
    ...['withdrawal', 'withdrawals', 'debit', 'debits', 'debit amount', 'withdrawal amount', 'money out', 'paid out'],
    ...['cheques & debits', 'charges'],
  ],
  balance: ['balance', 'bal', 'running balance', 'running bal', 'account balance', 'ledger balance', 'closing balance'],
  reference: [
    ...['reference', 'reference number', 'ref', 'ref no', 'cheque number', 'cheque', 'cheque no', 'check number'],
    ...['serial number', 'serial', 'customer reference', 'transaction id', 'document number'],
  ],
}
const meaningByName = new Map(
  Object.entries(names).flatMap(([meaning, all]) => all.map((name) => [name, meaning as BankColumn])),
)

const meaningOf = (heading: string): BankColumn | null => {
  const plain = plainHeading(heading)
  // RBC and others call the amount "CAD$".
  if (plain === '' && /cad/i.test(heading)) return 'amount'
  return meaningByName.get(plain) ?? meaningByName.get(plain.replace(/ \d$/, '')) ?? null
}

type Meanings = (BankColumn | null)[]

/** Each meaning once, but for descriptions, which are read together. */
const once = (meanings: Meanings): Meanings =>
  meanings.map((meaning, i) => (meaning === 'description' || meanings.indexOf(meaning) === i ? meaning : null))

const byHeadings = (row: readonly string[]): Meanings => {
  const found = once(row.map(meaningOf))
  const isSplit = found.includes('deposit') && found.includes('withdrawal')
  return found.map((meaning) => (isSplit && meaning === 'amount' ? null : meaning))
}

const moneyIn = (meanings: Meanings): boolean =>
  (['amount', 'deposit', 'withdrawal'] as const).some((one) => meanings.includes(one))

/** Finds the row with the headings, the first being 1; 0 where the file begins with its rows. */
const headingRowOf = (rows: readonly (readonly string[])[]): number =>
  rows.slice(0, tableHeadingRowsMost).findIndex((row) => {
    const meanings = byHeadings(row)
    return meanings.includes('date') && moneyIn(meanings)
  }) + 1

const isDay = (cell: string): boolean => ordersOf(cell).length > 0 || readDay(cell, null) !== null

/** Takes columns for what most of their cells look like, as in the files of banks that send no headings. */
const byContent = (rows: readonly (readonly string[])[]): Meanings => {
  const width = Math.min(Math.max(0, ...rows.map(({ length }) => length)), tableColumnsMost)
  const columns = Array.from({ length: width }, (_, i) => rows.map((row) => row[i] ?? ''))
  const date = columns.findIndex((cells) => cells.filter(isDay).length * 2 > cells.length)
  const money = columns.flatMap((cells, i) =>
    i !== date && cells.some((cell) => /\d/.test(cell)) && cells.every((cell) => readCents(cell) !== undefined)
      ? [i]
      : [],
  )
  const order: BankColumn[] =
    money.length === 1
      ? ['amount']
      : money.length === 2 && rows.every((row) => (row[money[0]!] ?? '').trim() !== '')
        ? ['amount', 'balance']
        : ['withdrawal', 'deposit', 'balance']
  const text = columns.findIndex((_, i) => i !== date && !money.includes(i))
  return columns.map((_, i) => {
    if (i === date) return 'date'
    return i === text ? 'description' : (order[money.indexOf(i)] ?? null)
  })
}

const filled = (rows: readonly string[][]): string[][] => rows.filter((row) => row.some((cell) => cell.trim() !== ''))

/** Finds how a table is read below a row of headings, or where no one said which, below the one that is found. */
export const guessChoices = (rows: readonly string[][], at?: number): BankFileChoices => {
  const headingRow = at ?? headingRowOf(rows)
  const records = recordsOf(rows, headingRow)
  const named = headingRow > 0 ? byHeadings(rows[headingRow - 1] ?? []) : []
  const meanings = named.includes('date') ? named : byContent(filled(records.map(({ cells }) => cells)))
  const dates = dateOrderOf(cellsOf(records, meanings, 'date'))
  const [amount, balance] = [meanings.indexOf('amount'), meanings.indexOf('balance')]
  const steps = records.map(({ cells }) => ({
    cents: readCents(cells[amount] ?? '') ?? 0,
    balanceCents: readCents(cells[balance] ?? '') ?? null,
  }))
  const turned = steps.map(({ cents, balanceCents }) => ({ cents: -cents, balanceCents }))
  const isTurned = amount >= 0 && balance >= 0 && !isBalanced(steps) && isBalanced(turned)
  return { headingRow, meanings, dates, isTurned }
}

/** A fingerprint of the headings of a file, by which its choices are found again. */
export const fingerprintOf = (rows: readonly string[][]): string => {
  const headingRow = headingRowOf(rows)
  const headings = headingRow > 0 ? rows[headingRow - 1]! : (rows[0] ?? []).map(() => '')
  return headingKeyOf(headings)
}
