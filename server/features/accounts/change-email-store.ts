import type { Database } from '../../db/connection.ts'

export interface Objection {
  accountId: string
  formerEmail: string
  email: string
}

export const insertObjection = (
  db: Database,
  objection: Objection & { tokenHash: Buffer; createdAt: string; expiresAt: string },
) =>
  db
    .insertInto('email_objections')
    .values({
      token_hash: objection.tokenHash,
      account_id: objection.accountId,
      former_email: objection.formerEmail,
      email: objection.email,
      created_at: objection.createdAt,
      expires_at: objection.expiresAt,
    })
    .execute()

/** Uses an objection up: of parallel ones exactly one counts. */
export const claimObjection = async (
  db: Database,
  tokenHash: Buffer,
  now: string,
): Promise<(Objection & { createdAt: string }) | null> => {
  const row = await db
    .updateTable('email_objections')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id as accountId', 'former_email as formerEmail', 'email', 'created_at as createdAt'])
    .executeTakeFirst()
  return row ?? null
}

/** Makes the objections to later changes worthless: they went to addresses that an earlier one takes back. */
export const voidObjectionsSince = (db: Database, accountId: string, since: string, now: string) =>
  db
    .updateTable('email_objections')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .where('used_at', 'is', null)
    .execute()

export const clearPassword = (db: Database, accountId: string) =>
  db.updateTable('accounts').set({ password_hash: null }).where('id', '=', accountId).execute()

/** Deletes objections that are used up or over. */
export const deleteEndedObjections = async (db: Database, now: string): Promise<void> => {
  await db
    .deleteFrom('email_objections')
    .where((eb) => eb.or([eb('used_at', '<=', now), eb('expires_at', '<=', now)]))
    .execute()
}
