import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

/**
 * Which booking of somebody at an amenity is next or under way, of two units at one time the one that is not checked in;
 * null where there is none.
 */
export const selectHere = async (
  db: Database,
  buildingId: string,
  { amenityId, accountId, now }: { amenityId: string; accountId: string; now: Instant },
): Promise<string | null> => {
  const { rows } = await run(
    db,
    `select id from bookings where building_id = $1::uuid and amenity_id = $2::uuid and account_id = $3::uuid
       and status in ('active', 'checked_in') and ends_at > $4::timestamptz order by starts_at, status, id limit 1`,
    [buildingId, amenityId, accountId, now],
  )
  return (rows[0] as { id: string } | undefined)?.id ?? null
}
