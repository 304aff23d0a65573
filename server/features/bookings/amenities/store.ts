import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { nameOrder } from '../../../db/finding.ts'

/** How many amenities of a building can be booked. */
export const countAmenities = async (db: Database, buildingId: string): Promise<number> => {
  const { rows } = await run(
    db,
    'select count(*)::integer as count from amenities where building_id = $1::uuid and retired_at is null',
    [buildingId],
  )
  return (rows[0] as { count: number }).count
}

/** Reads the amenities that rest on a text of the register, by name. */
export const selectCiting = async (
  db: Database,
  buildingId: string,
  bylawId: string,
): Promise<{ _id: string; name: string; isRetired: boolean }[]> => {
  const { rows } = await run(
    db,
    `select id as _id, name, retired_at is not null as "isRetired" from amenities
     where building_id = $1::uuid and bylaw_id = $2::uuid
     order by retired_at is not null, ${nameOrder('name')}, id`,
    [buildingId, bylawId],
  )
  return rows as { _id: string; name: string; isRetired: boolean }[]
}

/** Reads the newest bookings that were made by a text while their amenity rests on another one, or on none, today. */
export const selectBookingsCiting = async (
  db: Database,
  buildingId: string,
  bylawId: string,
  most: number,
): Promise<{ _id: string; name: string; unitNumber: string; from: Instant }[]> => {
  const { rows } = await run(
    db,
    `select b.id as _id, a.name, u.unit_number as "unitNumber", b.starts_at as "from" from bookings b
     join amenities a on a.building_id = b.building_id and a.id = b.amenity_id
     join units u on u.building_id = b.building_id and u.id = b.unit_id
     where b.building_id = $1::uuid and b.bylaw_id = $2::uuid and a.bylaw_id is distinct from b.bylaw_id
     order by b.made_at desc, b.id desc limit $3::integer`,
    [buildingId, bylawId, most],
  )
  return rows as { _id: string; name: string; unitNumber: string; from: Instant }[]
}
