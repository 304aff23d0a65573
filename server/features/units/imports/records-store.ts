import { sql } from 'kysely'
import type { Database } from '../../../db/connection.ts'

/** The tables whose records an import writes, those that others refer to last. */
export const kinds = [
  'access_devices',
  'vehicles',
  'unit_spaces',
  'tenancies',
  'ownerships',
  'people',
  'units',
] as const
export type Kind = (typeof kinds)[number]

interface Of {
  buildingId: string
  batchId: string
  kind: Kind
}

type Row = Record<string, unknown>

/** A record that an import wrote: as it stood, as it was written, and as it stands now. */
export interface ImportRecord {
  kind: Kind
  id: string
  before: Row | null
  after: Row | null
  now: Row | null
}

/** Keeps records as they stand before an import writes them. */
export const keepBefore = async (db: Database, { buildingId, batchId, kind }: Of, ids: readonly string[]) => {
  if (ids.length === 0) return
  await sql`
    insert into import_records (batch_id, building_id, kind, record_id, before)
    select ${batchId}, ${buildingId}, ${kind}, t.id, to_jsonb(t) from ${sql.table(kind)} t
    where t.building_id = ${buildingId} and t.id = any(${[...ids]}::uuid[])`.execute(db)
}

/** Keeps records as an import has written them. */
export const keepAfter = async (db: Database, { buildingId, batchId, kind }: Of, ids: readonly string[]) => {
  if (ids.length === 0) return
  await sql`
    insert into import_records (batch_id, building_id, kind, record_id, after)
    select ${batchId}, ${buildingId}, ${kind}, t.id, to_jsonb(t) from ${sql.table(kind)} t
    where t.building_id = ${buildingId} and t.id = any(${[...ids]}::uuid[])
    on conflict (batch_id, kind, record_id) do update set after = excluded.after`.execute(db)
}

/** The records of one kind that an import wrote, in the order of their making. */
export const selectRecords = async (db: Database, { buildingId, batchId, kind }: Of): Promise<ImportRecord[]> => {
  const { rows } = await sql<Omit<ImportRecord, 'kind'>>`
    select r.record_id as id, r.before, r.after, to_jsonb(t) as now
    from import_records r
      left join ${sql.table(kind)} t on t.id = r.record_id and t.building_id = r.building_id
    where r.building_id = ${buildingId} and r.batch_id = ${batchId} and r.kind = ${kind}
    order by r.record_id`.execute(db)
  return rows.map((row) => ({ kind, ...row }))
}

export interface Reference {
  table: string
  column: string
  target: Kind
}

/** Which columns of which tables point at records that an import may have made, but for what goes with them. */
export const selectReferences = async (db: Database): Promise<Reference[]> => {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as table, mine.attname as column, c.confrelid::regclass::text as target
    from pg_constraint c
      cross join lateral unnest(c.conkey, c.confkey) as k(mine, theirs)
      join pg_attribute mine on mine.attrelid = c.conrelid and mine.attnum = k.mine
      join pg_attribute theirs on theirs.attrelid = c.confrelid and theirs.attnum = k.theirs
    where c.contype = 'f' and c.confdeltype <> 'c' and theirs.attname = 'id'
      and c.confrelid::regclass::text = any(${[...kinds]}::text[])
    order by 1, 2`.execute(db)
  return rows
}

/** Those of some records to which something else points, beside the records that the same import made. */
export const selectReferred = async (
  db: Database,
  { table, column }: Reference,
  ids: readonly string[],
  own: readonly string[],
): Promise<string[]> => {
  const isOwn = (kinds as readonly string[]).includes(table)
  const { rows } = await sql<{ id: string }>`
    select distinct x.${sql.ref(column)} as id from ${sql.table(table)} x
    where x.${sql.ref(column)} = any(${[...ids]}::uuid[])
      ${isOwn ? sql`and not x.id = any(${[...own]}::uuid[])` : sql``}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Removes records that an import made. */
export const deleteRecords = async (db: Database, buildingId: string, kind: Kind, ids: readonly string[]) => {
  if (ids.length === 0) return
  await sql`
    delete from ${sql.table(kind)} where building_id = ${buildingId} and id = any(${[...ids]}::uuid[])`.execute(db)
}

/** Puts records back that an import removed. */
export const reinsertRecords = async (db: Database, kind: Kind, rows: readonly Row[]) => {
  if (rows.length === 0) return
  await sql`
    insert into ${sql.table(kind)}
    select * from jsonb_populate_recordset(null::${sql.table(kind)}, ${JSON.stringify(rows)}::jsonb)`.execute(db)
}

/** What an import may change of a record. */
const tie = ['is_primary', 'occupies_unit', 'from_date', 'to_date', 'external_id', 'notes', 'extra']
export const changeable: Record<Kind, readonly string[]> = {
  units: [
    ...['unit_number', 'sort_key', 'strata_lot', 'unit_entitlement', 'unit_type', 'floor', 'street_address', 'city'],
    ...['province', 'postal_code', 'extra'],
  ],
  people: [
    ...['first_name', 'last_name', 'company_name', 'same_key', 'email', 'phone', 'mobile', 'mailing_address'],
    ...['mailing_city', 'mailing_province', 'mailing_postal_code', 'mailing_country', 'email_notice_consent'],
    ...['consent_date', 'emergency_contact_name', 'emergency_contact_phone', 'account_id'],
  ],
  ownerships: [...tie, 'share_percent'],
  tenancies: tie,
  unit_spaces: [],
  vehicles: ['person_id', 'province', 'make', 'model', 'colour', 'removed_at'],
  access_devices: ['person_id', 'ended_on', 'end_reason'],
}

/** Gives records the values of these rows again; their version goes on, so that a form opened before is refused. */
export const restoreRecords = async (db: Database, buildingId: string, kind: Kind, rows: readonly Row[]) => {
  if (rows.length === 0) return
  const columns = changeable[kind].map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`)
  const version = rows[0]!.version === undefined ? [] : [sql`version = t.version + 1`]
  await sql`
    update ${sql.table(kind)} t set ${sql.join([...columns, ...version])}
    from jsonb_populate_recordset(null::${sql.table(kind)}, ${JSON.stringify(rows)}::jsonb) r
    where t.building_id = ${buildingId} and t.id = r.id`.execute(db)
}
