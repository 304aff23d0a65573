import type { Jurisdiction } from '../jurisdiction.ts'
import { plusDays, weekdayOf, type LocalDate, type WrittenDate } from './days.ts'
import { holidaysIn, type Holiday } from './holidays.ts'

/** The holiday that a day is; null where it is none. */
export const holidayOn = (jurisdiction: Jurisdiction, day: LocalDate): Holiday | null =>
  holidaysIn(jurisdiction, Number(day.slice(0, 4))).find(({ on }) => on === day) ?? null

/** Monday to Friday, and no holiday. */
export const isBusinessDay = (jurisdiction: Jurisdiction, day: LocalDate): boolean => {
  const weekday = weekdayOf(day)
  return weekday > 0 && weekday < 6 && holidayOn(jurisdiction, day) === null
}

/** The day itself, or the first business day after it. A deadline stays where it is; this says when somebody is there. */
export const nextBusinessDay = (jurisdiction: Jurisdiction, day: LocalDate): WrittenDate => {
  let found = plusDays(day, 0)
  while (!isBusinessDay(jurisdiction, found)) found = plusDays(found, 1)
  return found
}

/** The last of so many business days after a day, which itself does not count; before it where there are less than none. */
export const addBusinessDays = (jurisdiction: Jurisdiction, day: LocalDate, count: number): WrittenDate => {
  const step = Math.sign(count)
  let found = plusDays(day, 0)
  for (let left = Math.abs(count); left > 0;) {
    found = plusDays(found, step)
    if (isBusinessDay(jurisdiction, found)) left -= 1
  }
  return found
}
