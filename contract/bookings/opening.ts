import {
  addDays,
  daysBetween,
  formatTime,
  instantOf,
  later,
  localDateOf,
  localTimeOf,
  startOfDay,
  type Instant,
  type LocalDate,
  type LocalTime,
} from '../time.ts'
import { sentence } from '../text.ts'
import { weekdayNames, weekdayOf } from '../weekdays.ts'
import type { Amenity } from './amenity.ts'
import { passesMidnight } from './day-hours.ts'

/** When an amenity is open, which times it offers, and whether a time is one of them; the same on both sides. */

export interface Span {
  from: Instant
  until: Instant
}
export type Timetable = Pick<Amenity, 'mode' | 'hours' | 'slotMinutes' | 'arrivesAt' | 'leavesAt'> & {
  /** Days on which it is closed to everybody, and with them the night that follows. */
  closures?: readonly { from: LocalDate; to: LocalDate }[]
}

const minuteMs = 60_000
/** How far the next time is looked for. */
const searchDays = 14

/** When it closes that opened on a day, which may be on the next one. */
const closingOf = (date: LocalDate, day: { from: LocalTime; until: string }, zone: string): Instant => {
  if (day.until === '24:00') return startOfDay(addDays(date, 1), zone)
  return instantOf(passesMidnight(day) ? addDays(date, 1) : date, day.until, zone)
}

/** From opening to closing on a day, perhaps past midnight; null on a weekday on which it is closed. Overnight stays know no hours. */
export const openOn = ({ mode, hours, arrivesAt, leavesAt }: Timetable, date: LocalDate, zone: string): Span | null => {
  if (mode === 'overnight')
    return { from: instantOf(date, arrivesAt, zone), until: instantOf(addDays(date, 1), leavesAt, zone) }
  const day = hours[weekdayOf(date)]
  if (day === null) return null
  return { from: instantOf(date, day.from, zone), until: closingOf(date, day, zone) }
}

/** Until when the evening before goes on into a day; null where it does not. */
export const openSince = (
  { mode, hours, closures = [] }: Pick<Timetable, 'mode' | 'hours' | 'closures'>,
  date: LocalDate,
  zone: string,
): Instant | null => {
  const before = addDays(date, -1)
  const day = hours[weekdayOf(before)]
  const isClosed = closures.some(({ from, to }) => from <= before && before <= to)
  if (mode === 'overnight' || day === null || isClosed || !passesMidnight(day)) return null
  return closingOf(before, day, zone)
}

/** When it is open at some time of a day: since the evening before, and from the day's own opening on. */
export const openingsOn = (amenity: Timetable, date: LocalDate, zone: string): Span[] => {
  const late = openSince(amenity, date, zone) === null ? null : openOn(amenity, addDays(date, -1), zone)
  return [late, openOn(amenity, date, zone)].filter((open) => open !== null)
}

const every = ({ from, until }: Span, minutes: number, lengthMinutes: number): Span[] => {
  const spans: Span[] = []
  for (let start = from; later(start, lengthMinutes * minuteMs) <= until; start = later(start, minutes * minuteMs))
    spans.push({ from: start, until: later(start, lengthMinutes * minuteMs) })
  return spans
}

/** Minutes from a time of day to the next step. */
const toStep = (time: LocalTime, step: number): number => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return (step - ((hours * 60 + minutes) % step)) % step
}

type Shared = Timetable & { sharing: { stepMinutes: number | null; shortestMinutes: number | null } }

const timesIn = (amenity: Shared, open: Span, zone: string): Span[] => {
  if (amenity.mode === 'day' || amenity.mode === 'overnight') return [open]
  if (amenity.mode === 'slot') return every(open, amenity.slotMinutes, amenity.slotMinutes)
  const { stepMinutes, shortestMinutes } = amenity.sharing
  const step = stepMinutes ?? 30
  const shortest = shortestMinutes ?? step
  if (stepMinutes === null) return every(open, step, shortest)
  // Steps are counted from midnight, also where it opens between two; lengths are whole steps.
  const first = later(open.from, toStep(localTimeOf(open.from, zone), step) * minuteMs)
  return every({ ...open, from: first }, step, Math.ceil(shortest / step) * step)
}

/**
 * The times to choose from that begin on a day: slots, the day, the night; of a free time its starts, each with the shortest
 * length.
 */
export const timesOn = (amenity: Shared, date: LocalDate, zone: string): Span[] =>
  openingsOn(amenity, date, zone)
    .flatMap((open) => timesIn(amenity, open, zone))
    .filter(({ from }) => localDateOf(from, zone) === date)

/** Nights of a stay; 1 for what begins and ends on one day. */
export const nightsOfStay = ({ from, until }: Span, zone: string): number =>
  Math.max(1, daysBetween(localDateOf(from, zone), localDateOf(until, zone)))

const isOffered = (amenity: Timetable, { from, until }: Span, zone: string): boolean => {
  const date = localDateOf(from, zone)
  if (amenity.mode === 'overnight') {
    const last = localDateOf(until, zone)
    const leaves = instantOf(last, amenity.leavesAt, zone)
    return last > date && from === instantOf(date, amenity.arrivesAt, zone) && until === leaves
  }
  return openingsOn(amenity, date, zone).some((open) => {
    if (amenity.mode === 'day') return from === open.from && until === open.until
    if (amenity.mode === 'slot')
      return every(open, amenity.slotMinutes, amenity.slotMinutes).some(
        (slot) => slot.from === from && slot.until === until,
      )
    return open.from <= from && until <= open.until
  })
}

const closingWords = (day: { from: LocalTime; until: string }): string => {
  if (day.until === '24:00') return 'midnight'
  return passesMidnight(day) ? `${formatTime(day.until)} the next day` : formatTime(day.until)
}

/** `6:00 p.m. to 1:00 a.m. the next day` */
export const hoursWords = (day: { from: LocalTime; until: string }): string =>
  `${formatTime(day.from)} to ${closingWords(day)}`

const words = (amenity: Timetable, from: Instant, zone: string): string => {
  if (amenity.mode === 'overnight')
    return `Arrival is at ${formatTime(amenity.arrivesAt)} and departure at ${formatTime(amenity.leavesAt)}`
  const date = localDateOf(from, zone)
  const late = openSince(amenity, date, zone)
  const weekday = weekdayOf(late !== null && from < late ? addDays(date, -1) : date)
  const day = amenity.hours[weekday]
  if (day === null) return `Closed on ${weekdayNames[weekday]}s`
  const clock = `from ${hoursWords(day)}`
  if (amenity.mode === 'day') return `Bookings are for the full day, ${clock}`
  if (amenity.mode === 'slot') return `Bookings are in ${amenity.slotMinutes}-minute slots, ${clock}`
  return `On ${weekdayNames[weekday]}s, it’s open ${clock}`
}

/** The next start from which something as long is offered, at the same time of day where that is free to choose. */
const nextStart = (amenity: Timetable, asked: Span, zone: string): Instant | null => {
  const lengthMs = Date.parse(asked.until) - Date.parse(asked.from)
  const date = localDateOf(asked.from, zone)
  for (let days = 0; days <= searchDays; days += 1) {
    const on = addDays(date, days)
    const starts = openingsOn(amenity, on, zone).flatMap((open) => [
      instantOf(on, localTimeOf(asked.from, zone), zone),
      ...every(open, amenity.slotMinutes, amenity.slotMinutes).map(({ from }) => from),
      open.from,
    ])
    const found = starts
      .filter((from) => from >= asked.from && isOffered(amenity, { from, until: later(from, lengthMs) }, zone))
      .toSorted()[0]
    if (found !== undefined) return found
  }
  return null
}

/** Why a time is none that the amenity offers, and from when on something as long is; null where it is one. */
export const hoursRefusal = (
  amenity: Timetable,
  asked: Span,
  zone: string,
): { says: string; allowedFrom: Instant | null } | null =>
  isOffered(amenity, asked, zone)
    ? null
    : { says: sentence(words(amenity, asked.from, zone)), allowedFrom: nextStart(amenity, asked, zone) }
