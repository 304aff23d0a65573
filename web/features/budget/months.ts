import { addDays, type LocalDate } from '../../../contract/time.ts'

const monthsBack = 24
const monthsAhead = 18

const next = (first: LocalDate): LocalDate => `${addDays(first, 31).slice(0, 7)}-01`
const previous = (first: LocalDate): LocalDate => `${addDays(first, -1).slice(0, 7)}-01`

/** Lists the first days of the months around a day, the earliest first: two years back and eighteen months ahead. */
export const monthsFrom = (today: LocalDate): LocalDate[] => {
  let month: LocalDate = `${today.slice(0, 7)}-01`
  for (let back = 0; back < monthsBack; back += 1) month = previous(month)
  return Array.from({ length: monthsBack + monthsAhead + 1 }, () => {
    const shown = month
    month = next(month)
    return shown
  })
}

/** Finds when the fiscal year after the latest budget begins; January of this year before any. */
export const nextYear = (latest: { endsOn: LocalDate } | undefined, today: LocalDate): LocalDate =>
  latest ? addDays(latest.endsOn, 1) : `${today.slice(0, 4)}-01-01`

/** The fiscal year of a budget, and what is known of its months. */
interface Known {
  startsOn: LocalDate
  endsOn: LocalDate
  /** The latest month that was charged, by its first day, and the last day of the locked ones. */
  chargedThrough: LocalDate | null
  lockedThrough: LocalDate | null
}

/** Lists the months of a fiscal year from which fees may apply: those after the last one that was charged or locked. */
export const monthsForFees = ({ startsOn, endsOn, chargedThrough, lockedThrough }: Known): LocalDate[] => {
  const months: LocalDate[] = []
  for (let month = startsOn; month <= endsOn; month = next(month)) months.push(month)
  return months.filter(
    (month) => (chargedThrough === null || month > chargedThrough) && (lockedThrough === null || month > lockedThrough),
  )
}

/** Finds the month from which fees apply unless another is chosen: the next one to charge, or the nearest to it. */
export const usualFeesFrom = (months: readonly LocalDate[], nextToCharge: LocalDate): LocalDate | undefined =>
  months.find((month) => month >= nextToCharge) ?? months.at(-1)

/** Counts the months from one on that are over on a day: fees from then on are charged for them at once. */
export const pastMonths = (feesFrom: LocalDate, today: LocalDate): number => {
  const present = `${today.slice(0, 7)}-01`
  let count = 0
  for (let month = feesFrom; month < present; month = next(month)) count += 1
  return count
}
