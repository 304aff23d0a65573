import { agendaEntriesMost } from '../../../contract/limits/agenda.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

/** A booking that wants whoever manages amenities. */
export interface WantingBooking {
  _id: string
  amenityName: string
  unitNumber: string
  /** `approval`: to be approved or declined. `deposit`: to be returned or kept. */
  wants: 'approval' | 'deposit'
  /** Until when; null where nothing says so. */
  dueAt: Instant | null
}

/** Which bookings wait for approval, and whose deposit for what becomes of it; what is due first, and how many there are. */
export const selectWantingBookings = async (
  db: Database,
  buildingId: string,
  now: Instant,
): Promise<{ found: number; bookings: WantingBooking[] }> => {
  const { rows } = await run(
    db,
    `with wanting as (
       select b.id, b.amenity_id, b.unit_id, 'approval' as wants, least(b.decide_by, b.starts_at) as due_at from bookings b
       where b.building_id = $1::uuid and b.status = 'requested' and b.ends_at > $2::timestamptz
       union all select b.id, b.amenity_id, b.unit_id, 'deposit', null from bookings b
       where b.building_id = $1::uuid and b.deposit = 'due'
         and (b.status in ('completed', 'no_show') or b.status = 'cancelled' and b.is_late))
     select w.id as _id, a.name as "amenityName", u.unit_number as "unitNumber", w.wants, w.due_at as "dueAt",
       count(*) over ()::integer as found
     from wanting w join amenities a on a.building_id = $1::uuid and a.id = w.amenity_id
     join units u on u.building_id = $1::uuid and u.id = w.unit_id
     order by w.due_at nulls last, w.id limit ${agendaEntriesMost}`,
    [buildingId, now],
  )
  const found = rows as (WantingBooking & { found: number })[]
  return { found: found[0]?.found ?? 0, bookings: found.map(({ found: _found, ...booking }) => booking) }
}

/** How many bookings lie in a day, or reach into it. */
export const countOnDay = async (
  db: Database,
  buildingId: string,
  { from, until }: { from: Instant; until: Instant },
): Promise<number> => {
  const { rows } = await run(
    db,
    `select count(*)::integer as count from bookings b where b.building_id = $1::uuid
       and b.status in ('active', 'checked_in', 'completed', 'no_show')
       and b.starts_at <= $3::timestamptz and b.ends_at > $2::timestamptz`,
    [buildingId, from, until],
  )
  return (rows[0] as { count: number }).count
}
