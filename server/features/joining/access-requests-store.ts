import { sql, type SqlBool } from 'kysely'
import type { AccessRequest, AccessRequestStatus, MyAccessRequest } from '../../../contract/joining/access-requests.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Page } from '../../../contract/route.ts'
import type { Database } from '../../db/connection.ts'
import { containing, pageOf } from '../../db/keyset.ts'
import { requestStatus } from './rules.ts'

export interface NewRequest {
  id: string
  buildingId: string
  accountId: string
  claimedUnit: string
  createdAt: string
  expiresAt: string
}

/** Keeps a request; answers false where the account has one there that waits. */
export const insertRequest = async (db: Database, request: NewRequest): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('access_requests')
    .values({
      id: request.id,
      building_id: request.buildingId,
      account_id: request.accountId,
      claimed_unit: request.claimedUnit,
      created_at: request.createdAt,
      expires_at: request.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether the account can ask for anything still. */
export const isOpenAccount = async (db: Database, accountId: string): Promise<boolean> =>
  (await db
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .where('disabled_at', 'is', null)
    .select('id')
    .executeTakeFirst()) !== undefined

/** Who decides about requests of a building, and where they read mail. */
export const selectManagers = async (db: Database, buildingId: string) => {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .where('m.building_id', '=', buildingId)
    .where('m.ended_at', 'is', null)
    .where('m.role', 'in', ['management', 'council'])
    .where('a.disabled_at', 'is', null)
    .orderBy('m.id')
    .select(['a.id', 'a.email', 'a.first_name'])
    .execute()
  return rows.map((row) => ({ accountId: row.id, email: row.email, name: row.first_name }))
}

/** Requests with who asks; an account that ended asks no longer. The roster speaks of confirmed addresses only. */
const requests = (db: Database) =>
  db
    .selectFrom('access_requests as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .where('a.disabled_at', 'is', null)
    .select(['r.id', 'r.account_id', 'r.claimed_unit', 'r.status', 'r.role', 'r.created_at', 'r.expires_at'])
    .select(['r.decided_at', 'r.reason', 'r.version', 'a.first_name', 'a.last_name', 'a.email', 'a.phone'])
    .select('a.email_verified_at')
    .select(
      sql<string[]>`array(
        select distinct u.unit_number from unit_links l join units u on u.id = l.unit_id
        where l.building_id = r.building_id and l.email = a.email and a.email_verified_at is not null
          and l.to_date is null
        order by 1)`.as('roster_units'),
    )

export type KnownRequest = AccessRequest & { accountId: string; firstName: string }

const requestOf = (
  row: Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>,
  now: string,
): KnownRequest => ({
  _id: row.id,
  accountId: row.account_id,
  firstName: row.first_name,
  name: `${row.first_name} ${row.last_name}`,
  email: row.email,
  phone: row.phone,
  emailVerified: row.email_verified_at !== null,
  unitNumber: row.claimed_unit,
  rosterUnits: row.roster_units,
  status: requestStatus({ status: row.status as AccessRequestStatus, expiresAt: row.expires_at }, now),
  role: row.role as Role | null,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  decidedAt: row.decided_at,
  reason: row.reason,
  version: row.version,
})

const standsNow = (status: AccessRequestStatus, now: string) =>
  status === 'pending'
    ? sql<SqlBool>`r.status = 'pending' and r.expires_at > ${now}`
    : status === 'expired'
      ? sql<SqlBool>`(r.status = 'expired' or (r.status = 'pending' and r.expires_at <= ${now}))`
      : sql<SqlBool>`r.status = ${status}`

/** The building's requests, newest first; the words are looked for in name and address. */
export const selectRequests = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search, status }: Paging & { status?: AccessRequestStatus | undefined },
  now: string,
): Promise<Page<AccessRequest>> => {
  const words = containing(search?.toLowerCase() ?? '')
  const rows = await requests(db)
    .where('r.building_id', '=', buildingId)
    .$if(cursor !== undefined, (query) => query.where('r.id', '<', cursor!))
    .$if(status !== undefined, (query) => query.where(standsNow(status!, now)))
    .$if(search !== undefined, (query) =>
      query.where(sql<SqlBool>`lower(a.first_name || ' ' || a.last_name || ' ' || a.email) like ${words}`),
    )
    .orderBy('r.id', 'desc')
    .limit(sql.lit(limit + 1))
    .execute()
  return pageOf(
    rows,
    limit,
    (row) => requestOf(row, now),
    (row) => row.id,
  )
}

/** One request of the building; nobody else changes it until the transaction ends where it is locked. */
export const selectRequest = async (db: Database, buildingId: string, id: string, now: string, lock = false) => {
  const row = await requests(db)
    .where('r.building_id', '=', buildingId)
    .where('r.id', '=', id)
    .$if(lock, (query) => query.forUpdate('r'))
    .executeTakeFirst()
  return row ? requestOf(row, now) : null
}

/** The named requests that wait. */
export const selectWaiting = async (db: Database, buildingId: string, ids: readonly string[], now: string) => {
  if (ids.length === 0) return []
  const rows = await requests(db)
    .where('r.building_id', '=', buildingId)
    .where('r.id', 'in', [...ids])
    .where(standsNow('pending', now))
    .execute()
  return rows.map((row) => requestOf(row, now))
}

/** What a confirmed account asked for, latest first. */
export const selectMine = async (db: Database, accountId: string, now: string): Promise<MyAccessRequest[]> => {
  const rows = await requests(db)
    .innerJoin('buildings as b', 'b.id', 'r.building_id')
    .where('r.account_id', '=', accountId)
    .where('a.email_verified_at', 'is not', null)
    .select(['b.name', 'b.city'])
    .orderBy('r.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...requestOf(row, now), building: { name: row.name, city: row.city } }))
}

export const updateDecided = (
  db: Database,
  buildingId: string,
  id: string,
  decided: { status: 'approved' | 'declined'; role: Role | null; reason: string | null; by: string; at: string },
) =>
  db
    .updateTable('access_requests')
    .set((eb) => ({
      status: decided.status,
      role: decided.role,
      reason: decided.reason,
      decided_by: decided.by,
      decided_at: decided.at,
      version: eb('version', '+', 1),
    }))
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .execute()

/** Ends requests that nobody decided in time; answers which. */
export const expireRows = (db: Database, now: string) =>
  db
    .updateTable('access_requests')
    .set((eb) => ({ status: 'expired', decided_at: now, version: eb('version', '+', 1) }))
    .where('status', '=', sql.lit('pending'))
    .where('expires_at', '<=', now)
    .returning(['id', 'building_id as buildingId'])
    .execute()
