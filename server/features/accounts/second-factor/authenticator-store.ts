import type { Database } from '../../../db/connection.ts'

/** The sealed secret of an account's app; null without one. */
export const selectAuthenticator = async (db: Database, accountId: string): Promise<Buffer | null> => {
  const row = await db
    .selectFrom('authenticators')
    .where('account_id', '=', accountId)
    .select('sealed_secret')
    .executeTakeFirst()
  return row?.sealed_secret ?? null
}

/** Moves the mark of used codes up; false where it stands there already or beyond. */
export const raiseStep = async (db: Database, accountId: string, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Keeps the secret of an app that is being set up; an earlier attempt is forgotten. */
export const insertSetup = (db: Database, accountId: string, sealed: Buffer, now: string) =>
  db
    .insertInto('authenticator_setups')
    .values({ account_id: accountId, sealed_secret: sealed, created_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ sealed_secret: sealed, created_at: now }))
    .execute()

/** The sealed secret of the app that is being set up since then or later. */
export const selectSetup = async (db: Database, accountId: string, since: string): Promise<Buffer | null> => {
  const row = await db
    .selectFrom('authenticator_setups')
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .select('sealed_secret')
    .executeTakeFirst()
  return row?.sealed_secret ?? null
}

/** Turns the app on that was being set up, in place of a former one; its first code is used up. */
export const placeAuthenticator = async (
  db: Database,
  accountId: string,
  { sealed, step, now }: { sealed: Buffer; step: number; now: string },
): Promise<void> => {
  const app = { sealed_secret: sealed, confirmed_at: now, last_step: step, created_at: now }
  await db
    .insertInto('authenticators')
    .values({ account_id: accountId, ...app })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(app))
    .execute()
  await db.deleteFrom('authenticator_setups').where('account_id', '=', accountId).execute()
}

export const deleteAuthenticator = (db: Database, accountId: string) =>
  db.deleteFrom('authenticators').where('account_id', '=', accountId).execute()

/** Deletes what was begun and never finished. */
export const deleteOldSetups = async (db: Database, before: string): Promise<void> => {
  await db.deleteFrom('authenticator_setups').where('created_at', '<=', before).execute()
}
