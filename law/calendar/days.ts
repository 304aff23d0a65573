/** A day of a building's own calendar, `YYYY-MM-DD`; clocks and zones play no part here. */
export type LocalDate = string
/** The same as it is written here, so that a compiler can tell it from a word that stands in its place. */
export type WrittenDate = `${number}-${number}-${number}`

const dayMs = 24 * 60 * 60 * 1000
const written = (ms: number) => new Date(ms).toISOString().slice(0, 10) as WrittenDate

/** The day so many days later, or earlier where there are less than none. */
export const plusDays = (day: LocalDate, days: number): WrittenDate => written(Date.parse(day) + days * dayMs)

/** Days from one to the other; less than 0 where `to` is the earlier one. */
export const daysFromTo = (from: LocalDate, to: LocalDate): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** The same day of the month so many months later; the month's last day where it has no such day. */
const plusMonths = (day: LocalDate, months: number): WrittenDate => {
  const from = new Date(Date.parse(day))
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return written(Date.UTC(year, month, Math.min(from.getUTCDate(), lastOfMonth)))
}

/** The same day so many years later; of February 29 the 28th where the year has no leap day. */
export const plusYears = (day: LocalDate, years: number): WrittenDate => plusMonths(day, 12 * years)
