import { sql } from 'kysely'
import type { LocalDate } from '../../../../contract/time.ts'
import type { Lived, OccupancyMonth } from '../../../../contract/units/occupancy.ts'
import type { Database } from '../../../db/connection.ts'
import { holding } from '../holding-store.ts'
import { absentOwnersOn, endingBy, livedCounts, livedIn, movesIn, withoutNotice } from './ties-store.ts'

export interface Asked {
  day: LocalDate
  moves: { from: LocalDate; to: LocalDate }
  endingBy: LocalDate
  /** The days that decide about the notice of tenants; null where the law asks for none. */
  notice: { since: LocalDate; lateBefore: LocalDate } | null
}

export interface Counted {
  floors: (Lived & { floor: string | null })[]
  movedIn: number
  movedOut: number
  ending: number
  noticesMissing: number
  noticesOverdue: number
  absentOwners: number
  withoutAddress: number
}

const noticesWhere = (buildingId: string, { day, notice }: Asked, late: boolean) =>
  notice === null
    ? sql`0`
    : sql`(select count(*)::int from (${withoutNotice(buildingId, day, notice.since)}) n
        where ${late ? sql`n.from_date < ${notice.lateBefore}::date` : sql`true`})`

/** Everything that is counted of one day, in one statement and so of one moment. */
export const selectOccupancy = async (db: Database, buildingId: string, asked: Asked): Promise<Counted> => {
  const { day, moves, endingBy: last } = asked
  const { rows } = await sql<Counted>`
    with f as (
      select u.floor, ${livedCounts}, (count(*) filter (where l.unit_id is null))::int as vacant, count(*)::int as units
      from units u left join (${livedIn(buildingId, day)}) l on l.unit_id = u.id
      where u.building_id = ${buildingId}
      group by u.floor),
    m as materialized (${movesIn(buildingId, moves.from, moves.to)}),
    a as materialized (${absentOwnersOn(buildingId, day)})
    select
      (select coalesce(json_agg(f), '[]') from f) as floors,
      (select count(*) filter (where m.direction = 'in')::int from m) as "movedIn",
      (select count(*) filter (where m.direction = 'out')::int from m) as "movedOut",
      (select count(*)::int from (${endingBy(buildingId, day, last)}) e) as ending,
      ${noticesWhere(buildingId, asked, false)} as "noticesMissing",
      ${noticesWhere(buildingId, asked, true)} as "noticesOverdue",
      (select count(*)::int from a) as "absentOwners",
      (select count(*) filter (where a.address = 'missing')::int from a) as "withoutAddress"`.execute(db)
  return rows[0]!
}

/**
 * How the units of today were lived in on each of some days, in one statement. Of a unit without anybody it is told
 * apart whether somebody owned it then, or whether the roster does not reach back so far.
 */
export const selectMonths = async (
  db: Database,
  buildingId: string,
  days: readonly LocalDate[],
): Promise<OccupancyMonth[]> => {
  const { rows } = await sql<OccupancyMonth>`
    with d as (select unnest(${[...days]}::date[]) as day),
    l as materialized (
      select d.day, s.unit_id, bool_or(s.role = 'owner') as by_owner, bool_or(s.role = 'tenant') as by_tenant
      from d join unit_stays s on ${holding('s', sql`d.day`)}
      where s.building_id = ${buildingId}
      group by d.day, s.unit_id),
    o as materialized (
      select distinct d.day, o.unit_id from d join ownerships o on ${holding('o', sql`d.day`)}
      where o.building_id = ${buildingId})
    select d.day, ${livedCounts},
      count(*) filter (where l.unit_id is null and o.unit_id is not null)::int as vacant,
      count(*) filter (where l.unit_id is null and o.unit_id is null and u.id is not null)::int as unrecorded,
      count(u.id)::int as units
    from d
    left join units u on u.building_id = ${buildingId}
    left join l on l.day = d.day and l.unit_id = u.id
    left join o on o.day = d.day and o.unit_id = u.id
    group by d.day order by d.day`.execute(db)
  return rows
}
