import type { Database } from '../../db/connection.ts'
import type { PlatformRole } from '../../../contract/roles.ts'
import type { ProviderIdentity } from '../../platform/sign-in-provider.ts'

/** The account that a provider's person is connected with. */
export const selectConnected = async (db: Database, { issuer, subject }: ProviderIdentity) => {
  const row = await db
    .selectFrom('sign_in_identities as i')
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .select(['a.id', 'a.platform_role', 'a.disabled_at'])
    .executeTakeFirst()
  return row
    ? { _id: row.id, platformRole: row.platform_role as PlatformRole, disabled: row.disabled_at !== null }
    : null
}

/** Connects a provider's person with an account; answers false where either is connected already. */
export const insertConnection = async (
  db: Database,
  accountId: string,
  { issuer, subject, email }: ProviderIdentity,
  now: string,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sign_in_identities')
    .values({ issuer, subject, account_id: accountId, email, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

export const selectWays = async (db: Database, accountId: string) => {
  const row = await db
    .selectFrom('accounts as a')
    .leftJoin('sign_in_identities as i', 'i.account_id', 'a.id')
    .where('a.id', '=', accountId)
    .select((eb) => [eb('a.password_hash', 'is not', null).as('password'), 'i.email as google'])
    .executeTakeFirstOrThrow()
  return { password: Boolean(row.password), google: row.google }
}

/** Disconnects; answers how many there were. */
export const deleteConnections = async (db: Database, accountId: string): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_identities')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
