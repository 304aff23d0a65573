import type { Database } from '../../db/connection.ts'

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

/** The named requests that wait, with who asks; an account that ended asks no longer. */
export const selectWaiting = async (db: Database, buildingId: string, ids: readonly string[]) => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('access_requests as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .where('r.building_id', '=', buildingId)
    .where('r.id', 'in', [...ids])
    .where('r.status', '=', 'pending')
    .where('a.disabled_at', 'is', null)
    .select(['r.id', 'r.claimed_unit', 'a.first_name', 'a.last_name', 'a.email_verified_at'])
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    unit: row.claimed_unit,
    name: `${row.first_name} ${row.last_name}`,
    verified: row.email_verified_at !== null,
  }))
}

/** Ends requests that nobody decided in time; answers which. */
export const expireRows = (db: Database, now: string) =>
  db
    .updateTable('access_requests')
    .set((eb) => ({ status: 'expired', decided_at: now, version: eb('version', '+', 1) }))
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .returning(['id', 'building_id as buildingId'])
    .execute()
