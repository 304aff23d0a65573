/** The file by which a bank debits accounts, in the format of CPA Standard 005. */
import { composed } from '../../../contract/composed.ts'
import { originatorInFileChars } from '../../../contract/limits/debits.ts'
import type { LocalDate } from '../../../contract/time.ts'

/** An account to debit. */
export interface FileDebit {
  cents: number
  payerName: string
  institution: string
  transit: string
  account: string
  /** Ours, of up to 19 characters, once in a file. */
  reference: string
}

/** Who debits, as the bank knows them, and the account that returned debits are taken from. */
export interface Originator {
  originatorNumber: string
  dataCentre: string
  transactionCode: string
  shortName: string
  longName: string
  returnInstitution: string
  returnTransit: string
  returnAccount: string
}

/** What the format has room for in one debit: ten digits. */
const centsMost = 9_999_999_999
const recordLength = 1464
const lineEnd = '\r\n'

/** Letters that aren’t made of another one and a mark. */
const letters: Readonly<Record<string, string>> = { Æ: 'AE', Œ: 'OE', Ø: 'O', Ł: 'L', Đ: 'D', Þ: 'TH' }

/** Writes a name in the letters that banks take; empty where it has none of them. */
export const bankText = (text: string): string =>
  composed(
    text.toUpperCase().replaceAll(/[ÆŒØŁĐÞ]/g, (letter) => letters[letter]!),
    'NFD',
  )
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Z0-9 .,&'-]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

/** A text at the left of its field, cut where it is longer. */
const left = (text: string, length: number): string => text.padEnd(length).slice(0, length)
/** A number at the right of its field, after zeros. */
const right = (value: number | string, length: number): string => String(value).padStart(length, '0')
const blank = (length: number): string => ' '.repeat(length)
const zeros = (length: number): string => '0'.repeat(length)

const dayMs = 86_400_000
/** A day as `0YYDDD`: the year, and which day of it. */
const julian = (day: LocalDate): string => {
  const year = day.slice(0, 4)
  return `0${year.slice(2)}${right((Date.parse(day) - Date.parse(`${year}-01-01`)) / dayMs + 1, 3)}`
}

const bank = (institution: string, transit: string): string => `0${institution}${transit}`
const record = (fields: readonly string[]): string => fields.join('').padEnd(recordLength)

const segment = (
  { transactionCode, shortName, longName, originatorNumber, ...returns }: Originator,
  on: LocalDate,
  debit: FileDebit,
): string[] => [
  transactionCode,
  right(debit.cents, 10),
  julian(on),
  bank(debit.institution, debit.transit),
  left(debit.account, 12),
  // The bank's trace number, and the type of what it stored.
  zeros(22 + 3),
  left(bankText(shortName), 15),
  left(bankText(debit.payerName), 30),
  left(bankText(longName), originatorInFileChars),
  left(originatorNumber, 10),
  left(bankText(debit.reference), 19),
  bank(returns.returnInstitution, returns.returnTransit),
  left(returns.returnAccount, 12),
  // Sundry information, the bank's own field, and its settlement code.
  blank(15 + 22 + 2),
  zeros(11),
]

/** Whether numbers fit their fields: one that doesn’t would shift or cut what a bank reads. */
const fits = (originator: Originator, number: number, debits: readonly FileDebit[]): boolean =>
  number >= 1 &&
  number <= 9999 &&
  /^[A-Z0-9]{1,10} \d{5} \d{3} \d{3} \d{5} \d{5,12}$/.test(
    [
      ...[originator.originatorNumber, originator.dataCentre, originator.transactionCode, originator.returnInstitution],
      ...[originator.returnTransit, originator.returnAccount],
    ].join(' '),
  ) &&
  debits.every(
    ({ institution, transit, account, cents }) =>
      /^\d{3} \d{5} \d{5,12}$/.test(`${institution} ${transit} ${account}`) &&
      Number.isSafeInteger(cents) &&
      cents >= 1 &&
      cents <= centsMost,
  ) &&
  new Set(debits.map(({ reference }) => reference)).size === debits.length

/**
 * Writes the debits of a day as records of 1464 characters, one debit a record. `number` is the file’s, 1 to 9999. Throws a
 * RangeError for an amount or a number that the format has no room for.
 */
export const bankFile = (
  originator: Originator,
  { number, madeOn, on }: { number: number; madeOn: LocalDate; on: LocalDate },
  debits: readonly FileDebit[],
): string => {
  if (!fits(originator, number, debits)) throw new RangeError('The format has no room for a number in this file.')
  /** What every record begins with: its type and number, and the file it is in. */
  const begins = (type: 'A' | 'D' | 'Z', nth: number) => [
    ...[type, right(nth, 9), left(originator.originatorNumber, 10), right(number, 4)],
  ]
  const total = debits.reduce((sum, { cents }) => sum + cents, 0)
  const header = [...begins('A', 1), julian(madeOn), originator.dataCentre, blank(20), 'CAD']
  // Debits, then credits and two sorts of corrections, of which there are none.
  const totals = [right(total, 14), right(debits.length, 8), zeros(3 * (14 + 8))]
  return [
    record(header),
    ...debits.map((debit, index) => record([...begins('D', index + 2), ...segment(originator, on, debit)])),
    record([...begins('Z', debits.length + 2), ...totals]),
  ].join(lineEnd)
}
