/** The cells of a table: days and amounts as banks and other products write them. */
import { moneyMostCents } from '../../../contract/limits/ledger.ts'
import { isLocalDate, type LocalDate } from '../../../contract/time.ts'
import { readDate } from '../written-date.ts'

export type DateOrder = 'yearFirst' | 'monthFirst' | 'dayFirst'

const slashed = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/
/** A time of day after a date says nothing of the day. */
const withoutTime = (text: string): string => text.replace(/[T ]\d{1,2}:\d{2}.*$/, '').trim()

/** Says which orders of day and month a date leaves open; none for one that says so itself. */
export const ordersOf = (cell: string): ('monthFirst' | 'dayFirst')[] => {
  const found = slashed.exec(withoutTime(cell))
  if (!found) return []
  const [, first, second] = found.map(Number)
  return [...(first! <= 12 ? (['monthFirst'] as const) : []), ...(second! <= 12 ? (['dayFirst'] as const) : [])]
}

/** Reads a day as banks write it, slashed ones in the order of the file; null for anything else. */
export const readDay = (cell: string, order: DateOrder | null): LocalDate | null => {
  const text = withoutTime(cell)
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (compact) {
    const day = `${compact[1]}-${compact[2]}-${compact[3]}`
    return isLocalDate(day) ? day : null
  }
  const [, first, second, year] = slashed.exec(text) ?? []
  if (first === undefined) {
    const read = readDate(text)
    return 'date' in read ? read.date : null
  }
  if (order === null || order === 'yearFirst') return null
  const [month, day] = order === 'monthFirst' ? [first, second] : [second, first]
  const read = readDate(`${year!.length === 2 ? `20${year}` : year}-${month}-${day}`)
  return 'date' in read ? read.date : null
}

/** A spreadsheet writes `="00123"` where it is to stay a text. */
export const plain = (cell: string): string => cell.trim().replace(/^="(.*)"$/, '$1')

const amountMostChars = 40
/** A sign or brackets are at the ends. */
const signed = /^(\()?\s*([+-])?\s*([\d., ]*?)\s*([+-])?\s*(\))?$/
const digits = /^(\d{1,3}(?:[, ]\d{3})+|\d+)?(?:\.(\d{1,2}))?$/
const withComma = /^(\d{1,3}(?:[. ]\d{3})+|\d+),(\d{2})$/

/**
 * Reads an amount in cents: `1,234.56`, `$12`, `(12.00)`, `12.00-`, `-$12.00`, `12.00 CR`. Null for an empty cell, undefined
 * for what is no amount.
 */
export const readCents = (cell: string): number | null | undefined => {
  const text = plain(cell).replaceAll('\u00A0', ' ').replaceAll('\u2212', '-')
  if (text === '' || text === '-') return null
  if (text.length > amountMostChars) return undefined
  const [, open, sign, bare, end, close] = signed.exec(text.replaceAll(/\$|\bCAD\b|\b[CD]R$/gi, '').trim()) ?? []
  if (bare === undefined || Boolean(open) !== Boolean(close) || (sign && end)) return undefined
  const isMinus = Boolean(open) || sign === '-' || end === '-' || /\bDR$/i.test(text)
  const [, whole, part] = digits.exec(bare) ?? withComma.exec(bare) ?? []
  if (whole === undefined && part === undefined) return undefined
  const cents = Number((whole ?? '0').replaceAll(/[^\d]/g, '')) * 100 + Number((part ?? '0').padEnd(2, '0'))
  if (!Number.isSafeInteger(cents) || cents > moneyMostCents * 100) return undefined
  return isMinus && cents !== 0 ? -cents : cents
}
