import { counted } from '../../contract/text.ts'
import { daysBetween, type LocalDate } from '../../contract/time.ts'

/** Says how soon a day is: `in 3 days`, `today`, `2 days overdue`. */
export const soonWords = (on: LocalDate, today: LocalDate): string => {
  const days = daysBetween(today, on)
  if (days === 0) return 'today'
  return days < 0 ? `${counted(-days, 'day')} overdue` : `in ${counted(days, 'day')}`
}
