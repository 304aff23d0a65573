import { termReminderDays } from '../../../../contract/limits/parking-stalls.ts'
import type { StallFilter, StallQuery } from '../../../../contract/parking/stalls.ts'
import type { Page } from '../../../../contract/route.ts'
import { addDays } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { anyHolds, containing } from '../../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'
import { stallOf, stallsOf, type At, type KnownStall, type StallRow } from './stalls-store.ts'

const isFree = 'r."assignmentId" is null and r."heldFor" is null and not r.visitor'

/** The stalls `r` that a filter leaves. */
const narrowed = `select * from (${stallsOf} where s.building_id = $1::uuid) r
  where ($4::text is null or name_key(r.level) = name_key($4::text))
    and ($5::text is null or ${anyHolds([`r.level || '-' || r.number`, 'r."unitNumber"', 'r.notes'], '$5::text')})
    and ($6::text is null or r.tenure = $6::text)
    and ($7::text is null or ($7::text = 'accessible' and r.accessible) or ($7::text = 'evCharging' and r."evCharging")
      or ($7::text = 'visitor' and r.visitor))
    and ($8::text is null or ($8::text = 'free' and ${isFree})
      or ($8::text = 'held' and r."assignmentId" is not null)
      or ($8::text = 'endsSoon' and r.until <= $9::date and not r.renewed))`
const inOrder = 'order by lower(r.level), length(r.number), lower(r.number), r._id'

const asked = (buildingId: string, { level, search, tenure, trait, shows }: StallFilter, { today, now }: At) => [
  buildingId,
  today,
  now,
  level || null,
  search ? containing(search) : null,
  tenure ?? null,
  trait ?? null,
  shows ?? null,
  addDays(today, termReminderDays),
]

/** All stalls that a filter leaves, by level and number. */
export const selectStalls = async (
  db: Database,
  buildingId: string,
  filter: StallFilter,
  at: At,
): Promise<KnownStall[]> => {
  const { rows } = await run(db, `${narrowed} ${inOrder}`, asked(buildingId, filter, at))
  return (rows as StallRow[]).map(stallOf(at.today))
}

/** The same, page by page. */
export const selectStallPage = async (
  db: Database,
  buildingId: string,
  { cursor, limit, ...filter }: StallQuery,
  at: At,
): Promise<Page<KnownStall>> => {
  const [afterLevel = null, afterNumber = null, afterId = null] = cursor === undefined ? [] : readCursor(cursor, 3)
  const { rows } = await run(
    db,
    `${narrowed} and ($12::uuid is null or (lower(r.level), length(r.number), lower(r.number), r._id)
       > (lower($10::text), length($11::text), lower($11::text), $12::uuid))
     ${inOrder} limit ${limit + 1}`,
    [...asked(buildingId, filter, at), afterLevel, afterNumber, afterId],
  )
  return pageOf(rows as StallRow[], limit, stallOf(at.today), ({ level, number, _id }) =>
    writeCursor([level, number, _id]),
  )
}

interface LevelCounts {
  level: string
  stalls: number
  free: number
  held: number
  visitor: number
  endsSoon: number
}

/** How many stalls a building has, level by level. */
export const selectLevels = async (db: Database, buildingId: string, { today, now }: At): Promise<LevelCounts[]> => {
  const { rows } = await run(
    db,
    `select min(r.level) as level, count(*)::integer as stalls, count(*) filter (where ${isFree})::integer as free,
       count(*) filter (where r."assignmentId" is not null)::integer as held,
       count(*) filter (where r.visitor)::integer as visitor,
       count(*) filter (where r.until <= $4::date and not r.renewed)::integer as "endsSoon"
     from (${stallsOf} where s.building_id = $1::uuid) r group by name_key(r.level) order by name_key(r.level)`,
    [buildingId, today, now, addDays(today, termReminderDays)],
  )
  return rows as LevelCounts[]
}
