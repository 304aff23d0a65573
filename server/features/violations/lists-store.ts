import type { Page } from '../../../contract/route.ts'
import type { LocalDate } from '../../../contract/time.ts'
import type { ViolationQuery } from '../../../contract/violations.ts'
import type { ViolationStage } from '../../../contract/violations/violation.ts'
import { run, type Database } from '../../db/connection.ts'
import { anyHolds, containing } from '../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { stageOf, violationColumns, violationTables, type KnownViolation } from './store.ts'

const afterOf = (cursor: string | undefined) => (cursor === undefined ? null : readCursor(cursor, 1)[0]!)

/** The location, once the review has made it the building's own words. */
const placeToFind = `case when v.screened_on is not null then v.place else '' end`

/** Lists the cases of a building, newest first. What complainants wrote isn't searched. */
export const selectViolations = async (
  db: Database,
  buildingId: string,
  today: LocalDate,
  { cursor, limit, search, shows, stage, topic, unitId }: ViolationQuery,
): Promise<Page<KnownViolation>> => {
  const { rows } = await run(
    db,
    `select ${violationColumns} from ${violationTables}
     where v.building_id = $1::uuid and ($3::uuid is null or v.id < $3::uuid)
       and ($4::text = 'all' or (v.closed_on is null) = ($4::text = 'open'))
       and ($5::text is null or ${stageOf} = $5::text) and ($6::uuid is null or v.unit_id = $6::uuid)
       and ($9::text is null or v.topic = $9::text)
       and ($7::text is null or u.unit_number = $8::text or lower($8::text) = 'v-' || v.number
         or ${anyHolds([placeToFind, "coalesce(b.heading, '')"], '$7::text')})
     order by v.id desc limit ${limit + 1}`,
    [
      ...[buildingId, today, afterOf(cursor), shows, stage ?? null, unitId ?? null],
      ...[search ? containing(search) : null, search ?? '', topic ?? null],
    ],
  )
  return pageOf(
    rows as KnownViolation[],
    limit,
    (one) => one,
    ({ _id }) => writeCursor([_id]),
  )
}

/** A case `v` that only parking has to do with so far: its parking violation is open, and no one has reviewed it. */
export const isWithParking = `v.screened_on is null and exists (select from parking_violations p
  where p.building_id = v.building_id and p.id = v.id and p.closed_at is null)`

const countWithParking = async (db: Database, buildingId: string): Promise<number> => {
  const { rows } = await run(
    db,
    `select count(*)::int as count from violations v
     where v.building_id = $1::uuid and v.closed_on is null and ${isWithParking}`,
    [buildingId],
  )
  return (rows[0] as { count: number }).count
}

/**
 * Reads the newest open cases of every stage, and how many cases each has, without those that only parking has to do with so
 * far, and how many these are.
 */
export const selectBoard = async (
  db: Database,
  buildingId: string,
  today: LocalDate,
  most: number,
): Promise<{ cases: KnownViolation[]; counts: ReadonlyMap<ViolationStage, number>; withParking: number }> => {
  const { rows } = await run(
    db,
    `with placed as (
       select v.id, row_number() over (partition by ${stageOf} order by v.id desc) as place,
         count(*) over (partition by ${stageOf})::int as in_stage
       from violations v where v.building_id = $1::uuid and v.closed_on is null and not (${isWithParking})
     )
     select ${violationColumns}, placed.in_stage as "inStage"
     from placed join ${violationTables} on true
     where v.building_id = $1::uuid and v.id = placed.id and placed.place <= $3 order by v.id desc`,
    [buildingId, today, most],
  )
  const cases = rows as (KnownViolation & { inStage: number })[]
  const counts = new Map(cases.map(({ stage, inStage }) => [stage, inStage]))
  return { cases, counts, withParking: await countWithParking(db, buildingId) }
}
