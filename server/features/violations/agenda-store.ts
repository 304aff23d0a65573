import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { violationColumns, violationTables, type KnownViolation } from './store.ts'

/** A case `v` that wasn't reviewed yet, with a parking violation that is open. */
const isWithParking = `v.screened_on is null and exists (select from parking_violations p
  where p.building_id = v.building_id and p.id = v.id and p.closed_at is null)`

/**
 * Reads the oldest open cases of a building, and how many are open in all; where parking has its own, without those that only
 * parking has to do with so far.
 */
export const selectOpen = async (
  db: Database,
  buildingId: string,
  today: LocalDate,
  { most, leavesParking }: { most: number; leavesParking: boolean },
): Promise<{ open: number; cases: KnownViolation[] }> => {
  const { rows } = await run(
    db,
    `select ${violationColumns}, count(*) over ()::int as open from ${violationTables}
     where v.building_id = $1::uuid and v.closed_on is null and not ($4::boolean and ${isWithParking})
     order by v.id limit $3::int`,
    [buildingId, today, most, leavesParking],
  )
  const found = rows as (KnownViolation & { open: number })[]
  return { open: found[0]?.open ?? 0, cases: found.map(({ open: _open, ...known }) => known) }
}
