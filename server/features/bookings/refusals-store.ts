import type { RefusalRule } from '../../../contract/bookings/kinds.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

/** Counts one refusal by some rules on a day; each rule once, in one order, so that two who count do not wait for each other. */
export const addRefusals = async (
  db: Database,
  buildingId: string,
  { amenityId, day, rules }: { amenityId: string; day: LocalDate; rules: readonly RefusalRule[] },
): Promise<void> => {
  await run(
    db,
    `insert into booking_refusals as r (building_id, amenity_id, on_day, rule, count)
     select $1::uuid, $2::uuid, $3::date, rule, 1 from unnest($4::text[]) as rule group by rule order by rule
     on conflict (amenity_id, on_day, rule) do update set count = r.count + 1`,
    [buildingId, amenityId, day, rules],
  )
}

export const deleteRefusalsBefore = async (db: Database, day: LocalDate): Promise<void> => {
  await run(db, 'delete from booking_refusals where on_day < $1::date', [day])
}
