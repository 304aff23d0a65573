import type { ViolationStage } from '../../../../contract/parking/violation.ts'
import { run, type Database } from '../../../db/connection.ts'

export interface ToldViolation {
  _id: string
  number: number
  stage: ViolationStage
  unitId: string | null
}

export const selectTold = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<ToldViolation[]> => {
  const { rows } = await run(
    db,
    `select v.id as _id, v.number, v.stage, v.unit_id as "unitId" from parking_violations v
     where v.building_id = $1::uuid and v.id = any($2::uuid[])`,
    [buildingId, [...ids]],
  )
  return rows as ToldViolation[]
}
