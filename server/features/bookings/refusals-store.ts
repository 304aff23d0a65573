import type { RefusalRule } from '../../../contract/bookings/kinds.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

/** Counts one more refusal by each rule; always in the same order, so that no two wait for each other. */
export const addRefusals = async (
  db: Database,
  buildingId: string,
  { amenityId, day, rules }: { amenityId: string; day: LocalDate; rules: readonly RefusalRule[] },
): Promise<void> => {
  await run(
    db,
    `insert into booking_refusals (building_id, amenity_id, on_day, rule, count)
     select $1::uuid, $2::uuid, $3::date, rule, 1 from unnest($4::text[]) as rule order by rule
     on conflict (amenity_id, on_day, rule) do update set count = booking_refusals.count + 1`,
    [buildingId, amenityId, day, rules],
  )
}

export const deleteRefusalsBefore = async (db: Database, day: LocalDate): Promise<void> => {
  await run(db, 'delete from booking_refusals where on_day < $1::date', [day])
}
