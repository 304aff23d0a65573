import { sql } from 'kysely'
import type { Role } from '../../../../contract/roles.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import type { LinkRole } from '../../../../contract/units/link-role.ts'
import type { Thing } from '../../../../contract/units/moves.ts'
import type { Database } from '../../../db/connection.ts'
import { byName } from '../../../db/finding.ts'
import { livesThere } from '../holding-store.ts'

/** Somebody's tie to one unit. */
export interface Tie {
  _id: string
  role: LinkRole
  personId: string
  name: string
  sharePercent: number | null
  isPrimary: boolean | null
  occupiesUnit: boolean
  from: LocalDate | null
  to: LocalDate | null
}

/** The unit by its number. */
export const selectUnitNamed = (db: Database, buildingId: string, unitId: string) =>
  db
    .selectFrom('units')
    .where('building_id', '=', buildingId)
    .where('id', '=', unitId)
    .select(['id as _id', 'unit_number as unitNumber'])
    .executeTakeFirst()

/** Every tie to a unit, past ones too. */
export const selectTies = async (db: Database, buildingId: string, unitId: string): Promise<Tie[]> => {
  const rows = await db
    .selectFrom('unit_links as l')
    .leftJoin('ownerships as o', 'o.id', 'l.id')
    .leftJoin('tenancies as t', 't.id', 'l.id')
    .where('l.building_id', '=', buildingId)
    .where('l.unit_id', '=', unitId)
    .orderBy(sql`l.role = 'owner' desc, l.role = 'tenant' desc, l.name, l.id`)
    .select(['l.id as _id', 'l.role', 'l.person_id as personId', 'l.name', 'l.from_date as from', 'l.to_date as to'])
    .select((eb) => [
      'o.share_percent as sharePercent',
      eb.fn.coalesce('o.is_primary', 't.is_primary').as('isPrimary'),
      livesThere.as('occupiesUnit'),
    ])
    .execute()
  return rows.map((row) => ({
    ...row,
    _id: row._id!,
    role: row.role as LinkRole,
    personId: row.personId!,
    name: row.name!,
  }))
}

/** What stands on the lists of a unit and may leave with somebody. */
export const selectThings = async (db: Database, buildingId: string, unitId: string): Promise<Thing[]> => {
  const { rows } = await sql<Thing>`
    select id as "_id", 'device' as kind, person_id as "personId", initcap(kind) || ' ' || serial as label,
      issued_on as "from"
      from access_devices where building_id = ${buildingId} and unit_id = ${unitId} and ended_on is null
    union all
    select id, 'vehicle', person_id, concat_ws(', ', plate, nullif(concat_ws(' ', colour, make, model), '')), from_date
      from vehicles where building_id = ${buildingId} and unit_id = ${unitId} and removed_at is null
    union all
    select id, 'pet', null, concat_ws(', ', name, coalesce(breed, kind)), from_date
      from pets where building_id = ${buildingId} and unit_id = ${unitId} and removed_at is null
    union all
    select id, 'insurance', person_id, concat_ws(', ', insurer, policy_number), null
      from unit_insurance where building_id = ${buildingId} and unit_id = ${unitId} and removed_at is null
    order by kind, label, "_id"`.execute(db)
  return rows
}

/** Somebody of the building with their account, what it may do there, and all their ties from a day on. */
export interface Standing {
  personId: string
  name: string
  email: string | null
  accountId: string | null
  role: Role | null
  /** When the role ends by itself; null for no such moment. */
  endsAt: Instant | null
  ties: {
    _id: string
    unitId: string
    unitNumber: string
    role: LinkRole
    from: LocalDate | null
    to: LocalDate | null
  }[]
}

/**
 * People of the building with the ties that hold on a day or after it. An account that is tied to several people has the
 * ties of them all.
 */
export const selectStandings = async (
  db: Database,
  buildingId: string,
  personIds: readonly string[],
  since: LocalDate,
): Promise<Standing[]> => {
  const { rows } = await sql<Standing>`
    select p.id as "personId", p.name, p.email, p.account_id as "accountId", m.role, m.ends_at as "endsAt",
      coalesce((
        select json_agg(json_build_object('_id', l.id, 'unitId', u.id, 'unitNumber', u.unit_number, 'role', l.role,
          'from', l.from_date, 'to', l.to_date) order by u.sort_key, l.id)
        from unit_links l join units u on u.id = l.unit_id
        where l.building_id = p.building_id and (l.person_id = p.id or l.account_id = p.account_id)
          and (l.to_date is null or l.to_date >= ${since}::date)), '[]') as ties
    from people p
    left join memberships m on m.account_id = p.account_id and m.building_id = p.building_id and m.ended_at is null
    where p.building_id = ${buildingId} and p.id = any(${[...personIds]}::uuid[])
    order by ${byName('p.name')}, p.id`.execute(db)
  return rows
}

/** What accounts with these confirmed addresses may do in the building, whether or not the roster knows them. */
export const selectRolesByEmail = async (
  db: Database,
  buildingId: string,
  emails: readonly string[],
): Promise<Map<string, Role>> => {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .where('m.building_id', '=', buildingId)
    .where('m.ended_at', 'is', null)
    .where('a.email_verified_at', 'is not', null)
    .where('a.email', 'in', emails.length > 0 ? [...emails] : [''])
    .select(['a.email', 'm.role'])
    .execute()
  return new Map(rows.map(({ email, role }) => [email, role as Role]))
}

/** Which of these keys of e-mail and name people of the building have. */
export const selectSameKeys = async (
  db: Database,
  buildingId: string,
  keys: readonly string[],
): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('people')
    .where('building_id', '=', buildingId)
    .where(sql<boolean>`same_key = any(${[...keys]}::text[])`)
    .select('same_key')
    .execute()
  return new Set(rows.map((row) => row.same_key))
}
