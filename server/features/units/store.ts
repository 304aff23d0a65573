import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Paging } from '../../../contract/paging.ts'
import type { Page } from '../../../contract/route.ts'
import type { LocalDate } from '../../../contract/time.ts'
import type { LinkRole, Unit, UnitLink, UnitSummary } from '../../../contract/units.ts'
import type { Database } from '../../db/connection.ts'
import { containing, pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { holdsOn } from './rules.ts'

/** Names of those who own or rent a unit on a day, in the order of the alphabet. */
const namesOn = (table: 'owner' | 'tenant', day: LocalDate) => sql<string[]>`array(
  select l.name from unit_links l
  where l.building_id = u.building_id and l.unit_id = u.id and l.role = ${sql.lit(table)}
    and (l.from_date is null or l.from_date <= ${day}::date) and (l.to_date is null or l.to_date >= ${day}::date)
  order by l.name)`

const someoneNamed = (like: string, day: LocalDate) => sql<boolean>`exists (
  select from unit_links l
  where l.building_id = u.building_id and l.unit_id = u.id and l.name ilike ${like}
    and (l.from_date is null or l.from_date <= ${day}::date) and (l.to_date is null or l.to_date >= ${day}::date))`

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
      query.where((eb) => eb.or([eb('u.unit_number', 'ilike', like!), someoneNamed(like!, day)])),
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

const linksOf = (db: Database, buildingId: string, unitId: string) =>
  db
    .selectFrom('unit_links as l')
    .innerJoin('people as p', 'p.id', 'l.person_id')
    .leftJoin('ownerships as o', 'o.id', 'l.id')
    .leftJoin('tenancies as t', 't.id', 'l.id')
    .where('l.building_id', '=', buildingId)
    .where('l.unit_id', '=', unitId)
    .orderBy(sql`l.to_date desc nulls first, l.role, p.name, l.id`)
    .select([
      'l.id as _id',
      'l.role',
      'l.person_id as personId',
      'p.name',
      'p.email',
      'l.from_date as from',
      'l.to_date as to',
    ])
    .select((eb) => [
      eb.fn.coalesce('p.phone', 'p.mobile').as('phone'),
      sql<boolean>`p.account_id is not null`.as('hasAccount'),
      'o.share_percent as sharePercent',
      sql<boolean>`coalesce(o.occupies_unit, t.occupies_unit, l.role in ('tenant', 'occupant'))`.as('occupiesUnit'),
    ])

/** One unit with everybody who was ever tied to it, those of today first. */
export const selectUnit = async (
  db: Database,
  buildingId: string,
  unitId: string,
  day: LocalDate,
): Promise<Unit | null> => {
  const unit = await db
    .selectFrom('units as u')
    .where('u.building_id', '=', buildingId)
    .where('u.id', '=', unitId)
    .select(summaryColumns)
    .select('u.version')
    .select(jsonArrayFrom(linksOf(db, buildingId, unitId)).as('links'))
    .executeTakeFirst()
  if (!unit) return null
  const links = unit.links.map((link) => link as UnitLink)
  const namesAs = (role: LinkRole) =>
    links
      .filter((link) => link.role === role && holdsOn(link, day))
      .map(({ name }) => name)
      .toSorted()
  return { ...unit, links, owners: namesAs('owner'), tenants: namesAs('tenant') }
}
