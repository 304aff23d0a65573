import { addDays, daysBetween, type LocalDate } from '../../../contract/time.ts'

/** A Monday. */
const aMonday: LocalDate = '2026-01-05'
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const placeInWeek = (day: LocalDate): number => ((daysBetween(aMonday, day) % 7) + 7) % 7

/** The Monday of a day's week. */
export const mondayOf = (day: LocalDate): LocalDate => addDays(day, -placeInWeek(day))

export const daysOfWeek = (monday: LocalDate): LocalDate[] => names.map((_, index) => addDays(monday, index))

export const weekdayOf = (day: LocalDate): string => names[placeInWeek(day)] ?? ''
