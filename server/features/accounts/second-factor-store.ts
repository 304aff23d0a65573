import { sql } from 'kysely'
import type { SecondFactorWay } from '../../../contract/accounts.ts'
import type { Database } from '../../db/connection.ts'

/** The ways in which an account can give its second factor; none where it has no second factor. */
export const selectSecondFactors = async (db: Database, accountId: string): Promise<SecondFactorWay[]> => {
  const { rows } = await sql<{ authenticator: boolean; passkey: boolean; recovery: boolean }>`
    select
      exists (select from authenticators where account_id = ${accountId} and confirmed_at is not null) as authenticator,
      exists (select from passkeys where account_id = ${accountId}) as passkey,
      exists (select from recovery_codes where account_id = ${accountId} and used_at is null) as recovery`.execute(db)
  const { authenticator, passkey, recovery } = rows[0]!
  if (!authenticator && !passkey) return []
  return [
    ...(authenticator ? (['authenticator'] as const) : []),
    ...(passkey ? (['passkey'] as const) : []),
    ...(recovery ? (['recoveryCode'] as const) : []),
  ]
}
