import type { Amenity } from '../../../../contract/bookings/amenity.ts'
import type { Span } from '../../../../contract/bookings/opening.ts'
import { bookingDaysMost } from '../../../../contract/limits/bookings.ts'
import { counted } from '../../../../contract/text.ts'
import { addDays, instantOf, later, localDateOf, type Instant } from '../../../../contract/time.ts'

type Ruled = Pick<Amenity, 'mode' | 'leavesAt' | 'sharing'>
interface End {
  value: Instant
  label: string
}

const minuteMs = 60_000
const nightsShown = 14
const lengthsShown = 48

/** `45 minutes`, `1 hour`, `1 hour 30 minutes`. */
export const lengthWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const of = (count: number, unit: string) => (count === 0 ? [] : [counted(count, unit)])
  return [...of(hours, 'hour'), ...of(rest, 'minute')].join(' ')
}

/** The nights that can be asked for from an arrival on. */
const nights = ({ leavesAt, sharing }: Ruled, from: Instant, zone: string): End[] => {
  const date = localDateOf(from, zone)
  const longest = sharing.longestMinutes === null ? nightsShown : Math.ceil(sharing.longestMinutes / 1440)
  return Array.from({ length: Math.max(1, Math.min(longest, bookingDaysMost)) }, (_, index) => ({
    value: instantOf(addDays(date, index + 1), leavesAt, zone),
    label: counted(index + 1, 'night'),
  }))
}

/** How long a chosen time may last: nights, the lengths that fit before closing, or just itself. */
export const endsFor = (amenity: Ruled, time: Span, open: readonly Span[], zone: string): End[] => {
  const { mode, sharing } = amenity
  if (mode === 'overnight') return nights(amenity, time.from, zone)
  if (mode !== 'free' && mode !== 'move') return []
  const closes = open.find(({ from, until }) => from <= time.from && time.from < until)?.until ?? time.until
  const step = sharing.stepMinutes ?? 30
  const least = (Date.parse(time.until) - Date.parse(time.from)) / minuteMs
  const room = (Date.parse(closes) - Date.parse(time.from)) / minuteMs
  const most = Math.min(room, sharing.longestMinutes ?? room)
  const lengths = Array.from({ length: lengthsShown }, (_, index) => least + index * step)
  return lengths
    .filter((minutes) => minutes === least || minutes <= most)
    .map((minutes) => ({ value: later(time.from, minutes * minuteMs), label: lengthWords(minutes) }))
}
