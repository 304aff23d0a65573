import { sql } from 'kysely'
import type { Change, Subject } from '../../../contract/audit.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { Page } from '../../../contract/route.ts'
import type { Database } from '../../db/connection.ts'
import { pageOf } from '../../db/keyset.ts'

interface NewChange {
  id: string
  subject: Subject
  subjectId: string
  buildingId: string | null
  action: string
  reason?: string
  at: string
  accountId: string | null
  actor: string | null
  requestId: string
  fields: string[]
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** Writes a change and the values beside it in one statement. */
export const insertChange = async (db: Database, change: NewChange): Promise<void> => {
  const values = change.fields.length
    ? sql`insert into change_values (change_id, before, after)
          select id, ${JSON.stringify(change.before)}::jsonb, ${JSON.stringify(change.after)}::jsonb from written`
    : sql`select 1`
  await sql`
    with written as (
      insert into changes (id, building_id, subject, subject_id, action, at, account_id, actor, request_id, fields, reason)
      values (${change.id}, ${change.buildingId}, ${change.subject}, ${change.subjectId}, ${change.action}, ${change.at},
        ${change.accountId}, ${change.actor}, ${change.requestId}, ${change.fields}, ${change.reason ?? null})
      returning id)
    ${values}`.execute(db)
}

/** Writes many changes and their values in one statement. */
export const insertChanges = async (db: Database, changes: readonly NewChange[]): Promise<void> => {
  if (changes.length === 0) return
  const rows = changes.map((change) => ({ reason: null, ...change }))
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
        id uuid, "buildingId" uuid, subject text, "subjectId" uuid, action text, at timestamptz, "accountId" uuid,
        actor text, "requestId" text, fields text[], reason text, before jsonb, after jsonb)),
    written as (
      insert into changes (id, building_id, subject, subject_id, action, at, account_id, actor, request_id, fields, reason)
      select id, "buildingId", subject, "subjectId", action, at, "accountId", actor, "requestId", fields, reason from given
      returning id)
    insert into change_values (change_id, before, after)
    select w.id, g.before, g.after from written w join given g using (id) where cardinality(g.fields) > 0`.execute(db)
}

interface ChangeRow {
  id: string
  at: string
  action: string
  actor: string | null
  name: string | null
  fields: string[]
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** The changed fields with their values; where these were erased, the names alone. */
export const fieldsOf = ({ fields, before, after }: Pick<ChangeRow, 'fields' | 'before' | 'after'>): Change['fields'] =>
  fields.map((field) => ({ field, before: before?.[field], after: after?.[field] }))

const changeOf = (row: ChangeRow): Change => ({
  _id: row.id,
  at: row.at,
  by: row.name ?? row.actor ?? 'system',
  action: row.action,
  fields: fieldsOf(row),
})

export const selectChanges = async (
  db: Database,
  buildingId: string,
  of: { subject: Subject; id: string },
  { cursor, limit }: Paging,
): Promise<Page<Change>> => {
  const rows = await db
    .selectFrom('changes as c')
    .leftJoin('change_values as v', 'v.change_id', 'c.id')
    .leftJoin('accounts as a', 'a.id', 'c.account_id')
    .where('c.building_id', '=', buildingId)
    .where('c.subject', '=', of.subject)
    .where('c.subject_id', '=', of.id)
    .$if(cursor !== undefined, (query) => query.where('c.id', '<', cursor!))
    .orderBy('c.id', 'desc')
    .limit(sql.lit(limit + 1))
    .select(['c.id', 'c.at', 'c.action', 'c.actor', 'c.fields', 'v.before', 'v.after'])
    .select(sql<string | null>`a.first_name || ' ' || a.last_name`.as('name'))
    .execute()
  return pageOf(rows as ChangeRow[], limit, changeOf, (row) => row.id)
}
