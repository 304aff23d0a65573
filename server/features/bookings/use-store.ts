import type { BookingFigures } from '../../../contract/bookings/booking.ts'
import type { Instant, LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { nameOrder } from '../../db/finding.ts'

/** From a moment until before another one. */
interface Stretch {
  from: Instant
  until: Instant
}

const within = `b.building_id = $1::uuid and b.starts_at >= $2::timestamptz and b.starts_at < $3::timestamptz`
/** What was booked for good, whether or not they came. */
const booked = `b.status in ('active', 'checked_in', 'completed', 'no_show')`
const used = `b.status in ('active', 'checked_in', 'completed')`

/** How the amenities were used by what starts in a stretch; those without any booking then only while they can be booked. */
export const selectUse = async (
  db: Database,
  buildingId: string,
  { from, until }: Stretch,
): Promise<BookingFigures['byAmenity']> => {
  const { rows } = await run(
    db,
    `select a.id as "amenityId", a.name, count(b.id) filter (where ${booked})::integer as bookings,
       coalesce(round(sum(extract(epoch from b.ends_at - b.starts_at)) filter (where ${used}) / 3600, 2), 0)::float8
         as hours,
       count(b.id) filter (where b.status = 'cancelled')::integer as cancelled,
       count(b.id) filter (where b.status = 'cancelled' and b.is_late)::integer as late,
       count(b.id) filter (where b.status = 'no_show')::integer as "noShows"
     from amenities a left join bookings b on b.amenity_id = a.id and ${within}
     where a.building_id = $1::uuid
     group by a.id having a.retired_at is null or count(b.id) > 0
     order by ${nameOrder('a.name')}, a.id`,
    [buildingId, from, until],
  )
  return rows as BookingFigures['byAmenity']
}

/** How many bookings start in each quarter of an hour, which no zone divides; in no order. */
export const selectStarts = async (
  db: Database,
  buildingId: string,
  { from, until }: Stretch,
): Promise<{ at: Instant; count: number }[]> => {
  const { rows } = await run(
    db,
    `select date_bin('15 minutes', b.starts_at, '2000-01-01Z'::timestamptz) as at, count(*)::integer as count
     from bookings b where ${within} and ${booked} group by 1`,
    [buildingId, from, until],
  )
  return rows as { at: Instant; count: number }[]
}

/** How often each rule refused on some days, both included; the most frequent first. */
export const selectRefused = async (
  db: Database,
  buildingId: string,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<BookingFigures['refused']> => {
  const { rows } = await run(
    db,
    `select rule, sum(count)::integer as count from booking_refusals
     where building_id = $1::uuid and on_day between $2::date and $3::date
     group by rule order by sum(count) desc, rule`,
    [buildingId, from, to],
  )
  return rows as BookingFigures['refused']
}
