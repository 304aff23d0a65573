import { agendaEntriesMost } from '../../../../contract/limits/agenda.ts'
import type { ViolationStage } from '../../../../contract/parking/violation.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

export interface OpenViolation {
  _id: string
  number: number
  stage: ViolationStage
  place: string
  seenAt: Instant
}

/** What is open, tows first, then the oldest: the first ones and how many. */
export const selectOpen = async (
  db: Database,
  buildingId: string,
): Promise<{ found: number; tows: number; violations: OpenViolation[] }> => {
  const { rows } = await run(
    db,
    `select v.id as _id, c.number, v.stage, v.place, v.seen_at as "seenAt", count(*) over ()::integer as found,
       count(*) filter (where v.stage = 'tow_requested') over ()::integer as tows
     from parking_violations v join violations c on c.building_id = v.building_id and c.id = v.id
     where v.building_id = $1::uuid and v.closed_at is null
     order by (v.stage = 'tow_requested') desc, v.id limit ${agendaEntriesMost}`,
    [buildingId],
  )
  const found = rows as (OpenViolation & { found: number; tows: number })[]
  return {
    found: found[0]?.found ?? 0,
    tows: found[0]?.tows ?? 0,
    violations: found.map(({ found: _found, tows: _tows, ...violation }) => violation),
  }
}
