import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Paging } from '../../../../contract/paging.ts'
import type { Page } from '../../../../contract/route.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { AbsentOwner, EndingTenancy, Move, VacantUnit } from '../../../../contract/units/occupancy.ts'
import type { Database } from '../../../db/connection.ts'
import { containing, byName } from '../../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'
import { holding } from '../holding-store.ts'
import { absentOwnersOn, endingBy, movesIn } from './ties-store.ts'

const everything = sql<SqlBool>`true`

/** Whether a row stands behind the cursor; without one everything does. */
export const behind = (
  cursor: string | undefined,
  keys: number,
  condition: (keys: string[]) => RawBuilder<SqlBool>,
): RawBuilder<SqlBool> => (cursor === undefined ? everything : condition(readCursor(cursor, keys)))

/** Words looked for in the unit's number or a person's name. */
export const found = (search: string | undefined, name: RawBuilder<unknown>): RawBuilder<SqlBool> => {
  if (!search) return everything
  const like = containing(search)
  return sql<SqlBool>`(plain(u.unit_number) like ${like} or plain(${name}) like ${like})`
}

/** A page of who moved in and out in a period, newest first, in the order of the units. */
export const selectMoves = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search }: Paging,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<Page<Move>> => {
  const after = behind(
    cursor,
    4,
    ([on, sort, id, direction]) => sql`(m."on" < ${on}::date or (m."on" = ${on}::date
      and (u.sort_key, m.id, m.direction) > (${sort}, ${id}::uuid, ${direction})))`,
  )
  const { rows } = await sql<Move & { sortKey: string }>`
    select m.id as _id, m.direction, m."on", m.unit_id as "unitId", u.unit_number as "unitNumber",
      m.person_id as "personId", p.name, m.role, u.sort_key as "sortKey"
    from (${movesIn(buildingId, from, to)}) m
    join units u on u.id = m.unit_id join people p on p.id = m.person_id
    where u.building_id = ${buildingId} and ${after} and ${found(search, sql`p.name`)}
    order by m."on" desc, u.sort_key, m.id, m.direction limit ${sql.lit(limit + 1)}`.execute(db)
  return pageOf(
    rows,
    limit,
    ({ sortKey: _, ...move }) => move,
    ({ on, sortKey, _id, direction }) => writeCursor([on, sortKey, _id, direction]),
  )
}

/** A page of the units in which nobody lives on a day, in the order of their numbers. */
export const selectVacant = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search }: Paging,
  day: LocalDate,
): Promise<Page<VacantUnit>> => {
  const after = behind(cursor, 2, ([sort, id]) => sql`(u.sort_key, u.id) > (${sort}, ${id}::uuid)`)
  const ownerNames = sql`array(
    select l.name from unit_links l
    where l.building_id = u.building_id and l.unit_id = u.id and l.role = 'owner' and ${holding('l', day)}
    order by ${byName('l.name')})`
  const { rows } = await sql<VacantUnit & { sortKey: string }>`
    select u.id as _id, u.unit_number as "unitNumber", u.floor, ${ownerNames} as owners, u.sort_key as "sortKey",
      (select max(s.to_date) + 1 from unit_stays s
        where s.building_id = u.building_id and s.unit_id = u.id and s.to_date < ${day}::date) as since,
      (select min(s.from_date) from unit_stays s
        where s.building_id = u.building_id and s.unit_id = u.id and s.from_date > ${day}::date) as until
    from units u
    where u.building_id = ${buildingId} and ${after}
      and ${found(search, sql`array_to_string(${ownerNames}, ' ')`)}
      and not exists (
        select from unit_stays s
        where s.building_id = u.building_id and s.unit_id = u.id and ${holding('s', day)})
    order by u.sort_key, u.id limit ${sql.lit(limit + 1)}`.execute(db)
  return pageOf(
    rows,
    limit,
    ({ sortKey: _, ...unit }) => unit,
    ({ sortKey, _id }) => writeCursor([sortKey, _id]),
  )
}

/** A page of the tenancies that end, or whose lease does, from a day on up to another; the next first. */
export const selectEnding = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search }: Paging,
  { day, last }: { day: LocalDate; last: LocalDate },
): Promise<Page<EndingTenancy>> => {
  const after = behind(
    cursor,
    3,
    ([on, sort, id]) => sql`(e.ends_on, u.sort_key, e.id) > (${on}::date, ${sort}, ${id}::uuid)`,
  )
  const { rows } = await sql<EndingTenancy & { sortKey: string }>`
    select e.id as _id, e.unit_id as "unitId", u.unit_number as "unitNumber", e.person_id as "personId", p.name,
      e.ends_on as "endsOn", case when e.ends_on = e.to_date then 'tenancy' else 'lease' end as ends,
      u.sort_key as "sortKey"
    from (${endingBy(buildingId, day, last)}) e
    join units u on u.id = e.unit_id join people p on p.id = e.person_id
    where u.building_id = ${buildingId} and ${after} and ${found(search, sql`p.name`)}
    order by e.ends_on, u.sort_key, e.id limit ${sql.lit(limit + 1)}`.execute(db)
  return pageOf(
    rows,
    limit,
    ({ sortKey: _, ...tenancy }) => tenancy,
    ({ endsOn, sortKey, _id }) => writeCursor([endsOn, sortKey, _id]),
  )
}

/** A page of the owners of a day who live elsewhere, in the order of their units. */
export const selectAbsentOwners = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search, address }: Paging & { address?: AbsentOwner['address'] | undefined },
  day: LocalDate,
): Promise<Page<AbsentOwner>> => {
  const after = behind(cursor, 2, ([sort, id]) => sql`(u.sort_key, a.id) > (${sort}, ${id}::uuid)`)
  const { rows } = await sql<AbsentOwner & { sortKey: string }>`
    select a.id as _id, a.unit_id as "unitId", u.unit_number as "unitNumber", a.person_id as "personId", a.name,
      a.address, a.lives_in as "livesIn", u.sort_key as "sortKey"
    from (${absentOwnersOn(buildingId, day)}) a join units u on u.id = a.unit_id
    where u.building_id = ${buildingId} and ${after} and ${found(search, sql`a.name`)}
      and ${address === undefined ? everything : sql<SqlBool>`a.address = ${address}`}
    order by u.sort_key, a.id limit ${sql.lit(limit + 1)}`.execute(db)
  return pageOf(
    rows,
    limit,
    ({ sortKey: _, ...owner }) => owner,
    ({ sortKey, _id }) => writeCursor([sortKey, _id]),
  )
}
