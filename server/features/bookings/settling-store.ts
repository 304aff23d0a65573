import { later, type Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { current } from './bookings-store.ts'

const remindBeforeMs = 24 * 60 * 60 * 1000

/** Bookings of open buildings of which something is due: over, or waiting for an answer that did not come. */
export const selectSettling = async (
  db: Database,
  now: Instant,
): Promise<{ _id: string; buildingId: string; amenityId: string }[]> => {
  const { rows } = await run(
    db,
    `select b.id as _id, b.building_id as "buildingId", b.amenity_id as "amenityId" from bookings b
     join buildings h on h.id = b.building_id and h.suspended_at is null
     where b.status in ${current}
       and (b.ends_at <= $1::timestamptz or b.offer_until <= $1::timestamptz or b.decide_by <= $1::timestamptz
         or (b.status = 'waitlisted' and b.starts_at <= $1::timestamptz))
     order by b.ends_at, b.id`,
    [now],
  )
  return rows as Awaited<ReturnType<typeof selectSettling>>
}

/** Bookings of somebody that begin within a day, were made earlier than that, and were not spoken of. */
export const selectBeginning = async (db: Database, now: Instant): Promise<{ _id: string; buildingId: string }[]> => {
  const { rows } = await run(
    db,
    `select b.id as _id, b.building_id as "buildingId" from bookings b
     join buildings h on h.id = b.building_id and h.suspended_at is null
     where b.status = 'active' and b.account_id is not null and b.reminded_at is null
       and b.starts_at > $1::timestamptz and b.starts_at <= $2::timestamptz
       and b.made_at < b.starts_at - interval '24 hours' order by b.starts_at, b.id`,
    [now, later(now, remindBeforeMs)],
  )
  return rows as Awaited<ReturnType<typeof selectBeginning>>
}

/** Notes that somebody was reminded; false where they were already, or the booking stands no more. */
export const updateReminded = async (db: Database, buildingId: string, id: string, now: Instant): Promise<boolean> => {
  const { rows } = await run(
    db,
    `update bookings set reminded_at = $3::timestamptz where building_id = $1::uuid and id = $2::uuid
       and status = 'active' and reminded_at is null returning id`,
    [buildingId, id, now],
  )
  return rows.length > 0
}
