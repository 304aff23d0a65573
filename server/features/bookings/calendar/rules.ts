/** How much of an amenity is taken when, and what of it each reader may know. */
import type { AmenityHours } from '../../../../contract/bookings/amenity.ts'
import type { CalendarEntry } from '../../../../contract/bookings/booking.ts'
import type { AmenityCapacity, AmenityMode } from '../../../../contract/bookings/kinds.ts'
import { openSince, type Span } from '../../../../contract/bookings/opening.ts'
import { blockedBy, mostTaken } from '../../../../contract/fair-share/crowding.ts'
import { addDays, startOfDay, type LocalDate } from '../../../../contract/time.ts'
import { weekdayOf } from '../../../../contract/weekdays.ts'
import type { KnownAmenity } from '../amenity-store.ts'

/** What the calendar knows of an amenity. */
export interface CalendarAmenity {
  _id: string
  name: string
  mode: AmenityMode
  hours: AmenityHours
  capacityKind: AmenityCapacity
  capacity: number
  closures: readonly { from: LocalDate; to: LocalDate; why: string }[]
}

/** Something that takes a place, or that the reader waits for. */
export interface CalendarBooking extends Span {
  _id: string
  amenityId: string
  accountId: string | null
  unitNumber: string
  people: number
  status: NonNullable<CalendarEntry['status']>
}

type Room = Pick<CalendarAmenity, 'capacityKind' | 'capacity'>

const placesOf = ({ capacityKind }: Room, { people }: { people: number }): number =>
  capacityKind === 'people' ? people : 1

/** The least that is taken of it at any moment of a time. */
const leastTaken = (taken: readonly (Span & { places: number })[], { from, until }: Span): number => {
  const moments = [from, ...taken.map((one) => one.until).filter((at) => from < at && at < until)]
  const sumAt = (at: string) =>
    taken.reduce((sum, one) => (one.from <= at && at < one.until ? sum + one.places : sum), 0)
  return Math.min(...moments.map(sumAt))
}

/** What others have, without saying who or how many: stretches in which it is full or partly taken. */
const stretches = (
  room: Room,
  all: readonly (Span & { places: number; isMine: boolean })[],
): (Span & { what: 'full' | 'partly' })[] => {
  const moments = [...new Set(all.flatMap(({ from, until }) => [from, until]))].toSorted()
  const found: (Span & { what: 'full' | 'partly' })[] = []
  for (const [index, from] of moments.slice(0, -1).entries()) {
    const until = moments[index + 1]!
    const there = all.filter((one) => one.from <= from && from < one.until)
    if (there.every(({ isMine }) => isMine)) continue
    const what = there.reduce((sum, { places }) => sum + places, 0) >= room.capacity ? 'full' : 'partly'
    const last = found.at(-1)
    if (last?.what === what && last.until === from) last.until = until
    else found.push({ from, until, what })
  }
  return found
}

interface Reader {
  accountId: string
  manages: boolean
}

/** The entries of one amenity: the reader's own, and of others who manages amenities each, anybody else what is left. */
export const takenEntries = (
  amenity: CalendarAmenity,
  bookings: readonly CalendarBooking[],
  { accountId, manages }: Reader,
): CalendarEntry[] => {
  const all = bookings.map((one) => ({
    ...one,
    places: placesOf(amenity, one),
    isMine: one.accountId === accountId,
  }))
  const taken = all.filter(({ status }) => status !== 'waitlisted')
  const entryOf = ({ _id, from, until, status, isMine, unitNumber }: (typeof all)[number]): CalendarEntry => ({
    amenityId: amenity._id,
    from,
    until,
    what: isMine ? 'mine' : leastTaken(taken, { from, until }) >= amenity.capacity ? 'full' : 'partly',
    bookingId: _id,
    status,
    label: manages ? unitNumber : '',
  })
  if (manages) return all.filter(({ isMine, status }) => isMine || status !== 'waitlisted').map(entryOf)
  return [
    ...all.filter(({ isMine }) => isMine).map(entryOf),
    ...stretches(amenity, taken).map((one) => ({
      amenityId: amenity._id,
      ...one,
      bookingId: null,
      status: null,
      label: '',
    })),
  ]
}

/** Why an amenity is closed on a day: the words of the closure, nothing for a weekday without hours; null where it is open. */
export const closedWhy = (
  { mode, hours, closures }: Pick<CalendarAmenity, 'mode' | 'hours' | 'closures'>,
  date: LocalDate,
): { why: string; isClosure: boolean } | null => {
  const closure = closures.find(({ from, to }) => from <= date && date <= to)
  if (closure) return { why: closure.why, isClosure: true }
  return mode !== 'overnight' && hours[weekdayOf(date)] === null ? { why: '', isClosure: false } : null
}

/**
 * The days on which an amenity is closed, those in a row for one reason as one; a weekday without hours begins once the
 * evening before is over.
 */
export const closedEntries = (
  amenity: CalendarAmenity,
  { from, to }: { from: LocalDate; to: LocalDate },
  zone: string,
): CalendarEntry[] => {
  const entries: CalendarEntry[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const closed = closedWhy(amenity, date)
    if (!closed) continue
    const since = closed.isClosure ? null : openSince(amenity, date, zone)
    const span = { from: since ?? startOfDay(date, zone), until: startOfDay(addDays(date, 1), zone) }
    const last = entries.at(-1)
    if (last?.until === span.from && last.label === closed.why) last.until = span.until
    else
      entries.push({
        amenityId: amenity._id,
        ...span,
        what: 'closed',
        bookingId: null,
        status: null,
        label: closed.why,
      })
  }
  return entries
}

/** Something that takes a place of an amenity, with what stayed free around it by the rules when it was booked. */
export interface Taken extends Span {
  blockedFrom: string
  blockedUntil: string
  lane: number | null
  people: number
}

/** How many more parties, or people, have a place at a time; buffers are those of when it was booked, or longer ones of today. */
export const placesLeft = (
  amenity: Pick<KnownAmenity, 'capacityKind' | 'capacity' | 'sharing'>,
  taken: readonly Taken[],
  span: Span,
): number => {
  const wanted = blockedBy(span, amenity.sharing)
  const blocks = taken.map((one) => {
    const today = blockedBy(one, amenity.sharing)
    return {
      from: today.from < one.blockedFrom ? today.from : one.blockedFrom,
      until: today.until > one.blockedUntil ? today.until : one.blockedUntil,
      places: placesOf(amenity, one),
      lane: one.lane,
    }
  })
  const meeting = blocks.filter((one) => one.from < wanted.until && wanted.from < one.until)
  const byMoment = amenity.capacity - mostTaken(meeting, wanted.from, wanted.until)
  const lanes = new Set(meeting.flatMap(({ lane }) => (lane !== null && lane <= amenity.capacity ? [lane] : [])))
  const byLane = amenity.capacityKind === 'people' ? byMoment : amenity.capacity - lanes.size
  return Math.max(0, Math.min(byMoment, byLane))
}
