import type { Database } from '../../db/connection.ts'

/** A link with the account that it belongs to. */
export interface EmailLink {
  accountId: string
  /** The address that it proves. */
  email: string
  expiresAt: string
  used: boolean
  account: { email: string; verified: boolean; disabled: boolean; passwordHash: string | null }
}

export const selectEmailLink = async (db: Database, tokenHash: Buffer): Promise<EmailLink | null> => {
  const row = await db
    .selectFrom('email_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .where('l.token_hash', '=', tokenHash)
    .select(['l.account_id', 'l.email as link_email', 'l.expires_at', 'l.used_at'])
    .select(['a.email', 'a.email_verified_at', 'a.disabled_at', 'a.password_hash'])
    .executeTakeFirst()
  return row
    ? {
        accountId: row.account_id,
        email: row.link_email,
        expiresAt: row.expires_at,
        used: row.used_at !== null,
        account: {
          email: row.email,
          verified: row.email_verified_at !== null,
          disabled: row.disabled_at !== null,
          passwordHash: row.password_hash,
        },
      }
    : null
}

export const insertEmailLink = (
  db: Database,
  link: { tokenHash: Buffer; accountId: string; email: string; createdAt: string; expiresAt: string },
) =>
  db
    .insertInto('email_links')
    .values({
      token_hash: link.tokenHash,
      account_id: link.accountId,
      email: link.email,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute()

/** Makes the account's open links worthless. */
export const voidEmailLinks = (db: Database, accountId: string, now: string) =>
  db
    .updateTable('email_links')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()

/** Uses a link up: of parallel claims exactly one is answered true. */
export const claimEmailLink = async (db: Database, tokenHash: Buffer, now: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('email_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those that were used are kept as long, so that a second press on one can be told from a wrong one. */
export const deleteEndedEmailLinks = async (db: Database, now: string): Promise<void> => {
  await db.deleteFrom('email_links').where('expires_at', '<=', now).execute()
}
