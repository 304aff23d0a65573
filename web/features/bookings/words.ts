import type { Amenity, AmenitySummary } from '../../../contract/bookings/amenity.ts'
import { depositLabels } from '../../../contract/bookings/booking-words.ts'
import type { BookingSummary, Preview } from '../../../contract/bookings/booking.ts'
import type { AmenityMode, BookingStatus } from '../../../contract/bookings/kinds.ts'
import type { Span } from '../../../contract/bookings/opening.ts'
import { formatMoney } from '../../../contract/money.ts'
import { counted } from '../../../contract/text.ts'
import {
  formatDate,
  formatTime,
  localDateOf,
  localTimeOf,
  type Instant,
  type LocalDate,
} from '../../../contract/time.ts'
import { weekdayNames, weekdayOf } from '../../../contract/weekdays.ts'
import type { Tone } from '../../ui/status-badge.tsx'

/** `10:00 a.m.` by the building's clocks. */
export const clock = (at: Instant, zone: string): string => formatTime(localTimeOf(at, zone))

/** `Tue, Nov 24, 2026` */
export const dayWords = (date: LocalDate): string => `${weekdayNames[weekdayOf(date)].slice(0, 3)}, ${formatDate(date)}`

/** `10:00 a.m. to 12:00 p.m.` on the day that stands elsewhere; with the last day where it is another one. */
export const timeWords = ({ from, until }: Span, zone: string): string => {
  const [first, last] = [localDateOf(from, zone), localDateOf(until, zone)]
  const end = clock(until, zone)
  return `${clock(from, zone)} to ${first === last ? end : `${dayWords(last)}, ${end}`}`
}

/** `Tue, Nov 24, 2026, 10:00 a.m. to 11:00 a.m.` */
export const spanWords = (span: Span, zone: string): string =>
  `${dayWords(localDateOf(span.from, zone))}, ${timeWords(span, zone)}`

const perWords = { booking: '', hour: ' an hour', day: ' a day' } as const

/** What a time is called where there is little room: its start, or both ends of a fixed one, or the night. */
export const shortTimeWords = (mode: AmenityMode, { from, until }: Span, zone: string): string => {
  const [start, end] = [clock(from, zone), clock(until, zone)]
  if (mode === 'overnight') return `From ${start}`
  if (mode === 'day') return 'Full day'
  if (mode !== 'slot') return start
  const half = start.slice(-4)
  return end.endsWith(half) ? `${start.slice(0, -5)} to ${end}` : `${start} to ${end}`
}

/** When something chosen ends: the day of a stay, the time of anything else. */
export const endWords = (mode: AmenityMode, until: Instant, zone: string): string =>
  mode === 'overnight' ? dayWords(localDateOf(until, zone)) : clock(until, zone)

/** What an amenity asks for, in short; empty for nothing. */
export const priceWords = ({
  feeCents,
  feePer,
  depositCents,
  mode,
}: Pick<AmenitySummary, 'feeCents' | 'feePer' | 'depositCents'> & { mode?: AmenityMode }) =>
  [
    ...(feeCents > 0
      ? [`${formatMoney(feeCents)}${feePer === 'day' && mode === 'overnight' ? ' a night' : perWords[feePer]}`]
      : []),
    ...(depositCents > 0 ? [`${formatMoney(depositCents)} deposit`] : []),
  ].join(', ')

/** What this booking costs, said before it is made. */
export const costWords = ({ feeCents, depositCents, authority, isCharged }: Preview): string => {
  if (feeCents === 0 && depositCents === 0) return 'No charge.'
  const parts = [
    ...(feeCents > 0 ? [`a fee of ${formatMoney(feeCents)}`] : []),
    ...(depositCents > 0 ? [`a refundable deposit of ${formatMoney(depositCents)}`] : []),
  ]
  const under = authority ? `, under ${authority}` : ''
  return isCharged
    ? `The unit’s account will be charged ${parts.join(' and ')}${under}.`
    : `You’ll pay ${parts.join(' and ')}${under}.`
}

/** `Up to 8 parties at a time`. */
export const capacityWords = ({ capacityKind, capacity }: Pick<Amenity, 'capacityKind' | 'capacity'>): string => {
  if (capacityKind === 'exclusive') return 'One party at a time'
  return capacityKind === 'parties' ? `Up to ${capacity} parties at a time` : `Up to ${capacity} people at a time`
}

/** What became of a deposit, once the booking is over; before it only what it is, and nothing while there is no place yet. */
export const depositWords = ({
  status,
  deposit,
  depositCents,
}: Pick<BookingSummary, 'status' | 'deposit' | 'depositCents'>): string => {
  if (deposit === 'none' || status === 'waitlisted' || status === 'offered' || status === 'requested') return ''
  const isAhead = deposit === 'due' && (status === 'active' || status === 'checked_in')
  return `${isAhead ? 'Deposit' : depositLabels[deposit]}: ${formatMoney(depositCents)}`
}

export const statusTones: Readonly<Record<BookingStatus, Tone>> = {
  requested: 'waiting',
  active: 'good',
  declined: 'bad',
  cancelled: 'neutral',
  checked_in: 'brand',
  completed: 'neutral',
  no_show: 'bad',
  waitlisted: 'waiting',
  offered: 'brand',
}

/** `1 person`, `3 people, including 2 guests`, `2 guests` if no one else comes. */
export const partyWords = ({ people, guests }: { people: number; guests: number }): string =>
  guests > 0 && guests >= people
    ? counted(guests, 'guest')
    : `${counted(people, 'person', 'people')}${guests > 0 ? `, including ${counted(guests, 'guest')}` : ''}`

/** Says that nothing is free on a day; nobody is told that their own booking is in their way. */
export const takenWords = (times: readonly { isMine: boolean }[]): string =>
  times.some(({ isMine }) => isMine)
    ? 'You have a booking or request on this day. No other times are free.'
    : 'Fully booked.'
