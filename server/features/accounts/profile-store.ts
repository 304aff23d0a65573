import { sql } from 'kysely'
import type { Preferences } from '../../../contract/accounts/user.ts'
import type { Database } from '../../db/connection.ts'

/** What the profile says beyond the user: some of it asked of the links and sessions that are good at the moment. */
export const selectProfileRest = async (db: Database, accountId: string, now: string) => {
  const { rows } = await sql<{
    phone: string | null
    version: number
    hasPassword: boolean
    pendingEmail: string | null
    sessionCount: number
  }>`
    select a.phone, a.version, a.password_hash is not null as "hasPassword",
      (select l.email from email_links l
        where l.account_id = a.id and l.email <> a.email and l.used_at is null and l.expires_at > ${now}
        order by l.created_at desc limit 1) as "pendingEmail",
      (select count(*)::int from sessions s
        where s.account_id = a.id and s.ended_at is null and not s.awaits_second_factor and s.expires_at > ${now}
          and s.last_seen_at + s.idle_minutes * interval '1 minute' > ${now}) as "sessionCount"
    from accounts a where a.id = ${accountId}`.execute(db)
  return rows[0]!
}

/** Holds the account's row, so that of two changes one comes after the other. */
export const lockAccount = (db: Database, accountId: string) =>
  db
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .select(['email', 'first_name as firstName', 'email_verified_at as verifiedAt'])
    .forUpdate()
    .executeTakeFirstOrThrow()

export interface ProfileFields {
  firstName: string
  lastName: string
  phone: string | null
  preferences: Preferences
  profilePicture: string | null
}

export const updateProfile = (db: Database, accountId: string, fields: ProfileFields) =>
  db
    .updateTable('accounts')
    .set({
      first_name: fields.firstName,
      last_name: fields.lastName,
      phone: fields.phone,
      preferences: JSON.stringify(fields.preferences),
      profile_picture: fields.profilePicture,
      version: sql`version + 1`,
    })
    .where('id', '=', accountId)
    .execute()

export const selectPasswordHash = async (db: Database, accountId: string): Promise<string | null> => {
  const row = await db.selectFrom('accounts').where('id', '=', accountId).select('password_hash').executeTakeFirst()
  return row?.password_hash ?? null
}
