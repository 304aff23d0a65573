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

/** When an amenity is open, which times it offers, and whether a time is one of them; the same on both sides. */

export interface Span {
  from: Instant
  until: Instant
}
export type Timetable = Pick<Amenity, 'mode' | 'hours' | 'slotMinutes' | 'arrivesAt' | 'leavesAt'>

const minuteMs = 60_000
/** How far the next time is looked for. */
const searchDays = 14

/** From opening to closing on a day; null on a weekday on which it is closed. Overnight stays know no hours. */
export const openOn = ({ mode, hours, arrivesAt, leavesAt }: Timetable, date: LocalDate, zone: string): Span | null => {
  if (mode === 'overnight')
    return { from: instantOf(date, arrivesAt, zone), until: instantOf(addDays(date, 1), leavesAt, zone) }
  const day = hours[weekdayOf(date)]
  if (day === null) return null
  const until = day.until === '24:00' ? startOfDay(addDays(date, 1), zone) : instantOf(date, day.until, zone)
  return { from: instantOf(date, day.from, zone), until }
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

/** The times to choose from on a day: slots, the day, the night; of a free time its starts, each with the shortest length. */
export const timesOn = (
  amenity: Timetable & { sharing: { stepMinutes: number | null; shortestMinutes: number | null } },
  date: LocalDate,
  zone: string,
): Span[] => {
  const open = openOn(amenity, date, zone)
  if (!open) return []
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
  const open = openOn(amenity, date, zone)
  if (!open) return false
  if (amenity.mode === 'day') return from === open.from && until === open.until
  if (amenity.mode === 'slot')
    return every(open, amenity.slotMinutes, amenity.slotMinutes).some(
      (slot) => slot.from === from && slot.until === until,
    )
  return open.from <= from && until <= open.until
}

const words = (amenity: Timetable, from: Instant, zone: string): string => {
  if (amenity.mode === 'overnight')
    return `One arrives at ${formatTime(amenity.arrivesAt)} and leaves at ${formatTime(amenity.leavesAt)}`
  const weekday = weekdayOf(localDateOf(from, zone))
  const day = amenity.hours[weekday]
  if (day === null) return `It is closed on ${weekdayNames[weekday]}s`
  const clock = `from ${formatTime(day.from)} to ${day.until === '24:00' ? 'midnight' : formatTime(day.until)}`
  if (amenity.mode === 'day') return `It is booked for the whole day, ${clock}`
  if (amenity.mode === 'slot') return `It is booked in fixed times of ${amenity.slotMinutes} minutes, ${clock}`
  return `On ${weekdayNames[weekday]}s it is open ${clock}`
}

/** The next start from which something as long is offered, at the same time of day where that is free to choose. */
const nextStart = (amenity: Timetable, asked: Span, zone: string): Instant | null => {
  const lengthMs = Date.parse(asked.until) - Date.parse(asked.from)
  const date = localDateOf(asked.from, zone)
  for (let days = 0; days <= searchDays; days += 1) {
    const on = addDays(date, days)
    const open = openOn(amenity, on, zone)
    const starts = open
      ? [
          instantOf(on, localTimeOf(asked.from, zone), zone),
          ...every(open, amenity.slotMinutes, amenity.slotMinutes).map(({ from }) => from),
          open.from,
        ]
      : []
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
