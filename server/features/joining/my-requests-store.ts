import type { MyAccessRequest } from '../../../contract/joining/access-requests.ts'
import type { Database } from '../../db/connection.ts'
import { requests, toldOf } from './access-requests-store.ts'

const mine = (db: Database, accountId: string) =>
  requests(db)
    .innerJoin('buildings as b', 'b.id', 'r.building_id')
    .where('r.account_id', '=', accountId)
    .where('a.email_verified_at', 'is not', null)
    .select(['b.name', 'b.city'])

const mineOf = (
  row: Awaited<ReturnType<ReturnType<typeof mine>['executeTakeFirstOrThrow']>>,
  now: string,
): MyAccessRequest => ({
  ...toldOf(row, now),
  building: { _id: row.building_id, name: row.name, city: row.city },
})

/** What a confirmed account asked for, latest first. */
export const selectMine = async (db: Database, accountId: string, now: string): Promise<MyAccessRequest[]> => {
  const rows = await mine(db, accountId).orderBy('r.id', 'desc').execute()
  return rows.map((row) => mineOf(row, now))
}

/** One request of a confirmed account; nobody else changes it until the transaction ends where it is locked. */
export const selectMineById = async (db: Database, accountId: string, id: string, now: string, lock = false) => {
  const row = await mine(db, accountId)
    .where('r.id', '=', id)
    .$if(lock, (query) => query.forUpdate('r'))
    .executeTakeFirst()
  return row ? mineOf(row, now) : null
}

/** The person answers, and waits for the building again. */
export const updateAnswered = (
  db: Database,
  accountId: string,
  id: string,
  answered: { answer: string; at: string; expiresAt: string },
) =>
  db
    .updateTable('access_requests')
    .set((eb) => ({
      status: 'pending',
      answer: answered.answer,
      answered_at: answered.at,
      expires_at: answered.expiresAt,
      version: eb('version', '+', 1),
    }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

export const updateWithdrawn = (db: Database, accountId: string, id: string, at: string) =>
  db
    .updateTable('access_requests')
    .set((eb) => ({ status: 'withdrawn', decided_at: at, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
