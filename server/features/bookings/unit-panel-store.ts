import type { BookingStatus } from '../../../contract/bookings/kinds.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { current } from './bookings-store.ts'

export interface UnitBooking {
  _id: string
  amenityName: string
  from: Instant
  status: BookingStatus
}

/** What a unit has at amenities or waits for, now or to come, of one account where one is named; soonest first. */
export const selectBookingsOfUnit = async (
  db: Database,
  buildingId: string,
  unitId: string,
  { accountId, now, limit }: { accountId: string | null; now: Instant; limit: number },
): Promise<{ count: number; bookings: UnitBooking[] }> => {
  const { rows } = await run(
    db,
    `select b.id as _id, a.name as "amenityName", b.starts_at as "from", b.status, count(*) over ()::integer as count
     from bookings b join amenities a on a.building_id = b.building_id and a.id = b.amenity_id
     where b.building_id = $1::uuid and b.unit_id = $2::uuid and b.ends_at > $4::timestamptz
       and b.status in ${current}
       and ($3::uuid is null or b.account_id = $3::uuid)
     order by b.starts_at, b.id limit ${limit}`,
    [buildingId, unitId, accountId, now],
  )
  const found = rows as (UnitBooking & { count: number })[]
  return { count: found[0]?.count ?? 0, bookings: found.map(({ count: _count, ...booking }) => booking) }
}
