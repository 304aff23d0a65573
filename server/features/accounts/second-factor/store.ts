import { sql } from 'kysely'
import type { SecondFactorWay } from '../../../../contract/accounts/second-factor.ts'
import { secondFactorTriesMost } from '../../../../contract/limits.ts'
import type { PlatformRole } from '../../../../contract/roles.ts'
import type { Ctx } from '../../../context.ts'
import type { Database } from '../../../db/connection.ts'
import { hashOf } from '../../../platform/secrets.ts'

/** The ways in which an account can give its second factor; none where it has no second factor. */
export const selectSecondFactors = async (db: Database, accountId: string): Promise<SecondFactorWay[]> => {
  const { authenticatorSince, passkeys, recoveryCodesLeft } = await selectMakeUp(db, accountId)
  if (authenticatorSince === null && passkeys === 0) return []
  return [
    ...(authenticatorSince === null ? [] : (['authenticator'] as const)),
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(recoveryCodesLeft > 0 ? (['recoveryCode'] as const) : []),
  ]
}

/** What an account's second factor is made of. */
export const selectMakeUp = async (db: Database, accountId: string) => {
  const { rows } = await sql<{ authenticatorSince: string | null; passkeys: number; recoveryCodesLeft: number }>`
    select
      (select confirmed_at from authenticators where account_id = ${accountId}) as "authenticatorSince",
      (select count(*)::int from passkeys where account_id = ${accountId}) as passkeys,
      (select count(*)::int from recovery_codes where account_id = ${accountId} and used_at is null)
        as "recoveryCodesLeft"`.execute(db)
  return rows[0]!
}

/**
 * Tells whether an account can do nothing it is for without a second factor: a superadmin's. Only the demo waives it, and
 * never in production, which may serve other machines.
 */
export const needsSecondFactor = async ({ db, config }: Ctx, platformRole: PlatformRole): Promise<boolean> => {
  if (platformRole !== 'superadmin') return false
  if (config.production) return true
  const row = await db.selectFrom('installation').select('demo_seeded_at').executeTakeFirst()
  return !row?.demo_seeded_at
}

/** A sign-in that waits for its second factor. */
export interface Waiting {
  sessionId: string
  _id: string
  platformRole: PlatformRole
  tries: number
}

const waitingRows = (rows: readonly { session_id: string; id: string; platform_role: string; tries: number }[]) => {
  const [row] = rows
  if (!row) return null
  const { session_id: sessionId, id: _id, platform_role, tries } = row
  return { sessionId, _id, platformRole: platform_role as PlatformRole, tries }
}

/** The sign-in of a browser that waits, by the session's secret; null where none waits, or no longer. */
export const selectWaiting = async (db: Database, token: string, now: string): Promise<Waiting | null> => {
  const { rows } = await sql<{ session_id: string; id: string; platform_role: string; tries: number }>`
    select s.id as session_id, a.id, a.platform_role, s.codes_tried as tries
    from sessions s join accounts a on a.id = s.account_id and a.disabled_at is null
    where s.token_hash = ${hashOf(token)} and s.awaits_second_factor and s.ended_at is null and s.expires_at > ${now}
      and s.codes_tried < ${secondFactorTriesMost}`.execute(db)
  return waitingRows(rows)
}

/** Counts one more code against the sign-in that waits, before it is judged: of parallel ones none slips through. */
export const countTry = async (db: Database, token: string, now: string): Promise<Waiting | null> => {
  const { rows } = await sql<{ session_id: string; id: string; platform_role: string; tries: number }>`
    update sessions s set codes_tried = s.codes_tried + 1
    from accounts a
    where a.id = s.account_id and a.disabled_at is null
      and s.token_hash = ${hashOf(token)} and s.awaits_second_factor and s.ended_at is null and s.expires_at > ${now}
      and s.codes_tried < ${secondFactorTriesMost}
    returning s.id as session_id, a.id, a.platform_role, s.codes_tried as tries`.execute(db)
  return waitingRows(rows)
}

/** Marks a session as one that gave its second factor. */
export const markProven = (db: Database, sessionId: string, now: string) =>
  db.updateTable('sessions').set({ second_factor_at: now }).where('id', '=', sessionId).execute()

/** Marks every session of an account as one that gave no second factor: there is none any more. */
export const markUnproven = (db: Database, accountId: string) =>
  db.updateTable('sessions').set({ second_factor_at: null }).where('account_id', '=', accountId).execute()

/**
 * When the caller signed in here, whether they have a password to show, and whether a second factor of theirs was set up
 * that this session never gave.
 */
export const selectOwnProof = (db: Database, accountId: string, sessionId: string) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .where('s.id', '=', sessionId)
    .where('a.id', '=', accountId)
    .select((eb) => [
      's.created_at as signedInAt',
      eb('a.password_hash', 'is not', null).$castTo<boolean>().as('hasPassword'),
      eb
        .and([
          eb('s.second_factor_at', 'is', null),
          eb.or([
            eb.exists(
              eb.selectFrom('authenticators as t').where('t.account_id', '=', accountId).select('t.account_id'),
            ),
            eb.exists(eb.selectFrom('passkeys as p').where('p.account_id', '=', accountId).select('p.id')),
          ]),
        ])
        .$castTo<boolean>()
        .as('owesFactor'),
    ])
    .executeTakeFirstOrThrow()
