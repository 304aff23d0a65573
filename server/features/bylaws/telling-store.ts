import type { Instant, LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { nameOrder } from '../../db/finding.ts'
import { bylawColumns, bylawsInSets, type KnownBylaw } from './store.ts'

/** Keeps a message to residents and the texts that it is about. */
export const insertTelling = async (
  db: Database,
  buildingId: string,
  { _id, bylawIds, at, on }: { _id: string; bylawIds: readonly string[]; at: Instant; on: LocalDate },
): Promise<void> => {
  await run(db, 'insert into bylaw_tellings (building_id, id, told_at) values ($1::uuid, $2::uuid, $3::timestamptz)', [
    buildingId,
    _id,
    at,
  ])
  await run(
    db,
    `insert into bylaw_told (building_id, telling_id, bylaw_id)
     select $1::uuid, $2::uuid, id from unnest($3::uuid[]) as id`,
    [buildingId, _id, [...bylawIds]],
  )
  await run(
    db,
    `update bylaws set told_on = $3::date, version = version + 1
     where building_id = $1::uuid and id = any($2::uuid[])`,
    [buildingId, [...bylawIds], on],
  )
}

/** Reads the texts that messages to residents are about, by message. */
export const selectTold = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<Map<string, KnownBylaw[]>> => {
  const { rows } = await run(
    db,
    `select t.telling_id as "tellingId", ${bylawColumns} from bylaw_told t
     join ${bylawsInSets} on b.building_id = t.building_id and b.id = t.bylaw_id
     where t.building_id = $1::uuid and t.telling_id = any($2::uuid[])
     order by s.kind, ${nameOrder('s.name')}, ${nameOrder('b.number')}, b.id`,
    [buildingId, [...ids]],
  )
  return Map.groupBy(rows as (KnownBylaw & { tellingId: string })[], ({ tellingId }) => tellingId)
}
