/** The time in which somebody is there: opening hours by the building's clocks, without closed days and holidays. */
import { clockDaysMost } from '../../../../contract/limits/maintenance.ts'
import {
  addDays,
  daysBetween,
  instantOf,
  localDateOf,
  type Instant,
  type LocalDate,
  type LocalTime,
} from '../../../../contract/time.ts'
import { weekdayOf, weekdays } from '../../../../contract/weekdays.ts'

/** From its first minute up to, and without, its last, which may be `24:00`. */
interface OpenHours {
  from: LocalTime
  until: LocalTime
}

export interface OfficeHours {
  /** Seven, Monday first; null on a day without hours. */
  days: readonly (OpenHours | null)[]
  timeZone: string
  /** Whether the office stays closed on a day that otherwise has hours. */
  isHoliday(day: LocalDate): boolean
}

/** When minutes count: while an office is open, or at any hour. */
export type Counting = OfficeHours | 'always'

interface Span {
  fromMs: number
  untilMs: number
}

const dayOf = (ms: number, { timeZone }: OfficeHours): LocalDate => localDateOf(new Date(ms).toISOString(), timeZone)

const openingOf = (office: OfficeHours, day: LocalDate): Span | null => {
  const hours = office.days[weekdays.indexOf(weekdayOf(day))]
  if (!hours || office.isHoliday(day)) return null
  const at = (time: LocalTime) => Date.parse(instantOf(day, time, office.timeZone))
  return { fromMs: at(hours.from), untilMs: at(hours.until) }
}

/** The openings that an office was asked for: a list counts many clocks over the same days. */
const known = new WeakMap<OfficeHours, Map<LocalDate, Span | null>>()

const openingOn = (office: OfficeHours, day: LocalDate): Span | null => {
  const openings = known.get(office) ?? new Map<LocalDate, Span | null>()
  known.set(office, openings)
  const found = openings.get(day)
  if (found !== undefined) return found
  const opening = openingOf(office, day)
  openings.set(day, opening)
  return opening
}

/** The openings of so many days, from that of a moment on; what was over by then is cut off. */
function* openingsFrom(office: OfficeHours, fromMs: number, days: number): Generator<Span> {
  const first = dayOf(fromMs, office)
  for (let count = 0; count < days; count++) {
    const opening = openingOn(office, addDays(first, count))
    if (opening && opening.untilMs > fromMs) yield { ...opening, fromMs: Math.max(opening.fromMs, fromMs) }
  }
}

export const isOpenAt = (office: OfficeHours, at: Instant): boolean => {
  const ms = Date.parse(at)
  const opening = openingOn(office, dayOf(ms, office))
  return opening !== null && opening.fromMs <= ms && ms < opening.untilMs
}

/** Milliseconds that count between two moments; 0 where the second lies before the first. */
export const countedMs = (counting: Counting, fromMs: number, untilMs: number): number => {
  if (counting === 'always') return Math.max(0, untilMs - fromMs)
  const days = daysBetween(dayOf(fromMs, counting), dayOf(untilMs, counting)) + 1
  let sum = 0
  for (const opening of openingsFrom(counting, fromMs, days))
    sum += Math.max(0, Math.min(opening.untilMs, untilMs) - opening.fromMs)
  return sum
}

/**
 * The first moment by which so many milliseconds have counted, looked for on so many days. Null where it lies further
 * off, as it always does in a building that is never open.
 */
export const momentAfter = (counting: Counting, fromMs: number, ms: number, days = clockDaysMost): number | null => {
  if (counting === 'always') return fromMs + ms
  let left = ms
  for (const opening of openingsFrom(counting, fromMs, days)) {
    const lasts = opening.untilMs - opening.fromMs
    if (lasts >= left) return opening.fromMs + left
    left -= lasts
  }
  return null
}
