/** A table of balances as charges and payments: what each row says, and what keeps it from being read. */
import { importColumnLabels, importColumns } from '../../../contract/book-imports/book-import-words.ts'
import { withoutHidden } from '../../../contract/clean.ts'
import { chargeLabelsWith, type ChargeType } from '../../../contract/ledger/ledger-words.ts'
import { broughtForwardOldestDays, importFindingsShown } from '../../../contract/limits/book-imports.ts'
import { chargeWordsMostChars, moneyMostCents } from '../../../contract/limits/ledger.ts'
import { tableRowsMost } from '../../../contract/limits/tables.ts'
import { counted, truncate } from '../../../contract/text.ts'
import { addDays, formatDate, type LocalDate } from '../../../contract/time.ts'
import { chargeRule, labelsFor, type Jurisdiction } from '../../../law/law.ts'
import { plain, readCents, readDay } from '../../platform/tables/cells.ts'
import { cellsByMeaning } from '../../platform/tables/columns.ts'
import { recordsOf } from '../../platform/tables/table.ts'
import { doorOf } from '../units/units.ts'
import type { TableChoices } from './columns.ts'
import { fundSaid, keyOf, meaningsOf, typeCells, typeSaid } from './types.ts'

/** A charge of a unit, or below zero a payment or credit. */
export interface Told {
  /** Its row in the file, the first being 1. */
  row: number
  unitNumber: string
  holdingId: string
  /** Null for a payment that doesn’t say what it was for. */
  type: ChargeType | null
  dueOn: LocalDate
  words: string
  fund: 'operating' | 'reserve'
  cents: number
}

/** An account of owners on the day of the balances. */
export interface Account {
  _id: string
  unitNumber: string
}

/** What a table is read for. */
export interface ReadFor {
  jurisdiction: Jurisdiction
  /** The day of the balances. */
  asOf: LocalDate
  accounts: readonly Account[]
}

export interface TableTold {
  told: Told[]
  faults: string[]
  warnings: string[]
}

/** Takes what tables write around a unit number off it: `Unit 703`, `#703` and `703` are one. */
const bareUnit = (cell: string): string => plain(cell).replace(/^(?:unit|suite|apartment|apt\.?|#)\s*#?\s*/i, '')

/** Finds accounts by a unit’s number as it is written, or else by the door that it is likely to mean. */
const accountsBy = (accounts: readonly Account[]) => {
  const exact = new Map(accounts.map((account) => [account.unitNumber.toLowerCase(), account]))
  const doors = Map.groupBy(accounts, ({ unitNumber }) => doorOf(unitNumber))
  return (cell: string): readonly Account[] => {
    const number = bareUnit(cell)
    const found = exact.get(number.toLowerCase())
    return found ? [found] : (doors.get(doorOf(number)) ?? [])
  }
}

const quoted = (cell: string): string => `“${truncate(withoutHidden(cell), 40)}”`

/** Names findings up to a number, and counts the rest. */
const shortened = (findings: readonly string[]): string[] =>
  findings.length <= importFindingsShown
    ? [...findings]
    : [...findings.slice(0, importFindingsShown), `And ${findings.length - importFindingsShown} more like these.`]

const missingIn = ({ meanings, dates }: TableChoices): string[] => [
  ...importColumns
    .filter((one) => one !== 'type' && one !== 'memo')
    .filter((one) => meanings.filter((meaning) => meaning === one).length > 1)
    .map((one) => `${importColumnLabels[one]}: choose one column only.`),
  ...(meanings.includes('unit') ? [] : ['Choose the column with the unit number.']),
  ...(meanings.includes('amount') || meanings.includes('charge')
    ? []
    : ['Choose the column with the amount, or those with charges and payments.']),
  ...(meanings.includes('amount') && (meanings.includes('charge') || meanings.includes('payment'))
    ? ['Choose the amount, or charges and payments, not both.']
    : []),
  ...(meanings.includes('date') && dates === null ? ['Choose whether the day or the month comes first.'] : []),
]

/** What a row comes to: a charge or payment, nothing, or why it can’t be read; and what is worth knowing of it. */
type Outcome = { told?: Told; fault?: string; isTotal?: true; unknownTypes?: string[]; isUndated?: true }

/** Reads an amount as receivables write it: CR is what an owner paid ahead, DR what they owe. */
export const owedCents = (cell: string, isTurned = false): number | null | undefined => {
  const [mark] = /\b[CD]R\.?\s*$/i.exec(cell) ?? []
  const cents = readCents(mark === undefined ? cell : cell.slice(0, -mark.length))
  if (cents === null || cents === undefined) return cents
  if (mark !== undefined) return /^c/i.test(mark) ? -Math.abs(cents) : Math.abs(cents)
  return isTurned ? -cents : cents
}

const amountOf = (
  cells: ReturnType<typeof cellsByMeaning>,
  { meanings, isTurned }: TableChoices,
  isPayment: boolean,
): number | undefined => {
  const amount = owedCents(cells['amount'] ?? '', isTurned)
  const charge = owedCents(cells['charge'] ?? '')
  const payment = owedCents(cells['payment'] ?? '')
  if (amount === undefined || charge === undefined || payment === undefined) return undefined
  if (!meanings.includes('amount')) return (charge ?? 0) - Math.abs(payment ?? 0)
  return isPayment ? -Math.abs(amount ?? 0) : (amount ?? 0)
}

const isTotal = (cell: string): boolean => /^(?:grand |sub)?totals?\b/i.test(cell.trim())

/** Says why a day isn’t one of the balances; null for one that is. */
const offDay = (day: LocalDate, asOf: LocalDate): string | null => {
  if (day > asOf) return `${formatDate(day)} is after ${formatDate(asOf)}, the date of the balances.`
  return day < addDays(asOf, -broughtForwardOldestDays) ? `${formatDate(day)} is more than ten years ago.` : null
}

const wordsOf = (memo: string, type: ChargeType | null, { jurisdiction }: ReadFor): string =>
  truncate(withoutHidden(memo).replaceAll(/\s+/g, ' ').trim(), chargeWordsMostChars) ||
  (type === null ? 'Credit' : chargeLabelsWith(labelsFor(jurisdiction))[type])

const accountOf = (cell: string, { asOf }: ReadFor, find: (cell: string) => readonly Account[]): Account | string => {
  if (cell === '') return 'the unit number is missing.'
  const [account, ...more] = find(cell)
  if (!account) return `there’s no unit ${quoted(cell)} that had owners on ${formatDate(asOf)}.`
  if (more.length === 0) return account
  return `${quoted(cell)} could be ${[account, ...more].map(({ unitNumber }) => unitNumber).join(' or ')}.`
}

/** Only a charge with a due date can be aged, so one that a lien could secure or that bears interest needs it. */
const needsDate = (type: ChargeType, { jurisdiction, asOf }: ReadFor): boolean => {
  const { isLienable, bearsInterest } = chargeRule(jurisdiction, type, asOf)
  return isLienable || bearsInterest
}

const dayIn = (cell: string, { dates }: TableChoices, asOf: LocalDate): { day: LocalDate | null } | string => {
  if (cell === '') return { day: null }
  const day = readDay(cell, dates)
  return day === null ? `${quoted(cell)} isn’t a date.` : (offDay(day, asOf) ?? { day })
}

const outcomeOf = (
  row: number,
  all: readonly string[],
  choices: TableChoices,
  of: ReadFor & { find: (cell: string) => readonly Account[]; meaningOf: ReturnType<typeof meaningsOf> },
): Outcome => {
  const cells = cellsByMeaning(all, choices.meanings)
  const said = typeSaid(typeCells(all, choices.meanings), of.meaningOf)
  const at = (words: string): Outcome => ({ fault: `Row ${row}: ${words}` })
  const unit = cells['unit'] ?? ''
  if (isTotal(unit) || (unit === '' && all.some(isTotal))) return { isTotal: true }
  const cents = amountOf(cells, choices, said.isPayment)
  const money = [cells['amount'], cells['charge'], cells['payment']].filter(Boolean).join(' ')
  if (cents === undefined || Math.abs(cents) > moneyMostCents) return at(`${quoted(money)} isn’t an amount.`)
  if (cents === 0) return {}
  const account = accountOf(unit, of, of.find)
  if (typeof account === 'string') return at(account)
  const dated = dayIn(cells['date'] ?? '', choices, of.asOf)
  if (typeof dated === 'string') return at(dated)
  const fund = fundSaid(cells['fund'] ?? '')
  if (fund === null) return at(`${quoted(cells['fund']!)} isn’t a fund. Enter operating or reserve.`)
  const isUndated = cents > 0 && dated.day === null && said.type !== null && needsDate(said.type, of)
  const named = isUndated ? null : said.type
  const type = cents > 0 ? (named ?? 'openingBalance') : named
  const { _id: holdingId, unitNumber } = account
  return {
    told: {
      row,
      unitNumber,
      holdingId,
      type,
      dueOn: dated.day ?? of.asOf,
      words: wordsOf(cells['memo'] ?? '', type, of),
      fund,
      cents,
    },
    ...(cents > 0 && { unknownTypes: said.unknown }),
    ...(isUndated && { isUndated: true }),
  }
}

const listed = new Intl.ListFormat('en-CA', { type: 'conjunction' })

const unknownWords = (unknown: readonly string[]): string => {
  if (unknown.length === 1) return `${quoted(unknown[0]!)} isn’t a type we know. Choose its meaning under Types.`
  const named = unknown.slice(0, importFindingsShown).map(quoted)
  const rest = unknown.length - named.length
  const all = listed.format([...named, ...(rest > 0 ? [`${rest} more`] : [])])
  return `We don’t know the types ${all}. Choose their meaning under Types.`
}

const warningsOf = (outcomes: readonly Outcome[], { jurisdiction }: ReadFor): string[] => {
  const { lien } = labelsFor(jurisdiction)
  const words = outcomes.flatMap(({ unknownTypes }) => unknownTypes ?? [])
  const unknown = [...new Map(words.map((word) => [keyOf(word), word])).values()]
  const totals = outcomes.filter(({ isTotal: is }) => is).length
  const undated = outcomes.filter(({ isUndated }) => isUndated).length
  const lumped = outcomes.filter(({ told }) => told?.type === 'openingBalance').length
  return [
    ...(totals > 0 ? [`${counted(totals, 'row with a total is', 'rows with totals are')} left out.`] : []),
    ...(undated > 0 ? [`${counted(undated, 'row has', 'rows have')} no due date and can’t keep a type.`] : []),
    ...(lumped > 0
      ? [
          `A ${lien.one} can’t secure an opening balance without a type and due date, and it bears no interest. ${counted(lumped, 'row is', 'rows are')} like this; split them by type and due date if you can.`,
        ]
      : []),
    ...(unknown.length > 0 ? [unknownWords(unknown)] : []),
  ]
}

/** Reads the rows of a table as charges and payments of accounts, in words where they can’t be. */
export const toldOf = (rows: readonly string[][], choices: TableChoices, of: ReadFor): TableTold => {
  const missing = missingIn(choices)
  if (missing.length > 0) return { told: [], faults: missing, warnings: [] }
  const records = recordsOf(rows, choices.headingRow)
  const tooMany = `The file has more than ${tableRowsMost} rows. Split it, or check that it’s the right one.`
  if (records.length > tableRowsMost) return { told: [], faults: [tooMany], warnings: [] }
  const find = accountsBy(of.accounts)
  const meaningOf = meaningsOf(choices.types)
  const outcomes = records.map(({ row, cells }) => outcomeOf(row, cells, choices, { ...of, find, meaningOf }))
  const told = outcomes.flatMap((one) => one.told ?? [])
  const faults = shortened(outcomes.flatMap(({ fault }) => fault ?? []))
  const isEmpty = told.length === 0 && faults.length === 0
  return {
    told,
    faults: isEmpty ? ['No row has an amount.'] : faults,
    warnings: warningsOf(outcomes, of),
  }
}
