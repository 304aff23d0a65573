import { sql, type SqlBool } from 'kysely'
import type { AccessRequest, AccessRequestStatus } from '../../../contract/joining/access-requests.ts'
import type { Attachment } from '../../../contract/notices.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Page } from '../../../contract/route.ts'
import type { LinkRole } from '../../../contract/units.ts'
import type { Database } from '../../db/connection.ts'
import { containing } from '../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { attachmentsIn } from '../documents/documents.ts'
import { requestCan, requestStatus } from './rules.ts'

export interface NewRequest {
  id: string
  buildingId: string
  accountId: string
  claimedUnit: string
  claimedRole: LinkRole | null
  message: string | null
  createdAt: string
  expiresAt: string
}

/** Keeps a request; answers false where the account has one there that is open. */
export const insertRequest = async (db: Database, request: NewRequest): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('access_requests')
    .values({
      id: request.id,
      building_id: request.buildingId,
      account_id: request.accountId,
      claimed_unit: request.claimedUnit,
      claimed_role: request.claimedRole,
      message: request.message,
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

const isOpen = (now: string) => sql<SqlBool>`(r.status in ('pending', 'asked') and r.expires_at > ${now})`

/** Requests with who asks; an account that ended asks no longer. The roster speaks of confirmed addresses only. */
export const requests = (db: Database) =>
  db
    .selectFrom('access_requests as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .leftJoin('accounts as d', 'd.id', 'r.decided_by')
    .where('a.disabled_at', 'is', null)
    .select(['r.id', 'r.building_id', 'r.account_id', 'r.claimed_unit', 'r.claimed_role', 'r.message', 'r.status'])
    .select(['r.question', 'r.asked_at', 'r.answer', 'r.answered_at', 'r.role', 'r.person_id', 'r.reason'])
    .select(['r.created_at', 'r.expires_at', 'r.decided_at', 'r.version'])
    .select(['a.first_name', 'a.last_name', 'a.email', 'a.phone', 'a.email_verified_at'])
    .select(sql<string | null>`d.first_name || ' ' || d.last_name`.as('decided_by_name'))
    .select(
      sql<Attachment[]>`${sql.raw(attachmentsIn('accessRequest', { buildingId: 'r.building_id', id: 'r.id' }))}`.as(
        'evidence',
      ),
    )
    .select(
      sql<string | null>`(select u.id from units u
        where u.building_id = r.building_id and lower(u.unit_number) = lower(r.claimed_unit))`.as('unit_id'),
    )
    .select(
      sql<string[]>`array(
        select distinct u.unit_number from unit_links l join units u on u.id = l.unit_id
        where l.building_id = r.building_id and l.email = a.email and a.email_verified_at is not null
          and l.to_date is null
        order by 1)`.as('roster_units'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>

/** What either side may read of a row. */
export const toldOf = (row: Row, now: string) => ({
  _id: row.id,
  unitNumber: row.claimed_unit,
  claimedRole: row.claimed_role as LinkRole | null,
  message: row.message,
  evidence: row.evidence,
  status: requestStatus({ status: row.status as AccessRequestStatus, expiresAt: row.expires_at }, now),
  question: row.question,
  askedAt: row.asked_at,
  answer: row.answer,
  answeredAt: row.answered_at,
  reason: row.reason,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  decidedAt: row.decided_at,
  version: row.version,
})

export type KnownRequest = AccessRequest & { accountId: string; firstName: string; lastName: string }

const requestOf = (row: Row, now: string): KnownRequest => {
  const told = toldOf(row, now)
  const emailVerified = row.email_verified_at !== null
  return {
    ...told,
    accountId: row.account_id,
    firstName: row.first_name,
    lastName: row.last_name,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    phone: row.phone,
    emailVerified,
    unitId: row.unit_id,
    rosterUnits: row.roster_units,
    role: row.role as Role | null,
    personId: row.person_id,
    decidedBy: row.decided_by_name,
    can: requestCan({ status: told.status, emailVerified }),
  }
}

const standsNow = (status: AccessRequestStatus, now: string) =>
  status === 'pending' || status === 'asked'
    ? sql<SqlBool>`r.status = ${status} and r.expires_at > ${now}`
    : status === 'expired'
      ? sql<SqlBool>`(r.status = 'expired' or (r.status in ('pending', 'asked') and r.expires_at <= ${now}))`
      : sql<SqlBool>`r.status = ${status}`

/** What waits for the building stands first, then what waits for whoever asked, then what is over. */
const rank = (now: string) =>
  sql<string>`case when r.expires_at > ${now} and r.status = 'pending' then '0'
    when r.expires_at > ${now} and r.status = 'asked' then '1' else '2' end`

/** The building's requests, those that wait first, then newest first; the words are looked for in name, address and unit. */
export const selectRequests = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search, status }: Paging & { status?: AccessRequestStatus | undefined },
  now: string,
): Promise<Page<KnownRequest>> => {
  const words = containing(search ?? '')
  const after = cursor === undefined ? null : readCursor(cursor, 2)
  const rows = await requests(db)
    .select(rank(now).as('rank'))
    .where('r.building_id', '=', buildingId)
    .$if(after !== null, (query) =>
      query.where(
        sql<SqlBool>`(${rank(now)} > ${after![0]} or (${rank(now)} = ${after![0]} and r.id < ${after![1]}::uuid))`,
      ),
    )
    .$if(status !== undefined, (query) => query.where(standsNow(status!, now)))
    .$if(search !== undefined, (query) =>
      query.where(
        sql<SqlBool>`plain(a.first_name || ' ' || a.last_name || ' ' || a.email || ' ' || r.claimed_unit) like ${words}`,
      ),
    )
    .orderBy('rank')
    .orderBy('r.id', 'desc')
    .limit(sql.lit(limit + 1))
    .execute()
  return pageOf(
    rows,
    limit,
    (row) => requestOf(row, now),
    (row) => writeCursor([row.rank, row.id]),
  )
}

/** How many wait for an answer of the building. */
export const countPending = async (db: Database, buildingId: string, now: string): Promise<number> => {
  const { count } = await db
    .selectFrom('access_requests as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .where('a.disabled_at', 'is', null)
    .where('r.building_id', '=', buildingId)
    .where(standsNow('pending', now))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
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

/** The named requests that are open still. */
export const selectWaiting = async (db: Database, buildingId: string, ids: readonly string[], now: string) => {
  if (ids.length === 0) return []
  const rows = await requests(db)
    .where('r.building_id', '=', buildingId)
    .where('r.id', 'in', [...ids])
    .where(isOpen(now))
    .execute()
  return rows.map((row) => requestOf(row, now))
}

interface Decided {
  status: 'approved' | 'declined'
  role: Role | null
  personId: string | null
  reason: string | null
  by: string
  at: string
}

export const updateDecided = (db: Database, buildingId: string, id: string, decided: Decided) =>
  db
    .updateTable('access_requests')
    .set((eb) => ({
      status: decided.status,
      role: decided.role,
      person_id: decided.personId,
      reason: decided.reason,
      decided_by: decided.by,
      decided_at: decided.at,
      version: eb('version', '+', 1),
    }))
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .execute()

/** Asks the person something; what they answered to an earlier question goes. */
export const updateAsked = (
  db: Database,
  buildingId: string,
  id: string,
  asked: { question: string; at: string; expiresAt: string },
) =>
  db
    .updateTable('access_requests')
    .set((eb) => ({
      status: 'asked',
      question: asked.question,
      asked_at: asked.at,
      answer: null,
      answered_at: null,
      expires_at: asked.expiresAt,
      version: eb('version', '+', 1),
    }))
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .execute()

/** Ends requests that nobody decided or answered in time; answers which. */
export const expireRows = (db: Database, now: string) =>
  db
    .updateTable('access_requests')
    .set((eb) => ({ status: 'expired', decided_at: now, version: eb('version', '+', 1) }))
    .where(sql<SqlBool>`status in ('pending', 'asked')`)
    .where('expires_at', '<=', now)
    .returning(['id', 'building_id as buildingId'])
    .execute()
