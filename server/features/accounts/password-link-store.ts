import type { Database } from '../../db/connection.ts'

export const insertPasswordLink = (
  db: Database,
  link: { tokenHash: Buffer; accountId: string; createdAt: string; expiresAt: string },
) =>
  db
    .insertInto('password_links')
    .values({
      token_hash: link.tokenHash,
      account_id: link.accountId,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute()

/** Makes the account's open links worthless. */
export const voidPasswordLinks = (db: Database, accountId: string, now: string) =>
  db
    .updateTable('password_links')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()

/** Accounts that somebody can sign in to: a link to another one sets nothing. */
const openAccounts = (db: Database) => db.selectFrom('accounts').where('disabled_at', 'is', null).select('id')

/** Uses a link up: of parallel claims exactly one gets the account. */
export const claimPasswordLink = async (db: Database, tokenHash: Buffer, now: string): Promise<string | null> => {
  const row = await db
    .updateTable('password_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('account_id', 'in', openAccounts(db))
    .returning('account_id')
    .executeTakeFirst()
  return row?.account_id ?? null
}

/** Whether somebody can still set their password by a link. */
export const isPasswordLinkOpen = async (db: Database, tokenHash: Buffer, now: string): Promise<boolean> => {
  const link = await db
    .selectFrom('password_links')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('account_id', 'in', openAccounts(db))
    .select('account_id')
    .executeTakeFirst()
  return link !== undefined
}

/** Deletes links that are used up, worthless or over; presented again, they are refused like any other unknown one. */
export const deleteEndedPasswordLinks = async (db: Database, now: string): Promise<void> => {
  await db
    .deleteFrom('password_links')
    .where((eb) => eb.or([eb('used_at', '<=', now), eb('expires_at', '<=', now)]))
    .execute()
}
