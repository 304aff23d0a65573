import { addDays, daysBetween, isLocalDate, type LocalDate } from '../../../../contract/time.ts'

const monthOf = (day: LocalDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const firstOf = (month: number): LocalDate =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
const lastOf = (month: number): LocalDate => addDays(firstOf(month + 1), -1)
const isLast = (day: LocalDate): boolean => day === lastOf(monthOf(day))

/** The same day of a later month, or that month’s last day where it is shorter or the day is a last one. */
const monthsLater = (day: LocalDate, months: number): LocalDate => {
  const month = monthOf(day) + months
  const last = lastOf(month)
  const same = `${last.slice(0, 8)}${day.slice(8)}`
  return isLast(day) || same > last ? last : same
}

/**
 * Suggests the day after the last one: a month later, or as much later as the last is after the one before it. Empty
 * where the last one isn’t a day.
 */
export const nextDueDay = (days: readonly string[]): string => {
  const [before, last] = days.length > 1 ? days.slice(-2) : [undefined, days[0]]
  if (last === undefined || !isLocalDate(last)) return ''
  if (before === undefined || !isLocalDate(before) || before >= last) return monthsLater(last, 1)
  const isSameDay = before.slice(8) === last.slice(8) || (isLast(before) && isLast(last))
  return isSameDay ? monthsLater(last, monthOf(last) - monthOf(before)) : addDays(last, daysBetween(before, last))
}
