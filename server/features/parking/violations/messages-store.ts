import type { ViolationStage } from '../../../../contract/parking/violation.ts'
import { run, type Database } from '../../../db/connection.ts'

export interface ToldViolation {
  _id: string
  stepId: string
  number: number
  stage: ViolationStage
  unitId: string | null
}

/** Violations by the ids of the steps that were told. */
export const selectTold = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<ToldViolation[]> => {
  const { rows } = await run(
    db,
    `select s.id as "stepId", v.id as _id, v.number, v.unit_id as "unitId",
       case s.kind when 'noticed' then 'notice' when 'tow requested' then 'tow_requested' else 'warning' end as stage
     from parking_violation_steps s
     join violations v on v.building_id = s.building_id and v.id = s.violation_id
     where s.building_id = $1::uuid and s.id = any($2::uuid[])`,
    [buildingId, [...ids]],
  )
  return rows as ToldViolation[]
}
