import { sql } from 'kysely'
import type { LocalDate } from '../../../contract/time.ts'
import type { Database } from '../../db/connection.ts'

/** Whether the unit and the person are of this building; another building's are not there. */
export const selectPair = async (db: Database, buildingId: string, unitId: string, personId: string) =>
  db
    .selectFrom('units as u')
    .innerJoin('people as p', 'p.building_id', 'u.building_id')
    .where('u.building_id', '=', buildingId)
    .where('u.id', '=', unitId)
    .where('p.id', '=', personId)
    .select(['u.unit_number as unitNumber', 'p.name'])
    .executeTakeFirst()

/** A tie that nobody has ended yet. */
export const selectOpenLink = (db: Database, buildingId: string, table: 'ownerships' | 'tenancies', id: string) =>
  db
    .selectFrom(table)
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .where('to_date', 'is', null)
    .select(['unit_id as unitId', 'person_id as personId', 'from_date as from'])
    .executeTakeFirst()

/** Ends a tie with its last day, unless it ends before; answers whether it did. */
export const endTie = async (
  db: Database,
  buildingId: string,
  table: 'ownerships' | 'tenancies',
  id: string,
  lastDay: LocalDate,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set((eb) => ({ to_date: lastDay, version: eb('version', '+', 1) }))
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('to_date', 'is', null), eb('to_date', '>', lastDay)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The units of this building among some ids, with their numbers. */
export const selectUnitsAmong = (db: Database, buildingId: string, unitIds: readonly string[]) =>
  db
    .selectFrom('units')
    .where('building_id', '=', buildingId)
    .where(sql<boolean>`id = any(${[...unitIds]}::uuid[])`)
    .orderBy('sort_key')
    .select(['id as _id', 'unit_number as unitNumber'])
    .execute()
