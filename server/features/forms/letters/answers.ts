/** What whoever sends a letter filled in, as it stands in the letter. */
import type { Answer } from '../../../../contract/forms/runs.ts'
import type { Ask } from '../../../../contract/forms/templates.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { cleanText } from '../../../../contract/clean.ts'
import { formatTime, isLocalDate, longDate, type LocalDate } from '../../../../contract/time.ts'
import { Invalid, type FieldError } from '../../../http/errors.ts'
import type { Value } from './merging.ts'

const amountMostCents = 1_000_000_000_00

/** Whole cents of an amount as people write it: `1,250.00`, `$80`; null for anything else. */
export const centsOf = (text: string): number | null => {
  const plain = text.replaceAll(/[$\s]/g, '')
  if (!/^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/.test(plain)) return null
  const [whole = '', part = ''] = plain.replaceAll(',', '').split('.')
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return cents <= amountMostCents ? cents : null
}

/** How each kind of value reads; null where it is none. */
const readings: Readonly<Record<'text' | 'longText' | 'date' | 'time' | 'money', (text: string) => string | null>> = {
  text: (text) => text.replaceAll(/\s+/g, ' '),
  longText: (text) => text,
  date: (text) => (isLocalDate(text) ? longDate(text) : null),
  time: (text) => (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? formatTime(text) : null),
  money: (text) => {
    const cents = centsOf(text)
    return cents === null ? null : formatMoney(cents)
  },
}
const wanted = { date: 'a date', time: 'a time, such as 09:30', money: 'an amount, such as 1,250.00' } as const
const notSo = (label: string, type: string) => `${label}: enter ${wanted[type as keyof typeof wanted] ?? 'a value'}`

type Read = Value | { fault: string }

const rowsOf = ({ label, columns }: Ask, rows: Answer['rows']): Read => {
  const filled = rows.map((row) => row.map(cleanText)).filter((row) => row.some((cell) => cell !== ''))
  const lines: string[] = []
  let totalCents = 0
  for (const row of filled) {
    const cells: string[] = []
    for (const [index, column] of columns.entries()) {
      const cell = row[index] ?? ''
      const words = cell === '' ? null : readings[column.type](cell)
      if (words === null)
        return {
          fault: cell === '' ? `${label}: ${column.label} is empty` : notSo(`${label}: ${column.label}`, column.type),
        }
      if (column.type === 'money') totalCents += centsOf(cell)!
      cells.push(words)
    }
    lines.push(cells.join(' – '))
  }
  if (lines.length === 0) return { empty: true }
  return { lines, total: columns.some(({ type }) => type === 'money') ? formatMoney(totalCents) : null }
}

const readOne = (one: Ask, answer: Answer | undefined): Read => {
  if (one.type === 'rows') return rowsOf(one, answer?.rows ?? [])
  const text = cleanText(answer?.text ?? '')
  if (text === '') return { empty: true }
  if (one.type === 'choice') return one.choices.includes(text) ? { text } : { fault: `${one.label}: choose one` }
  const words = readings[one.type](text)
  return words === null ? { fault: notSo(one.label, one.type) } : { text: words }
}

export interface Answers {
  /** By the ask's key. */
  values: ReadonlyMap<string, Value>
  /** The days that were filled in, or stand by themselves, by the ask's key. */
  days: ReadonlyMap<string, LocalDate>
}

/**
 * Reads what was filled in; what was left empty and has a usual value gets that. Refuses what is not what was asked for,
 * a sentence a field.
 */
export const readAnswers = (
  asks: readonly Ask[],
  answers: readonly Answer[],
  usual: (field: string) => LocalDate | null,
): Answers => {
  const given = new Map(answers.map((answer) => [answer.key, answer]))
  const faults: FieldError[] = []
  const values = new Map<string, Value>()
  const days = new Map<string, LocalDate>()
  for (const one of asks) {
    const read = readOne(one, given.get(one.key))
    const stands = 'empty' in read && one.usual !== null ? usual(one.usual) : null
    if ('fault' in read) {
      faults.push({ field: `answers.${one.key}`, message: read.fault })
      continue
    }
    const day = stands ?? (one.type === 'date' && 'text' in read ? cleanText(given.get(one.key)!.text) : null)
    if (day !== null) days.set(one.key, day)
    const isMissing = 'empty' in read && stands === null && (one.required || one.usual !== null)
    values.set(
      one.key,
      stands !== null
        ? { text: longDate(stands) }
        : isMissing
          ? { missing: `${one.label} must be filled in.`, name: one.label }
          : read,
    )
  }
  if (faults.length > 0) throw Invalid(faults[0]!.message, faults)
  return { values, days }
}
