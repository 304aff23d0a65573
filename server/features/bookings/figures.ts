/** What statistics say of bookings: there, and on the dashboard. */
import type { BookingFigures, Refused } from '../../../contract/bookings/booking.ts'
import { bookingFiguresMostDays } from '../../../contract/limits/bookings.ts'
import { addDays, daysBetween, localTimeOf, startOfDay, type LocalDate } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import { InvalidField } from '../../http/errors.ts'
import type { Figures } from '../../offers.ts'
import { addRefusals } from './refusals-store.ts'
import { todayIn } from './reading.ts'
import { selectRefused, selectStarts, selectUse } from './use-store.ts'

/** Counts which rules refused a booking today; nobody is named. */
export const noteRefusals = (ctx: InBuilding, amenityId: string, refusals: readonly Refused[]): Promise<void> =>
  addRefusals(ctx.db, ctx.building._id, {
    amenityId,
    day: todayIn(ctx),
    rules: refusals.map(({ rule }) => rule),
  })

const byHourIn = (starts: readonly { at: string; count: number }[], zone: string): number[] => {
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { at, count } of starts) hours[Number(localTimeOf(at, zone).slice(0, 2))]! += count
  return hours
}

/**
 * How amenities are used by what starts on some days of the building, both included, and what was refused on them. The
 * hours are those of the building's clocks as we know them, which those of a database may not yet be. 400 for days that
 * end before they begin, or are too many.
 */
export const bookingFigures = async (
  ctx: InBuilding,
  { query }: { query: { from: LocalDate; to: LocalDate } },
): Promise<BookingFigures> => {
  const { from, to } = query
  if (from > to) throw InvalidField('to', 'The last day is before the first')
  if (daysBetween(from, to) >= bookingFiguresMostDays) throw InvalidField('to', `Up to ${bookingFiguresMostDays} days`)
  const { _id: buildingId, timeZone: zone } = ctx.building
  const stretch = { from: startOfDay(from, zone), until: startOfDay(addDays(to, 1), zone) }
  return {
    ...query,
    byAmenity: await selectUse(ctx.db, buildingId, stretch),
    byHour: byHourIn(await selectStarts(ctx.db, buildingId, stretch), zone),
    refused: await selectRefused(ctx.db, buildingId, query),
  }
}

/** Of the dashboard: the caller's own bookings that are active, to come or under way (specification, sections 2 and 5). */
export const bookingFiguresOffered: Pick<Figures, 'activeBookings'> = {
  activeBookings: ({ building, account, now }) =>
    `select count(*)::integer from bookings k where k.building_id = ${building} and k.account_id = ${account}
     and k.status = 'active' and k.ends_at > ${now}`,
}
