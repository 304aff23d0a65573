import { sql } from 'kysely'
import type { InboxQuery, OfKind } from '../../../contract/notifications.ts'
import type { Page } from '../../../contract/route.ts'
import { run, type Database } from '../../db/connection.ts'
import { newId } from '../../db/ids.ts'
import { pageOf } from '../../db/keyset.ts'
import type { Telling } from './telling.ts'

/** Rows for many accounts in one statement; answers to whom it is new. */
export const insertRows = async (db: Database, telling: Telling, now: string): Promise<string[]> => {
  const rows = telling.accountIds.map((accountId) => ({
    id: newId(Date.parse(now)),
    building_id: telling.buildingId,
    account_id: accountId,
    kind: telling.kind,
    subject_id: telling.subjectId,
    created_at: now,
  }))
  const written = await db
    .insertInto('notifications')
    .expression(
      sql`select * from jsonb_populate_recordset(null::notifications, ${JSON.stringify(rows)}::jsonb)` as never,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .execute()
  return written.map(({ account_id }) => account_id)
}

export const unreadText = `
  select count(*)::int as count from notifications
  where account_id = $1 and (building_id = $2 or building_id is null) and read_at is null`

export const countUnread = async (db: Database, accountId: string, buildingId: string): Promise<number> => {
  const { rows } = await run(db, unreadText, [accountId, buildingId])
  return (rows[0] as { count: number }).count
}

export interface InboxRow {
  _id: string
  kind: string
  subjectId: string | null
  createdAt: string
  readAt: string | null
}

const inBuilding = (db: Database, accountId: string, buildingId: string) =>
  db
    .selectFrom('notifications')
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('building_id', '=', buildingId), eb('building_id', 'is', null)]))

export const selectInbox = async (
  db: Database,
  accountId: string,
  buildingId: string,
  { cursor, limit, unread: only, kind }: InboxQuery,
): Promise<Page<InboxRow>> => {
  const rows = await inBuilding(db, accountId, buildingId)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor!))
    .$if(only === 'true', (query) => query.where('read_at', 'is', null))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .orderBy('id', 'desc')
    .limit(sql.lit(limit + 1))
    .select(['id as _id', 'kind', 'subject_id as subjectId', 'created_at as createdAt', 'read_at as readAt'])
    .execute()
  return pageOf(
    rows,
    limit,
    (row) => row,
    (row) => row._id,
  )
}

export const markSome = (db: Database, accountId: string, ids: readonly string[], now: string) =>
  db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('read_at', 'is', null)
    .execute()

/** Marks an account's rows about some subjects read; answers how many. */
export const markAbout = async (
  db: Database,
  accountId: string,
  buildingId: string,
  subjectIds: readonly string[],
  now: string,
): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('building_id', '=', buildingId)
    .where(sql<boolean>`subject_id = any(${[...subjectIds]}::uuid[])`)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Marks everybody's rows about some subjects read. Answers whose rows were unread. */
export const markGone = async (
  db: Database,
  buildingId: string,
  subjectIds: readonly string[],
  now: string,
): Promise<string[]> => {
  const { rows } = await run(
    db,
    `update notifications set read_at = $3::timestamptz
     where building_id = $1::uuid and subject_id = any($2::uuid[]) and read_at is null returning account_id as id`,
    [buildingId, [...subjectIds], now],
  )
  return [...new Set((rows as { id: string }[]).map(({ id }) => id))]
}

/** Marks everything of an account's in a building read, or all of one kind. */
export const markAll = (db: Database, accountId: string, buildingId: string, { kind }: OfKind, now: string) =>
  db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('building_id', '=', buildingId), eb('building_id', 'is', null)]))
    .where('read_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .execute()
