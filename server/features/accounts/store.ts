import { sql } from 'kysely'
import type { Preferences, User } from '../../../contract/accounts/user.ts'
import type { PlatformRole } from '../../../contract/roles.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { nameOrder } from '../../db/finding.ts'
import { roleAt, belongsAt, restsAt } from '../buildings/buildings.ts'

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

/** The account as the wire knows it but for its second factor, the buildings it may open at a moment by name, as a JSON object. */
export const userText = `
  select json_build_object('_id', a.id, 'firstName', a.first_name, 'lastName', a.last_name, 'email', a.email,
    'role', a.platform_role, 'profilePicture', a.profile_picture, 'emailVerified', a.email_verified_at is not null,
    'preferences', '${JSON.stringify(usualPreferences)}'::jsonb || a.preferences,
    'buildings', (
      select coalesce(json_agg(json_build_object('building', json_build_object('_id', b.id, 'name', b.name),
        'role', ${roleAt('$2')}) order by ${nameOrder('b.name')}, b.id), '[]')
      from memberships m join buildings b on b.id = m.building_id
      where m.account_id = a.id and ${belongsAt('$2')} and b.suspended_at is null
        and not ${restsAt('$2', '$3::boolean', { m: 'm', b: 'b' })})) as account
  from accounts a where a.id = $1::uuid`

export type StoredUser = Omit<User, 'secondFactor'>

/** The same; null for an account that does not exist. */
export const selectUser = async (
  db: Database,
  accountId: string,
  now: Instant,
  proven: boolean,
): Promise<StoredUser | null> => {
  const { rows } = await run(db, userText, [accountId, now, proven])
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
