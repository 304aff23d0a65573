import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

/** What stands at an account about signing in; null for one that does not exist. */
export const selectSignInState = async (db: Database, accountId: string) => {
  const row = await db
    .selectFrom('accounts as a')
    .where('a.id', '=', accountId)
    .select(['a.email', 'a.email_verified_at', 'a.disabled_at', 'a.last_signed_in_at as lastSignedInAt'])
    // Whoever has signed in since has given the second factor, or has none any more.
    .select(
      sql<string | null>`(
        select max(s.created_at) from sessions s
        where s.account_id = a.id and s.awaits_second_factor and s.ended_at is null
          and (a.last_signed_in_at is null or s.created_at > a.last_signed_in_at))`.as('awaitsSecondFactorSince'),
    )
    .executeTakeFirst()
  if (!row) return null
  const { email_verified_at, disabled_at, ...rest } = row
  return { ...rest, verified: email_verified_at !== null, disabled: disabled_at !== null }
}
