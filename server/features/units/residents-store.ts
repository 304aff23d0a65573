import { sql, type SqlBool } from 'kysely'
import type { LocalDate } from '../../../contract/time.ts'
import type { Database } from '../../db/connection.ts'
import { byName } from '../../db/finding.ts'
import { holding, livesThere } from './holding-store.ts'

export interface ResidentRow {
  personId: string
  accountId: string | null
  name: string
  email: string | null
  unitId: string
  unitNumber: string
  role: 'owner' | 'tenant' | 'occupant'
}

interface Wanted {
  roles: readonly ResidentRow['role'][]
  /** Only these units; null for the whole building. */
  unitIds: readonly string[] | null
}

/** Who owns, rents or lives in units on a day: a row for each person, unit and role. */
export const selectResidents = async (
  db: Database,
  buildingId: string,
  { roles, unitIds }: Wanted,
  day: LocalDate,
): Promise<ResidentRow[]> => {
  const rows = await db
    .selectFrom('unit_links as l')
    .innerJoin('units as u', 'u.id', 'l.unit_id')
    .where('l.building_id', '=', buildingId)
    .where('l.role', 'in', [...roles])
    .where(holding('l', day))
    .$if(unitIds !== null, (query) => query.where(sql<SqlBool>`l.unit_id = any(${unitIds}::uuid[])`))
    .orderBy('u.sort_key')
    .orderBy(byName('l.name'))
    .orderBy('l.id')
    .select(['l.person_id as personId', 'l.account_id as accountId', 'l.name', 'l.email'])
    .select(['u.id as unitId', 'u.unit_number as unitNumber', 'l.role'])
    .execute()
  return rows.map((row) => ({
    ...row,
    personId: row.personId!,
    name: row.name!,
    role: row.role as ResidentRow['role'],
  }))
}

/** The units an account is tied to on a day, and as what. */
export const selectLinksOfAccount = async (
  db: Database,
  buildingId: string,
  accountId: string,
  roles: readonly ResidentRow['role'][],
  day: LocalDate,
): Promise<{ unitId: string; role: ResidentRow['role'] }[]> => {
  const rows = await db
    .selectFrom('unit_links as l')
    .where('l.building_id', '=', buildingId)
    .where('l.account_id', '=', accountId)
    .where('l.role', 'in', [...roles])
    .where(holding('l', day))
    .select(['l.unit_id as unitId', 'l.role'])
    .execute()
  return rows.map((row) => ({ unitId: row.unitId!, role: row.role as ResidentRow['role'] }))
}

/** What an account is to the units of a building on a day, and whether they live there. */
export const selectTiesOfAccount = async (
  db: Database,
  buildingId: string,
  accountId: string,
  day: LocalDate,
): Promise<{ unitId: string; unitNumber: string; role: ResidentRow['role']; lives: boolean }[]> => {
  const rows = await db
    .selectFrom('unit_links as l')
    .innerJoin('units as u', 'u.id', 'l.unit_id')
    .leftJoin('ownerships as o', 'o.id', 'l.id')
    .leftJoin('tenancies as t', 't.id', 'l.id')
    .where('l.building_id', '=', buildingId)
    .where('l.account_id', '=', accountId)
    .where('l.role', 'in', ['owner', 'tenant', 'occupant'])
    .where(holding('l', day))
    .orderBy('u.sort_key')
    .select(['l.unit_id as unitId', 'u.unit_number as unitNumber', 'l.role', livesThere.as('lives')])
    .execute()
  return rows.map((row) => ({ ...row, unitId: row.unitId!, role: row.role as ResidentRow['role'] }))
}

/** The accounts of people of a building's roster; nothing for those who have none. */
export const selectAccountsOf = async (
  db: Database,
  buildingId: string,
  personIds: readonly string[],
): Promise<(string | null)[]> => {
  const rows = await db
    .selectFrom('people')
    .where('building_id', '=', buildingId)
    .where(sql<SqlBool>`id = any(${[...personIds]}::uuid[])`)
    .select('account_id as accountId')
    .execute()
  return rows.map(({ accountId }) => accountId)
}
