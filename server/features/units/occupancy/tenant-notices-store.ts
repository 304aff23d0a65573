import { sql } from 'kysely'
import type { Paging } from '../../../../contract/paging.ts'
import type { Page } from '../../../../contract/route.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { Database } from '../../../db/connection.ts'
import { pageOf, writeCursor } from '../../../db/keyset.ts'
import { behind, found } from './lists-store.ts'
import { withoutNotice } from './ties-store.ts'

/** A tenancy with what is known of the notice that its tenant signs. */
export interface NoticeRow {
  _id: string
  unitId: string
  unitNumber: string
  personId: string
  name: string
  startsOn: LocalDate | null
  receivedOn: LocalDate | null
  version: number
}

/** A page of the tenancies whose notice has not come in: those without a known start first, then the oldest. */
export const selectWithoutNotice = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search }: Paging,
  { day, since }: { day: LocalDate; since: LocalDate },
): Promise<Page<NoticeRow>> => {
  const start = sql`coalesce(n.from_date, '-infinity'::date)`
  const after = behind(
    cursor,
    3,
    ([on, sort, id]) => sql`(${start}, u.sort_key, n.id) > (${on}::date, ${sort}, ${id}::uuid)`,
  )
  const { rows } = await sql<NoticeRow & { sortKey: string }>`
    select n.id as _id, n.unit_id as "unitId", u.unit_number as "unitNumber", n.person_id as "personId", p.name,
      n.from_date as "startsOn", null as "receivedOn", n.version, u.sort_key as "sortKey"
    from (${withoutNotice(buildingId, day, since)}) n
    join units u on u.id = n.unit_id join people p on p.id = n.person_id
    where u.building_id = ${buildingId} and ${after} and ${found(search, sql`p.name`)}
    order by ${start}, u.sort_key, n.id limit ${sql.lit(limit + 1)}`.execute(db)
  return pageOf(
    rows,
    limit,
    ({ sortKey: _, ...row }) => row,
    ({ startsOn, sortKey, _id }) => writeCursor([startsOn ?? '-infinity', sortKey, _id]),
  )
}

/** A tenancy of this building by its id; occupants and agents sign nothing and are not found. */
export const selectNotice = (db: Database, buildingId: string, id: string): Promise<NoticeRow | undefined> =>
  db
    .selectFrom('tenancies as t')
    .innerJoin('units as u', 'u.id', 't.unit_id')
    .innerJoin('people as p', 'p.id', 't.person_id')
    .where('t.building_id', '=', buildingId)
    .where('t.id', '=', id)
    .where('t.kind', '=', 'tenant')
    .select(['t.id as _id', 't.unit_id as unitId', 'u.unit_number as unitNumber', 't.person_id as personId', 'p.name'])
    .select(['t.from_date as startsOn', 't.form_k_received_on as receivedOn', 't.version'])
    .executeTakeFirst()

/** Writes when the notice came in where the tenancy is still as it was seen; answers whether it was. */
export const updateNotice = async (
  db: Database,
  buildingId: string,
  { _id, version, receivedOn }: { _id: string; version: number; receivedOn: LocalDate | null },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('tenancies')
    .set({ form_k_received_on: receivedOn, version: version + 1 })
    .where('building_id', '=', buildingId)
    .where('id', '=', _id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
