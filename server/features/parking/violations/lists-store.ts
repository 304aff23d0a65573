import type { Paging } from '../../../../contract/paging.ts'
import type { ViolationSummary } from '../../../../contract/parking/violation.ts'
import type { ViolationQuery } from '../../../../contract/parking/violations.ts'
import type { Page } from '../../../../contract/route.ts'
import { run, type Database } from '../../../db/connection.ts'
import { containing, containingExactly, holds } from '../../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'
import { fromViolations, summaryColumns } from './store.ts'

const mark = ({ _id }: ViolationSummary) => writeCursor([_id])
const itself = (one: ViolationSummary) => one
const afterOf = (cursor: string | undefined) => (cursor === undefined ? null : readCursor(cursor, 1)[0]!)

/** Lists a building's violations, newest first. A number is found as `V-12`, and as `P-12`, which it was called at first. */
export const selectViolations = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search, shows, stage }: ViolationQuery,
  plateKey: string,
): Promise<Page<ViolationSummary>> => {
  const { rows } = await run(
    db,
    `select ${summaryColumns} from ${fromViolations}
     where v.building_id = $1::uuid and ($2::uuid is null or v.id < $2::uuid)
       and ($3::text = 'all' or (v.closed_at is null) = ($3::text = 'open'))
       and ($4::text is null or v.stage = $4::text)
       and ($5::text is null or ${holds('v.place', '$5::text')} or u.unit_number = $6::text
         or lower($6::text) in ('v-' || c.number, 'p-' || c.number)
         or ($7::text <> '' and v.plate_key like $8::text))
     order by v.id desc limit ${limit + 1}`,
    [
      ...[buildingId, afterOf(cursor), shows, stage ?? null],
      ...[search ? containing(search) : null, search ?? '', plateKey, containingExactly(plateKey)],
    ],
  )
  return pageOf(rows as ViolationSummary[], limit, itself, mark)
}

/** The violations of some units, the newest first. */
export const selectOfUnits = async (
  db: Database,
  buildingId: string,
  { cursor, limit }: Paging,
  unitIds: readonly string[],
): Promise<Page<ViolationSummary>> => {
  const { rows } = await run(
    db,
    `select ${summaryColumns} from ${fromViolations}
     where v.building_id = $1::uuid and c.unit_id = any($3::uuid[]) and ($2::uuid is null or v.id < $2::uuid)
     order by v.id desc limit ${limit + 1}`,
    [buildingId, afterOf(cursor), [...unitIds]],
  )
  return pageOf(rows as ViolationSummary[], limit, itself, mark)
}
