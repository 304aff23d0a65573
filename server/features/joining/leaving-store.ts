import type { Database } from '../../db/connection.ts'

/** The invitation of an address that can still be used. */
export const selectOpenInvitation = (db: Database, buildingId: string, email: string, now: string) =>
  db
    .selectFrom('invitations')
    .where('building_id', '=', buildingId)
    .where('email', '=', email)
    .where('claimed_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .select('id')
    .executeTakeFirst()

/** The request of an account that nobody has decided. */
export const selectOpenRequest = (db: Database, buildingId: string, accountId: string) =>
  db
    .selectFrom('access_requests')
    .where('building_id', '=', buildingId)
    .where('account_id', '=', accountId)
    .where('decided_at', 'is', null)
    .select('id')
    .executeTakeFirst()

/** Ends the request of an account that nobody has decided; answers its id. */
export const withdrawRequest = async (
  db: Database,
  buildingId: string,
  accountId: string,
  now: string,
): Promise<string | null> => {
  const row = await db
    .updateTable('access_requests')
    .set((eb) => ({ status: 'withdrawn', decided_at: now, version: eb('version', '+', 1) }))
    .where('building_id', '=', buildingId)
    .where('account_id', '=', accountId)
    .where('decided_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
