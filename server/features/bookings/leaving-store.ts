import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

/** What somebody has booked or waits for and what has not begun, in one unit or, with null, in all; what waits comes first. */
export const selectToCome = async (
  db: Database,
  buildingId: string,
  { accountId, unitId, now }: { accountId: string; unitId: string | null; now: Instant },
): Promise<{ _id: string; amenityId: string; isCharged: boolean }[]> => {
  const { rows } = await run(
    db,
    `select id as _id, amenity_id as "amenityId",
       coalesce(fee_charge_id, deposit_charge_id) is not null as "isCharged"
     from bookings
     where building_id = $1::uuid and account_id = $2::uuid and ($3::uuid is null or unit_id = $3::uuid)
       and starts_at > $4::timestamptz and status in ('requested', 'active', 'offered', 'waitlisted')
     order by (status = 'waitlisted') desc, starts_at, id`,
    [buildingId, accountId, unitId, now],
  )
  return rows as Awaited<ReturnType<typeof selectToCome>>
}
