/** When the building's office is open, by the building's clocks; pure, and read by server and browser. */
import { addDays, formatTime, localDateOf, localTimeOf, type Instant, type LocalTime } from '../time.ts'
import { weekdayNames, weekdayOf, weekdays, type Weekday } from '../weekdays.ts'

/** From its first minute up to, and without, its last. */
export interface TimeRange {
  from: LocalTime
  until: LocalTime
}

/** The ranges of each weekday in their order; a day without one is closed. */
export type OfficeHours = Record<Weekday, TimeRange[]>

export const noOfficeHours = (): OfficeHours => ({
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
})

/** Whether any hours are said at all; without them nothing is shown of an office. */
export const hasOfficeHours = (hours: OfficeHours): boolean => weekdays.some((day) => hours[day].length > 0)

/** What is wrong with the ranges of a day: which one, and why; null for sound ones. */
export const rangeFault = (ranges: readonly TimeRange[]): { at: number; message: string } | null => {
  for (const [at, { from, until }] of ranges.entries()) {
    if (from >= until) return { at, message: 'Closing time must be after opening time' }
    const before = ranges[at - 1]
    if (before && from < before.until) return { at, message: 'These hours must start after the previous ones end' }
  }
  return null
}

/** `9:00 a.m. – 5:00 p.m.`, several with a comma; empty for a closed day. */
export const rangeWords = (ranges: readonly TimeRange[]): string =>
  ranges.map(({ from, until }) => `${formatTime(from)} – ${formatTime(until)}`).join(', ')

export type OfficeState =
  | { open: true; until: LocalTime }
  | { open: false; opens: { day: string; at: LocalTime } | null }

/** Whether the office is open at a moment, until when, or when it opens next within a week. */
export const officeAt = (hours: OfficeHours, at: Instant, zone: string): OfficeState => {
  const [today, time] = [localDateOf(at, zone), localTimeOf(at, zone)]
  const now = hours[weekdayOf(today)].find(({ from, until }) => from <= time && time < until)
  if (now) return { open: true, until: now.until }
  for (let days = 0; days <= 7; days++) {
    const weekday = weekdayOf(addDays(today, days))
    const next = hours[weekday].find(({ from }) => days > 0 || from > time)
    if (next) {
      const day = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `on ${weekdayNames[weekday]}`
      return { open: false, opens: { day, at: next.from } }
    }
  }
  return { open: false, opens: null }
}
