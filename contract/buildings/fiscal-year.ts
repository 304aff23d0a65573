/** Days that every year has, as `MM-DD`; pure, and read by server and browser. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** The last day that a month, from 1 for January, has in any year. */
export const lastDayOfMonth = (month: number): number => lastDays[month - 1] ?? 0

/** `December 31` of `12-31`. */
export const dayOfYearWords = (day: string): string => {
  const [month = 1, date = 1] = day.split('-').map(Number)
  return `${monthNames[month - 1] ?? ''} ${date}`
}
