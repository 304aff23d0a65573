/** A day of a building's own calendar, `YYYY-MM-DD`; clocks and zones play no part here. */
export type LocalDate = string
/** The same as it is written here, so that a compiler can tell it from a word that stands in its place. */
export type WrittenDate = `${number}-${number}-${number}`

// Interpretation Act, RSBC 1996, c 238, s. 25.2, and Interpretation Act, RSA 2000, c I-8, s. 22: a time counts from the day
// after what starts it and its last day is in time; of clear days, and of "at least", neither end counts.

const dayMs = 24 * 60 * 60 * 1000
const written = (ms: number) => new Date(ms).toISOString().slice(0, 10) as WrittenDate

/** A day by its numbers, months from 1; a day or month too many goes on into the next one. */
export const dayOf = (year: number, month: number, day: number): WrittenDate => written(Date.UTC(year, month - 1, day))

/** The day so many days later, or earlier where there are less than none: the last day of "within so many days". */
export const plusDays = (day: LocalDate, days: number): WrittenDate => written(Date.parse(day) + days * dayMs)

/** The same day of the week so many weeks later. */
export const plusWeeks = (day: LocalDate, weeks: number): WrittenDate => plusDays(day, 7 * weeks)

/** Days from one to the other; less than 0 where `to` is the earlier one. */
export const daysFromTo = (from: LocalDate, to: LocalDate): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** The same day of the month so many months later; the month's last day where it has no such day. */
export const plusMonths = (day: LocalDate, months: number): WrittenDate => {
  const from = new Date(Date.parse(day))
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + 1 + months]
  const lastOfMonth = new Date(Date.parse(dayOf(year, month + 1, 0))).getUTCDate()
  return dayOf(year, month, Math.min(from.getUTCDate(), lastOfMonth))
}

/** The same day so many years later; of February 29 the 28th where the year has no leap day. */
export const plusYears = (day: LocalDate, years: number): WrittenDate => plusMonths(day, 12 * years)

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: LocalDate): number => new Date(Date.parse(day)).getUTCDay()

/** The first day that has so many whole days between it and the one given: neither end counts. */
export const clearDaysAfter = (day: LocalDate, days: number): WrittenDate => plusDays(day, days + 1)

/** The last day that leaves so many whole days before the one given: neither end counts. */
export const clearDaysBefore = (day: LocalDate, days: number): WrittenDate => plusDays(day, -days - 1)
