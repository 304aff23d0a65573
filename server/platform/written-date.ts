import { formatDate, type LocalDate } from '../../contract/time.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const two = (number: number) => String(number).padStart(2, '0')

const dateOf = (year: number, month: number, day: number): LocalDate | null => {
  const date = `${year}-${two(month)}-${two(day)}`
  const exists =
    year >= 1900 && year <= 2199 && !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date)
  return exists ? date : null
}

/** The number of a month by its name; 0 for any other word. */
export const monthOf = (word: string) => months.indexOf(word.slice(0, 3).toLowerCase()) + 1
const askFor = 'write it as yyyy-mm-dd'

export type DateOrder = 'dayFirst' | 'monthFirst'

/**
 * `03/04/2024` is April 3 here and March 4 there; it is taken only where both readings agree, one is no date, or somebody
 * said which comes first.
 */
const slashed = (
  first: number,
  second: number,
  year: number,
  order: DateOrder | null,
): { date: LocalDate } | { fault: string } => {
  const dayFirst = dateOf(year, second, first)
  const monthFirst = dateOf(year, first, second)
  if (dayFirst && monthFirst && order) return { date: order === 'dayFirst' ? dayFirst : monthFirst }
  if (dayFirst && monthFirst && dayFirst !== monthFirst)
    return { fault: `may be ${formatDate(dayFirst)} or ${formatDate(monthFirst)}: write ${dayFirst} or ${monthFirst}` }
  const date = dayFirst ?? monthFirst
  return date ? { date } : { fault: `is not a date: ${askFor}` }
}

const slashes = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

/** Whether a date means two days, depending on whether the day or the month comes first. */
export const isAmbiguousDate = (text: string): boolean => {
  const [, first, second, year] = slashes.exec(text) ?? []
  return (
    first !== undefined &&
    first !== second &&
    Number(first) <= 12 &&
    Number(second) <= 12 &&
    !('date' in readDate(text)) &&
    dateOf(Number(year), Number(first), Number(second)) !== null
  )
}

/** Reads a date as rosters hold it; one that may mean two days is asked back rather than guessed. */
export const readDate = (text: string, order: DateOrder | null = null): { date: LocalDate } | { fault: string } => {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]00:00(?::00)?.*)?$/.exec(text)
  const local = slashes.exec(text)
  const dayWord = /^(\d{1,2})[ -]([a-z]{3,9})\.?[ ,-]+(\d{4})$/i.exec(text)
  const wordDay = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i.exec(text)
  if (local) return slashed(Number(local[1]), Number(local[2]), Number(local[3]), order)
  const date = iso
    ? dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
    : dayWord
      ? dateOf(Number(dayWord[3]), monthOf(dayWord[2]!), Number(dayWord[1]))
      : wordDay
        ? dateOf(Number(wordDay[3]), monthOf(wordDay[1]!), Number(wordDay[2]))
        : null
  return date ? { date } : { fault: `is not a date: ${askFor}` }
}
