import { run, type Database } from '../../../db/connection.ts'

/** How many amenities of a building can be booked. */
export const countAmenities = async (db: Database, buildingId: string): Promise<number> => {
  const { rows } = await run(
    db,
    'select count(*)::integer as count from amenities where building_id = $1::uuid and retired_at is null',
    [buildingId],
  )
  return (rows[0] as { count: number }).count
}
