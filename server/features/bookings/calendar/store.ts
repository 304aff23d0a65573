import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { nameOrder } from '../../../db/finding.ts'
import { taking } from '../bookings-store.ts'
import type { CalendarAmenity, CalendarBooking, Taken } from './rules.ts'

/** The amenities that the calendar shows, by name, with their closures in some days: those that can be booked, or one. */
export const selectCalendarAmenities = async (
  db: Database,
  buildingId: string,
  { amenityId, from, to }: { amenityId: string | null; from: LocalDate; to: LocalDate },
): Promise<CalendarAmenity[]> => {
  const { rows } = await run(
    db,
    `select a.id as _id, a.name, a.mode, a.hours, a.capacity_kind as "capacityKind", a.capacity,
       (select coalesce(json_agg(json_build_object('from', c.from_on, 'to', c.to_on, 'why', c.why)
          order by c.from_on, c.id), '[]')
        from amenity_closures c where c.building_id = a.building_id and c.amenity_id = a.id
          and c.from_on <= $4::date and c.to_on >= $3::date) as closures
     from amenities a where a.building_id = $1::uuid
       and case when $2::uuid is null then a.retired_at is null else a.id = $2::uuid end
     order by ${nameOrder('a.name')}, a.id`,
    [buildingId, amenityId, from, to],
  )
  return rows as CalendarAmenity[]
}

/**
 * What takes or took a place in a span of time, and what the reader waits for in it. A booking lasts at most so long that
 * one which began before `since` is over.
 */
export const selectCalendarBookings = async (
  db: Database,
  buildingId: string,
  asked: {
    amenityIds: readonly string[]
    accountId: string
    since: Instant
    from: Instant
    until: Instant
    now: Instant
    most: number
  },
): Promise<CalendarBooking[]> => {
  const { rows } = await run(
    db,
    `select b.id as _id, b.amenity_id as "amenityId", b.account_id as "accountId", u.unit_number as "unitNumber",
       b.starts_at as "from", b.ends_at as until, b.people, b.status
     from bookings b join units u on u.building_id = b.building_id and u.id = b.unit_id
     where b.building_id = $1::uuid and b.amenity_id = any($2::uuid[])
       and b.starts_at > $3::timestamptz and b.starts_at < $5::timestamptz and b.ends_at > $4::timestamptz
       and (b.status in ${taking}
         or (b.status in ('completed', 'no_show') and b.ends_at <= $7::timestamptz)
         or (b.status = 'waitlisted' and b.account_id = $6::uuid))
     order by b.starts_at, b.id limit $8::integer`,
    [buildingId, asked.amenityIds, asked.since, asked.from, asked.until, asked.accountId, asked.now, asked.most],
  )
  return rows as CalendarBooking[]
}

/** What takes a place of an amenity near a time. */
export const selectTaken = async (
  db: Database,
  buildingId: string,
  { amenityId, from, until, accountId }: { amenityId: string; from: Instant; until: Instant; accountId: string },
): Promise<(Taken & { isMine: boolean })[]> => {
  const { rows } = await run(
    db,
    `select starts_at as "from", ends_at as until, blocked_from as "blockedFrom", blocked_until as "blockedUntil", lane,
       people, coalesce(account_id = $5::uuid, false) as "isMine"
     from bookings where building_id = $1::uuid and amenity_id = $2::uuid
       and status in ${taking}
       and starts_at > $3::timestamptz and starts_at < $4::timestamptz`,
    [buildingId, amenityId, from, until, accountId],
  )
  return rows as (Taken & { isMine: boolean })[]
}
