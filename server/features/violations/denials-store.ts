import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

/** The time for which a unit is denied an amenity, both days included. */
export interface DeniedTime {
  from: LocalDate
  until: LocalDate
}

/**
 * Reads the last of the times for which a unit is denied an amenity on some days: until it was cancelled, and as long as one
 * of those the case is about still owns, rents or lives in the unit. Null where there is none.
 */
export const selectDenied = async (
  db: Database,
  buildingId: string,
  { amenityId, unitId, from, to }: { amenityId: string; unitId: string; from: LocalDate; to: LocalDate },
): Promise<DeniedTime | null> => {
  const { rows } = await run(
    db,
    `select p.from_date as "from", p.until_date as until from violation_penalties p
     join violations v on v.building_id = p.building_id and v.id = p.violation_id
     where p.building_id = $1::uuid and p.amenity_id = $2::uuid and p.kind = 'deny' and p.cancelled_on is null
       and p.from_date <= $5::date and p.until_date >= $4::date and v.unit_id = $3::uuid
       and exists (select from violation_people a
         join unit_links l on l.building_id = a.building_id and l.person_id = a.person_id
         where a.building_id = v.building_id and a.violation_id = v.id and not a.is_copy and l.unit_id = v.unit_id
           and (l.to_date is null or l.to_date >= $4::date))
     order by p.until_date desc, p.id limit 1`,
    [buildingId, amenityId, unitId, from, to],
  )
  return (rows as DeniedTime[])[0] ?? null
}
