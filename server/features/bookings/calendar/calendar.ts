/** When amenities are taken or closed, and the times of a day to choose from. */
import type { CalendarQuery } from '../../../../contract/bookings.ts'
import type { AmenityDay, Calendar } from '../../../../contract/bookings/booking.ts'
import { openingsOn, timesOn, type Span } from '../../../../contract/bookings/opening.ts'
import { bookingDaysMost, calendarDaysMost, calendarEntriesMost } from '../../../../contract/limits/bookings.ts'
import { addDays, daysBetween, later, startOfDay, type LocalDate } from '../../../../contract/time.ts'
import { Invalid, InvalidField, NotFound } from '../../../http/errors.ts'
import { managesAmenities, requireKnownAmenity, type ById, type Caller } from '../reading.ts'
import { closedEntries, closedWhy, placesLeft, takenEntries } from './rules.ts'
import { selectCalendarAmenities, selectCalendarBookings, selectTaken } from './store.ts'

const dayMs = 86_400_000

/**
 * What is the caller's, full, partly taken or closed over some days; whose it is only to those who manage amenities. 400
 * for more days or entries than are shown at a time, 404 for an amenity of others.
 */
export const getCalendar = async (ctx: Caller, { query }: { query: CalendarQuery }): Promise<Calendar> => {
  const { from, to, amenityId = null } = query
  const zone = ctx.building.timeZone
  if (to < from) throw InvalidField('to', 'The last day is before the first')
  if (daysBetween(from, to) >= calendarDaysMost) throw InvalidField('to', `Up to ${calendarDaysMost} days at a time`)
  const amenities = await selectCalendarAmenities(ctx.db, ctx.building._id, { amenityId, from, to })
  if (amenityId !== null && amenities.length === 0) throw NotFound()
  const begin = startOfDay(from, zone)
  const found = await selectCalendarBookings(ctx.db, ctx.building._id, {
    amenityIds: amenities.map(({ _id }) => _id),
    accountId: ctx.account._id,
    since: later(begin, -(bookingDaysMost + 1) * dayMs),
    from: begin,
    until: startOfDay(addDays(to, 1), zone),
    now: ctx.now,
    most: calendarEntriesMost + 1,
  })
  if (found.length > calendarEntriesMost) throw Invalid('That’s too much to show. Choose fewer days or one amenity.')
  const bookings = Map.groupBy(found, (one) => one.amenityId)
  const reader = { accountId: ctx.account._id, manages: managesAmenities(ctx) }
  return {
    from,
    to,
    amenities: amenities.map(({ _id, name }) => ({ _id, name })),
    entries: amenities.flatMap((amenity) => [
      ...takenEntries(amenity, bookings.get(amenity._id) ?? [], reader),
      ...closedEntries(amenity, { from, to }, zone),
    ]),
  }
}

/** The times of an amenity on a day with what is left of them; none on a day on which it is closed. What begins after midnight is a time of the day that begins then. */
export const getDay = async (
  ctx: Caller,
  { params, query: { date } }: ById & { query: { date: LocalDate } },
): Promise<AmenityDay> => {
  const zone = ctx.building.timeZone
  const amenity = await requireKnownAmenity(ctx, params.id)
  const next = addDays(date, 1)
  // A night ends on the next day, and cannot be had where that one is closed; an evening ends at midnight then.
  const nights = amenity.mode === 'overnight' ? [date, next] : [date]
  const closed = nights.map((night) => closedWhy(amenity, night)).find((one) => one?.isClosure)
  const last = closedWhy(amenity, next)?.isClosure ? startOfDay(next, zone) : null
  const isBefore = ({ until }: Span) => last === null || until <= last
  const open = openingsOn(amenity, date, zone).map((one) => (isBefore(one) ? one : { ...one, until: last! }))
  const [first] = open
  if (!first || closed) return { date, open: [], closedWhy: closed ? closed.why || 'no reason given' : '', times: [] }
  const taken = await selectTaken(ctx.db, ctx.building._id, {
    amenityId: params.id,
    from: later(first.from, -(bookingDaysMost + 2) * dayMs),
    until: later(startOfDay(next, zone), 3 * dayMs),
    accountId: ctx.account._id,
  })
  return {
    date,
    open,
    closedWhy: '',
    times: timesOn(amenity, date, zone)
      .filter(isBefore)
      .map((span) => ({
        ...span,
        placesLeft: placesLeft(amenity, taken, span),
        isOver: span.from < ctx.now,
        isMine: taken.some(({ isMine, from, until }) => isMine && from < span.until && until > span.from),
      })),
  }
}
