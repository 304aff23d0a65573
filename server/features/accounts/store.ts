import { sql } from 'kysely'
import type { Preferences, User } from '../../../contract/accounts/user.ts'
import { countKeptMs } from '../../../contract/limits.ts'
import { later } from '../../../contract/time.ts'
import type { PlatformRole } from '../../../contract/roles.ts'
import { run, type Database } from '../../db/connection.ts'

export interface Claimant {
  _id: string
  email: string
  firstName: string
  lastName: string
  passwordHash: string | null
  platformRole: PlatformRole
  verified: boolean
  disabled: boolean
}

/** Who says that an address is theirs: the account that proved it, and the latest of those that did not. */
export const selectClaimants = async (
  db: Database,
  email: string,
): Promise<{ owner: Claimant | null; newcomer: Claimant | null }> => {
  const rows = await db
    .selectFrom('accounts')
    .where('email', '=', email.toLowerCase())
    .orderBy(sql`email_verified_at is null`)
    .orderBy('created_at', 'desc')
    .limit(2)
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash', 'platform_role'])
    .select(['email_verified_at', 'disabled_at'])
    .execute()
  const claimants = rows.map((row): Claimant => ({
    _id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    passwordHash: row.password_hash,
    platformRole: row.platform_role as PlatformRole,
    verified: row.email_verified_at !== null,
    disabled: row.disabled_at !== null,
  }))
  return {
    owner: claimants.find(({ verified }) => verified) ?? null,
    newcomer: claimants.find(({ verified }) => !verified) ?? null,
  }
}

/** The account that an address stands for: its owner, else the latest who says so. */
export const selectByEmail = async (db: Database, email: string): Promise<Claimant | null> => {
  const { owner, newcomer } = await selectClaimants(db, email)
  return owner ?? newcomer
}

/** Whether anybody could sign in, once they have a password. */
export const hasAccounts = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('accounts').select('id').limit(1).execute()).length > 0

const usualPreferences: Preferences = { appearance: 'device' }

/** The account as the wire knows it but for its second factor, its buildings by name, as a JSON object. */
export const userText = `
  select json_build_object('_id', a.id, 'firstName', a.first_name, 'lastName', a.last_name, 'email', a.email,
    'role', a.platform_role, 'profilePicture', a.profile_picture, 'emailVerified', a.email_verified_at is not null,
    'preferences', '${JSON.stringify(usualPreferences)}'::jsonb || a.preferences,
    'buildings', (
      select coalesce(json_agg(json_build_object('building', json_build_object('_id', b.id, 'name', b.name),
        'role', m.role) order by b.name, b.id), '[]')
      from memberships m join buildings b on b.id = m.building_id
      where m.account_id = a.id and m.ended_at is null and b.suspended_at is null)) as account
  from accounts a where a.id = $1::uuid`

export type StoredUser = Omit<User, 'secondFactor'>

/** The same; null for an account that does not exist. */
export const selectUser = async (db: Database, accountId: string): Promise<StoredUser | null> => {
  const { rows } = await run(db, userText, [accountId])
  return (rows[0] as { account: StoredUser } | undefined)?.account ?? null
}

/** What an account is on the platform, whatever its session has shown so far. */
export const selectRole = async (db: Database, accountId: string): Promise<PlatformRole> => {
  const row = await db
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .select('platform_role')
    .executeTakeFirstOrThrow()
  return row.platform_role as PlatformRole
}

export const selectRoles = async (db: Database, accountId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('memberships')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .select('role')
    .execute()
  return rows.map(({ role }) => role)
}

export const insertAccount = (
  db: Database,
  account: {
    _id: string
    email: string
    firstName: string
    lastName: string
    phone?: string | null
    passwordHash: string | null
    platformRole?: PlatformRole
    emailVerified?: boolean
    createdAt: string
  },
) =>
  db
    .insertInto('accounts')
    .values({
      id: account._id,
      email: account.email.toLowerCase(),
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      phone: account.phone ?? null,
      platform_role: account.platformRole ?? 'normal',
      email_verified_at: account.emailVerified ? account.createdAt : null,
      created_at: account.createdAt,
    })
    .execute()

export const updatePasswordHash = (db: Database, accountId: string, hash: string) =>
  db.updateTable('accounts').set({ password_hash: hash }).where('id', '=', accountId).execute()

/** The failures counted for a sign-in while its wait lasts. */
export const selectLock = (db: Database, key: string, now: string) =>
  db
    .selectFrom('throttles')
    .where('key', '=', key)
    .where('resets_at', '>', now)
    .select(['count', 'resets_at as resetsAt'])
    .executeTakeFirst()

/** Counts a failure; the count is forgotten a day after the last wait ended. */
export const countFailure = async (
  db: Database,
  key: string,
  now: string,
  waitMs: (failures: number) => number,
): Promise<void> => {
  const counted = await db
    .insertInto('throttles')
    .values({ key, count: 1, resets_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when throttles.resets_at < ${later(now, -countKeptMs)} then 1 else throttles.count + 1 end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  const until = later(now, waitMs(counted.count))
  await db.updateTable('throttles').set({ resets_at: until }).where('key', '=', key).execute()
}

export const clearFailures = (db: Database, key: string) => db.deleteFrom('throttles').where('key', '=', key).execute()

export const insertLink = (
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

export const voidLinks = (db: Database, accountId: string, now: string) =>
  db
    .updateTable('password_links')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()

/** Uses a link up: of parallel claims exactly one gets the account. */
export const claimLink = async (db: Database, tokenHash: Buffer, now: string): Promise<string | null> => {
  const row = await db
    .updateTable('password_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  return row?.account_id ?? null
}

/** Deletes links that are used up, worthless or over; presented again, they are refused like any other unknown one. */
export const deleteEndedLinks = async (db: Database, now: string): Promise<void> => {
  await db
    .deleteFrom('password_links')
    .where((eb) => eb.or([eb('used_at', '<=', now), eb('expires_at', '<=', now)]))
    .execute()
}

export const endAllSessions = (db: Database, accountId: string, now: string) =>
  db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
