import { addDays, daysBetween, instantOf, localDateOf, localTimeOf, type Instant } from '../../../../contract/time.ts'

interface Span {
  from: Instant
  until: Instant
}

/** The same again: how often, and how many times in all. */
export interface Repeat {
  every: number
  unit: 'days' | 'weeks'
  times: number
}

/** The dates of a series, the first included; each at the same time of day by the building's clocks. */
export const datesOf = ({ from, until }: Span, { every, unit, times }: Repeat, zone: string): Span[] => {
  const days = every * (unit === 'weeks' ? 7 : 1)
  const [first, last] = [localDateOf(from, zone), localDateOf(until, zone)]
  const stays = daysBetween(first, last)
  return Array.from({ length: times }, (_, index) => {
    const date = addDays(first, index * days)
    return {
      from: instantOf(date, localTimeOf(from, zone), zone),
      until: instantOf(addDays(date, stays), localTimeOf(until, zone), zone),
    }
  })
}
