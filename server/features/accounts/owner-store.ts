import type { Database } from '../../db/connection.ts'

/** Gives an account an address and takes it for proven. Violates `accounts_email` where another account owns it. */
export const updateOwner = async (db: Database, accountId: string, email: string, now: string): Promise<void> => {
  await db
    .updateTable('accounts')
    .set((eb) => ({ email, email_verified_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', accountId)
    .execute()
}

/** Switches off whoever else merely said that the address is theirs; answers who they were. */
export const disableOtherClaimants = async (
  db: Database,
  accountId: string,
  email: string,
  now: string,
): Promise<string[]> => {
  const rows = await db
    .updateTable('accounts')
    .set({ disabled_at: now })
    .where('email', '=', email)
    .where('id', '<>', accountId)
    .where('email_verified_at', 'is', null)
    .where('disabled_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whose account it is, and whether they proved their address. */
export const selectStanding = async (db: Database, accountId: string) => {
  const row = await db
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .select(['email', 'first_name', 'email_verified_at', 'disabled_at'])
    .executeTakeFirstOrThrow()
  return {
    email: row.email,
    firstName: row.first_name,
    verified: row.email_verified_at !== null,
    disabled: row.disabled_at !== null,
  }
}

/** Disables an account and removes its password. */
export const disableAccount = async (db: Database, accountId: string, now: string): Promise<void> => {
  await db.updateTable('accounts').set({ disabled_at: now, password_hash: null }).where('id', '=', accountId).execute()
}

/** Enables a disabled account again; it has no password yet. */
export const enableAccount = async (db: Database, accountId: string): Promise<void> => {
  await db.updateTable('accounts').set({ disabled_at: null }).where('id', '=', accountId).execute()
}

/** Removes what would sign somebody in, or be asked for, beside the password. */
export const deleteOtherWaysIn = async (db: Database, accountId: string): Promise<void> => {
  await deleteSecondFactor(db, accountId)
  await db.deleteFrom('sign_in_identities').where('account_id', '=', accountId).execute()
}

const secondFactorTables = [
  'passkeys',
  'passkey_challenges',
  'authenticators',
  'authenticator_setups',
  'recovery_codes',
] as const

/** Removes all that a second factor is made of, also what was only begun. */
export const deleteSecondFactor = async (db: Database, accountId: string): Promise<void> => {
  for (const table of secondFactorTables) await db.deleteFrom(table).where('account_id', '=', accountId).execute()
}

/** Removes what signs somebody in beside the password, or is asked for then, as far as it was set up since. */
export const deleteWaysInSince = async (db: Database, accountId: string, since: string): Promise<void> => {
  for (const table of [...secondFactorTables, 'sign_in_identities'] as const)
    await db.deleteFrom(table).where('account_id', '=', accountId).where('created_at', '>=', since).execute()
}

/** The longest unproven accounts, made before then. */
export const selectUnverified = async (db: Database, madeBefore: string, most: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('accounts')
    .where('email_verified_at', 'is', null)
    .where('created_at', '<', madeBefore)
    .orderBy('created_at')
    .limit(most)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes an account with its ways in; refused by a foreign key where it owns anything else. */
export const deleteAccount = async (db: Database, accountId: string): Promise<void> => {
  for (const table of ['sessions', 'email_links', 'password_links', 'notifications'] as const)
    await db.deleteFrom(table).where('account_id', '=', accountId).execute()
  await deleteOtherWaysIn(db, accountId)
  await db.deleteFrom('profile_pictures').where('account_id', '=', accountId).execute()
  await db.deleteFrom('accounts').where('id', '=', accountId).execute()
}
