import { addDays, instantOf, later, localDateOf, localTimeOf, type Instant, type LocalDate } from '../time.ts'
import { rollingDaysMost } from './policy.ts'
import type { Asked } from './uses.ts'

export const minuteMs = 60_000

/** Two years: every period has ended and begun anew by then. */
const searchDays = 2 * rollingDaysMost

export const lengthMs = ({ from, until }: { from: Instant; until: Instant }): number =>
  Date.parse(until) - Date.parse(from)

/** The same, as long, from another moment on. */
const movedTo = (asked: Asked, from: Instant): Asked => ({ ...asked, from, until: later(from, lengthMs(asked)) })

/** The first later day on which the same would do at the same time of day; null where none does within two years. */
export const firstDay = (asked: Asked, zone: string, does: (moved: Asked) => boolean): Instant | null => {
  const date = localDateOf(asked.from, zone)
  const time = localTimeOf(asked.from, zone)
  for (let days = 1; days <= searchDays; days += 1) {
    const moved = movedTo(asked, instantOf(addDays(date, days), time, zone))
    if (does(moved)) return moved.from
  }
  return null
}

/** The days on which something takes place; one that ends at midnight does not touch the day that begins then. */
export const daysOf = (range: { from: Instant; until: Instant }, zone: string): LocalDate[] => {
  const last = localDateOf(lengthMs(range) > 0 ? later(range.until, -1) : range.until, zone)
  const days = [localDateOf(range.from, zone)]
  while (days.at(-1)! < last) days.push(addDays(days.at(-1)!, 1))
  return days
}

/**
 * The nights that something lasts: each time at which nights are counted that lies in it, by the day before, on whose
 * evening the night began. Whoever comes or goes at that very minute has not stayed.
 */
export const nightsOf = (
  range: { from: Instant; until: Instant },
  { midnight, zone }: { midnight: string; zone: string },
): LocalDate[] =>
  daysOf(range, zone)
    .filter((date) => {
      const counted = instantOf(date, midnight, zone)
      return range.from < counted && counted < range.until
    })
    .map((date) => addDays(date, -1))
