import { sql } from 'kysely'
import type { LocalDate } from '../../../../contract/time.ts'
import type { DeviceEnd } from '../../../../contract/units/records.ts'
import type { Database } from '../../../db/connection.ts'
import type { Kind } from './kinds.ts'

/** What a record holds, by its fields; of those that are edited also the version. */
export type Values = Readonly<Record<string, unknown>>
export type Standing = Values & { _id: string; version: number }
type AnyKind = Pick<Kind<Values>, 'table' | 'gone'> & { columns: Readonly<Record<string, string>> }

const still = ({ gone }: AnyKind) => (gone ? sql`and ${sql.ref(gone)} is null` : sql``)
const at = (buildingId: string, unitId: string, id: string) =>
  sql`building_id = ${buildingId} and unit_id = ${unitId} and id = ${id}`

export const insertRecord = (
  db: Database,
  kind: AnyKind,
  made: { _id: string; buildingId: string; unitId: string; at: string },
  values: Values,
) => {
  const columns = Object.values(kind.columns).map((column) => sql.ref(column))
  const given = Object.keys(kind.columns).map((field) => sql`${values[field] ?? null}`)
  return sql`
    insert into ${sql.table(kind.table)} (id, building_id, unit_id, created_at, ${sql.join(columns)})
    values (${made._id}, ${made.buildingId}, ${made.unitId}, ${made.at}, ${sql.join(given)})`.execute(db)
}

/** A record that stands, locked against other writers. */
export const selectRecord = async (
  db: Database,
  kind: AnyKind,
  buildingId: string,
  unitId: string,
  id: string,
): Promise<Standing | undefined> => {
  const fields = Object.entries(kind.columns).map(([field, column]) => sql`${sql.ref(column)} as ${sql.ref(field)}`)
  const version = kind.gone ? sql.ref('version') : sql.lit(1)
  const { rows } = await sql<Standing>`
    select id as _id, ${version} as version, ${sql.join(fields)} from ${sql.table(kind.table)}
    where ${at(buildingId, unitId, id)} ${still(kind)} for update`.execute(db)
  return rows[0]
}

export const updateRecord = (
  db: Database,
  kind: AnyKind,
  buildingId: string,
  unitId: string,
  id: string,
  values: Values,
) => {
  const set = Object.entries(kind.columns).map(([field, column]) => sql`${sql.ref(column)} = ${values[field] ?? null}`)
  return sql`
    update ${sql.table(kind.table)} set ${sql.join(set)}, version = version + 1
    where ${at(buildingId, unitId, id)} ${still(kind)}`.execute(db)
}

export const deleteRecord = (db: Database, kind: AnyKind, buildingId: string, unitId: string, id: string) =>
  sql`delete from ${sql.table(kind.table)} where ${at(buildingId, unitId, id)}`.execute(db)

/** Takes a record off its unit; the row stays for whoever asks later what there was. */
export const updateRemoved = (
  db: Database,
  kind: AnyKind,
  buildingId: string,
  unitId: string,
  id: string,
  removedAt: string,
) =>
  sql`
    update ${sql.table(kind.table)} set removed_at = ${removedAt}, version = version + 1
    where ${at(buildingId, unitId, id)} and removed_at is null`.execute(db)

export const updateEnded = (
  db: Database,
  buildingId: string,
  unitId: string,
  id: string,
  { endedOn, endReason }: { endedOn: LocalDate; endReason: DeviceEnd },
) =>
  db
    .updateTable('access_devices')
    .set((eb) => ({ ended_on: endedOn, end_reason: endReason, version: eb('version', '+', 1) }))
    .where('building_id', '=', buildingId)
    .where('unit_id', '=', unitId)
    .where('id', '=', id)
    .where('ended_on', 'is', null)
    .execute()

/** Whether the unit is of this building, and whether the person has or had a tie to it that is not over by the day. */
export const selectBearer = async (
  db: Database,
  buildingId: string,
  { unitId, personId, day }: { unitId: string; personId: string | null; day: LocalDate },
): Promise<{ isTied: boolean } | undefined> =>
  db
    .selectFrom('units as u')
    .where('u.building_id', '=', buildingId)
    .where('u.id', '=', unitId)
    .select(
      sql<boolean>`exists (
        select from unit_links l
        where l.building_id = u.building_id and l.unit_id = u.id and l.person_id = ${personId}::uuid
          and (l.to_date is null or l.to_date >= ${day}::date))`.as('isTied'),
    )
    .executeTakeFirst()
