/** The books as rows of files: for an accountant, for owners, and for QuickBooks. */
import type { fundLabelsWith } from '../../../contract/ledger/ledger-words.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { dollarsCell, type Cell } from '../../platform/csv.ts'
import type { BookAccount, BookEntry, BookFund, LedgerOwner, Statement, TrialLine } from '../ledger/ledger.ts'

const debit = (cents: number): Cell => (cents > 0 ? dollarsCell(cents) : null)
const credit = (cents: number): Cell => (cents < 0 ? dollarsCell(-cents) : null)

type FundLabels = ReturnType<typeof fundLabelsWith>

const fundName = ({ kind, name }: BookFund, fundLabels: FundLabels): string => name ?? fundLabels[kind]

/** The columns of a general ledger. */
export const ledgerHead: readonly Cell[] = [
  ...['Entry', 'Date', 'Bank date', 'Account', 'Fund', 'Unit', 'Debit', 'Credit', 'Description', 'Source'],
  ...['Reverses entry', 'Recorded at'],
]

/** An entry as rows of a general ledger. */
export const ledgerRows = (entry: BookEntry, fundLabels: FundLabels): Cell[][] =>
  entry.lines.map(({ account, fund, unitNumber, cents }) => [
    ...[entry._id, entry.day, entry.valueDay, account.name, fundName(fund, fundLabels), unitNumber],
    ...[debit(cents), credit(cents), entry.words, entry.source, entry.reversesId, entry.recordedAt],
  ])

/** The columns of owner ledgers. */
export const ownerHead: readonly Cell[] = ['Unit', 'Owners', 'Date', 'Description', 'Charge', 'Payment', 'Balance']

/** The ledger of owners as rows, from the balance before to the balance after. */
export const ownerRows = (
  { unitNumber, owners, statement }: LedgerOwner & { statement: Statement },
  { from, to }: { from: LocalDate | null; to: LocalDate },
): Cell[][] => {
  const whose = [unitNumber, owners.join(', ')]
  let balance = statement.openingCents
  return [
    ...(from === null ? [] : [[...whose, from, 'Opening balance', null, null, dollarsCell(balance)]]),
    ...statement.lines.map(({ day, words, cents }) => {
      balance += cents
      return [...whose, day, words, debit(cents), credit(cents), dollarsCell(balance)]
    }),
    [...whose, to, 'Closing balance', null, null, dollarsCell(statement.closingCents)],
  ]
}

const trialHead = ['Account', 'Fund', 'Opening balance', 'Debits', 'Credits', 'Closing balance']

const closing = ({ openingCents, debitCents, creditCents }: TrialLine): number =>
  openingCents + debitCents - creditCents

/** A trial balance as rows, with the sums below; a balance below zero is a credit. */
export const trialRows = (lines: readonly TrialLine[], fundLabels: FundLabels): Cell[][] => {
  const sum = (of: (line: TrialLine) => number): Cell => dollarsCell(lines.reduce((all, line) => all + of(line), 0))
  return [
    trialHead,
    ...lines.map((line) => [
      ...[line.account.name, fundName(line.fund, fundLabels), dollarsCell(line.openingCents)],
      ...[dollarsCell(line.debitCents), dollarsCell(line.creditCents), dollarsCell(closing(line))],
    ]),
    [
      ...['Total', null, sum(({ openingCents }) => openingCents), sum(({ debitCents }) => debitCents)],
      ...[sum(({ creditCents }) => creditCents), sum(closing)],
    ],
  ]
}

/** As QuickBooks reads a day. */
const monthFirst = (day: LocalDate): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

/** A short name of an entry, the same in each file: the part of its id that isn't its time. */
const shortId = ({ _id }: BookEntry): string => _id.slice(-12)

const memoOf = ({ words }: BookEntry, unitNumber: string | null): string =>
  unitNumber === null ? words : `${words} (unit ${unitNumber})`

/** The columns of a journal for QuickBooks Online. */
export const onlineHead: readonly Cell[] = [
  ...['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description', 'Class'],
]

/** An entry as rows of a journal for QuickBooks Online. */
export const onlineRows = (entry: BookEntry, fundLabels: FundLabels): Cell[][] =>
  entry.lines.map(({ account, fund, unitNumber, cents }) => [
    ...[shortId(entry), monthFirst(entry.day), account.name, debit(cents), credit(cents)],
    ...[memoOf(entry, unitNumber), fundName(fund, fundLabels)],
  ])

/** What QuickBooks calls our kinds of account; its own receivable account would want a customer in each line. */
const desktopTypes: Readonly<Record<string, string>> = {
  bank: 'BANK',
  receivable: 'OCASSET',
  interfund: 'OCASSET',
  income: 'INC',
  expense: 'EXP',
  equity: 'EQUITY',
}

/** Words without what ends a field or a line of the format. */
const plain = (words: string): string => words.replaceAll(/[\t\r\n"]+/g, ' ')

const tabbed = (...fields: readonly string[]): string => `${fields.map(plain).join('\t')}\r\n`

/** The accounts and classes that a journal for QuickBooks Desktop names, and the heads of its lines. */
export const desktopHead = (
  accounts: readonly BookAccount[],
  funds: readonly BookFund[],
  fundLabels: FundLabels,
): string =>
  [
    tabbed('!ACCNT', 'NAME', 'ACCNTTYPE'),
    ...accounts.map(({ name, kind }) => tabbed('ACCNT', name, desktopTypes[kind] ?? 'OCLIAB')),
    tabbed('!CLASS', 'NAME'),
    ...funds.map((fund) => tabbed('CLASS', fundName(fund, fundLabels))),
    tabbed('!TRNS', 'TRNSTYPE', 'DATE', 'ACCNT', 'CLASS', 'AMOUNT', 'DOCNUM', 'MEMO'),
    tabbed('!SPL', 'TRNSTYPE', 'DATE', 'ACCNT', 'CLASS', 'AMOUNT', 'DOCNUM', 'MEMO'),
    tabbed('!ENDTRNS'),
  ].join('')

/** An entry as lines of a journal for QuickBooks Desktop; their amounts sum to zero. */
export const desktopLines = (entry: BookEntry, fundLabels: FundLabels): string =>
  [
    ...entry.lines.map(({ account, fund, unitNumber, cents }, index) =>
      tabbed(
        ...[
          index === 0 ? 'TRNS' : 'SPL',
          'GENERAL JOURNAL',
          monthFirst(entry.day),
          account.name,
          fundName(fund, fundLabels),
        ],
        ...[(cents / 100).toFixed(2), shortId(entry), memoOf(entry, unitNumber)],
      ),
    ),
    tabbed('ENDTRNS'),
  ].join('')
