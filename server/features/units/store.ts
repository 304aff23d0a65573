import { sql } from 'kysely'
import type { Paging } from '../../../contract/paging.ts'
import type { Page } from '../../../contract/route.ts'
import type { LocalDate } from '../../../contract/time.ts'
import type { UnitSummary } from '../../../contract/units.ts'
import type { Database } from '../../db/connection.ts'
import { containing, byName } from '../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { holding } from './holding-store.ts'

/** Names of those who own or rent a unit on a day, in the order of the alphabet. */
const namesOn = (table: 'owner' | 'tenant', day: LocalDate) => sql<string[]>`array(
  select l.name from unit_links l
  where l.building_id = u.building_id and l.unit_id = u.id and l.role = ${sql.lit(table)}
    and ${holding('l', day)}
  order by ${byName('l.name')})`

const someoneNamed = (like: string, day: LocalDate) => sql<boolean>`exists (
  select from unit_links l
  where l.building_id = u.building_id and l.unit_id = u.id and plain(l.name) like ${like}
    and ${holding('l', day)})`

const summaryColumns = [
  'u.id as _id',
  'u.unit_number as unitNumber',
  'u.strata_lot as strataLot',
  'u.floor',
  'u.unit_entitlement as unitEntitlement',
  'u.unit_type as unitType',
] as const

/** A page of units in the order of their numbers, with the names of a day; one statement. */
export const selectUnits = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search, floor }: Paging & { floor?: string | undefined },
  day: LocalDate,
): Promise<Page<UnitSummary>> => {
  const after = cursor === undefined ? null : readCursor(cursor, 2)
  const like = search ? containing(search) : null
  const rows = await db
    .selectFrom('units as u')
    .where('u.building_id', '=', buildingId)
    .$if(after !== null, (query) => query.where(sql<boolean>`(u.sort_key, u.id) > (${after![0]}, ${after![1]}::uuid)`))
    .$if(floor !== undefined, (query) => query.where('u.floor', '=', floor!))
    .$if(like !== null, (query) =>
      query.where(sql<boolean>`(plain(u.unit_number) like ${like} or ${someoneNamed(like!, day)})`),
    )
    .orderBy('u.sort_key')
    .orderBy('u.id')
    .limit(sql.lit(limit + 1))
    .select(summaryColumns)
    .select(['u.sort_key', namesOn('owner', day).as('owners'), namesOn('tenant', day).as('tenants')])
    .execute()
  return pageOf(
    rows,
    limit,
    ({ sort_key: _, ...unit }) => unit,
    (row) => writeCursor([row.sort_key, row._id]),
  )
}
