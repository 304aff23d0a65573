import { run, type Database } from '../../db/connection.ts'
import type { CaseEvent } from '../../../contract/violations/violation.ts'

/** A line of a story that people were notified of. */
export interface ToldStep {
  _id: string
  caseId: string
  number: number
  kind: CaseEvent['kind']
  words: string
  hearingOn: string | null
  hearingAt: string | null
  hearingPlace: string
}

/** Reads lines of stories by their ids. */
export const selectTold = async (db: Database, buildingId: string, ids: readonly string[]): Promise<ToldStep[]> => {
  const { rows } = await run(
    db,
    `select e.id as _id, v.id as "caseId", v.number, e.kind, e.words, v.hearing_on as "hearingOn",
       v.hearing_at as "hearingAt", v.hearing_place as "hearingPlace"
     from violation_events e join violations v on v.building_id = e.building_id and v.id = e.violation_id
     where e.building_id = $1::uuid and e.id = any($2::uuid[])`,
    [buildingId, [...ids]],
  )
  return rows as ToldStep[]
}

/** Reads the latest line of a story. */
export const selectLatestStep = async (db: Database, buildingId: string, caseId: string): Promise<string> => {
  const { rows } = await run(
    db,
    `select id from violation_events where building_id = $1::uuid and violation_id = $2::uuid order by id desc limit 1`,
    [buildingId, caseId],
  )
  return (rows[0] as { id: string }).id
}
