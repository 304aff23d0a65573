import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'
import { addDays, type LocalDate } from '../../../../contract/time.ts'
import { parseAsDay } from '../../../ui/use-filters.ts'
import { weekdays, weekdayOf } from '../../../../contract/weekdays.ts'

export const views = ['day', 'week', 'month'] as const
export type View = (typeof views)[number]

const mondayOf = (day: LocalDate): LocalDate => addDays(day, -weekdays.indexOf(weekdayOf(day)))
const firstOfMonth = (day: LocalDate): LocalDate => `${day.slice(0, 7)}-01`

/** The days that a view shows around a day, both included; a month in whole weeks, at most six. */
export const daysShown = (view: View, day: LocalDate): { from: LocalDate; to: LocalDate } => {
  if (view === 'day') return { from: day, to: day }
  if (view === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) }
  return { from: mondayOf(firstOfMonth(day)), to: addDays(mondayOf(addDays(afterMonth(day), -1)), 6) }
}

const afterMonth = (day: LocalDate): LocalDate => firstOfMonth(addDays(firstOfMonth(day), 31))

/** The day to which the button before or after leads. */
export const dayBeside = (view: View, day: LocalDate, direction: -1 | 1): LocalDate => {
  if (view === 'day') return addDays(day, direction)
  if (view === 'week') return addDays(mondayOf(day), 7 * direction)
  return direction === 1 ? afterMonth(day) : firstOfMonth(addDays(firstOfMonth(day), -1))
}

/** What the calendar shows, as the address has it. */
export const useShownDays = (today: LocalDate) => {
  const [{ view, day, amenity }, set] = useQueryStates({
    view: parseAsStringLiteral(views).withDefault('day'),
    day: parseAsDay,
    amenity: parseAsString,
  })
  return { view, day: day ?? today, amenity, set }
}
export type ShownDays = ReturnType<typeof useShownDays>
