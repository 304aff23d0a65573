/** The columns of a table that comes from another product: what they are called, and the cells of one. */
import { createHash } from 'node:crypto'
import { truncate } from '../../../contract/text.ts'
import { ordersOf, type DateOrder } from './cells.ts'

/** Takes a list of names apart, which has commas between them. */
export const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Reduces a heading to its words: in small letters, without signs and currency. */
export const plainHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/\((?:\$|cad|cad\$)\)|[$#.*:]|\bcad\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Makes a fingerprint of headings, by which a file like this one is known again. */
export const headingKeyOf = (headings: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headings.map((heading) => heading.trim().toLowerCase())))
    .digest('hex')

/** Finds the order of day and month: by a date that only one allows; null where it must be asked. */
export const dateOrderOf = (cells: readonly string[]): DateOrder | null => {
  const open = cells.map(ordersOf).filter((orders) => orders.length > 0)
  if (open.length === 0) return 'yearFirst'
  const decided = open.find((orders) => orders.length === 1)
  return decided ? decided[0]! : null
}

const samplesShown = 3
const sampleMostChars = 40

/** Lists dates that leave open whether the day or the month comes first; none where another of them says so. */
export const openDatesIn = (cells: readonly string[]): string[] =>
  dateOrderOf(cells) === null
    ? [
        ...new Set(cells.filter((cell) => ordersOf(cell).length > 1).map((cell) => truncate(cell, sampleMostChars))),
      ].slice(0, samplesShown)
    : []

/** Lists the filled cells of the column that means something. */
export const cellsOf = <Meaning extends string>(
  records: readonly { cells: string[] }[],
  meanings: readonly (Meaning | null)[],
  meaning: Meaning,
): string[] => {
  const at = meanings.indexOf(meaning)
  return at < 0 ? [] : records.map(({ cells }) => (cells[at] ?? '').trim()).filter((cell) => cell !== '')
}

/** Sorts the cells of a row by what they mean; those of one meaning are joined. */
export const cellsByMeaning = <Meaning extends string>(
  cells: readonly string[],
  meanings: readonly (Meaning | null)[],
): Partial<Record<Meaning, string>> => {
  const by: Partial<Record<Meaning, string>> = {}
  for (const [i, meaning] of meanings.entries()) {
    const cell = (cells[i] ?? '').trim()
    if (meaning !== null) by[meaning] = by[meaning] ? `${by[meaning]} ${cell}` : cell
  }
  return by
}
