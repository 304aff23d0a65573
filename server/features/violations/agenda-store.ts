import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { isWithParking } from './lists-store.ts'
import { violationColumns, violationTables, type KnownViolation } from './store.ts'

/** Reads the oldest open cases of a building but for those that only parking has to do with so far, and how many are open. */
export const selectOpen = async (
  db: Database,
  buildingId: string,
  today: LocalDate,
  most: number,
): Promise<{ open: number; cases: KnownViolation[] }> => {
  const { rows } = await run(
    db,
    `select ${violationColumns}, count(*) over ()::int as open from ${violationTables}
     where v.building_id = $1::uuid and v.closed_on is null and not (${isWithParking})
     order by v.id limit $3::int`,
    [buildingId, today, most],
  )
  const found = rows as (KnownViolation & { open: number })[]
  return { open: found[0]?.open ?? 0, cases: found.map(({ open: _open, ...known }) => known) }
}
