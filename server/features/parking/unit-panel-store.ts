import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

export interface UnitVisit {
  from: Instant
  until: Instant
}

/** The visitors of a unit who stand in the lot or are to come, those of one host where one is named. */
export const selectVisitsOfUnit = async (
  db: Database,
  buildingId: string,
  unitId: string,
  { hostId, now, limit }: { hostId: string | null; now: Instant; limit: number },
): Promise<{ count: number; visits: UnitVisit[] }> => {
  const { rows } = await run(
    db,
    `select p.from_at as "from", p.until_at as until, count(*) over ()::integer as count from visitor_passes p
     where p.building_id = $1::uuid and p.unit_id = $2::uuid and p.ended_at is null and p.until_at > $4::timestamptz
       and ($3::uuid is null or p.host_id = $3::uuid)
     order by p.from_at, p.id limit ${limit}`,
    [buildingId, unitId, hostId, now],
  )
  const found = rows as (UnitVisit & { count: number })[]
  return { count: found[0]?.count ?? 0, visits: found.map(({ count: _count, ...visit }) => visit) }
}
