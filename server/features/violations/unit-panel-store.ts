import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { violationColumns, violationTables, type KnownViolation } from './store.ts'

/** Reads the newest cases of a unit, and how many of all are open. */
export const selectCasesOfUnit = async (
  db: Database,
  buildingId: string,
  today: LocalDate,
  { unitId, most }: { unitId: string; most: number },
): Promise<{ open: number; cases: KnownViolation[] }> => {
  const { rows } = await run(
    db,
    `select ${violationColumns}, count(*) filter (where v.closed_on is null) over ()::int as open
     from ${violationTables} where v.building_id = $1::uuid and v.unit_id = $3::uuid order by v.id desc limit $4::int`,
    [buildingId, today, unitId, most],
  )
  const found = rows as (KnownViolation & { open: number })[]
  return { open: found[0]?.open ?? 0, cases: found.map(({ open: _open, ...known }) => known) }
}
