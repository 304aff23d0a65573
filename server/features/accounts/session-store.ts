import { sql } from 'kysely'
import { secondFactorMostMs } from '../../../contract/limits.ts'
import type { PlatformRole, Role } from '../../../contract/roles.ts'
import type { Ctx, Visitor } from '../../context.ts'
import { later, type Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { newId } from '../../db/ids.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { roleNow, belongsNow } from '../buildings/buildings.ts'
import { sessionLimitsFor } from './rules.ts'

/** How far somebody has come: one whose second factor is awaited can do nothing but give it. */
export type Proof = 'one factor' | 'awaits second factor' | 'two factors'

/** What somebody is in their buildings. */
const selectRoles = async (db: Database, accountId: string, now: Instant): Promise<Role[]> => {
  const rows = await db
    .selectFrom('memberships as m')
    .where('m.account_id', '=', accountId)
    .where(belongsNow(now))
    .select(roleNow(now).as('role'))
    .execute()
  return rows.map(({ role }) => role)
}

/** When somebody signed in last, and how many did so on the day; who they were is not kept there. */
const noteSignIn = (db: Database, accountId: string, now: string) =>
  run(
    db,
    `with counted as (
       insert into sign_ins_by_day (day, sign_ins) values ($2::timestamptz::date, 1)
       on conflict (day) do update set sign_ins = sign_ins_by_day.sign_ins + 1)
     update accounts set last_signed_in_at = $2::timestamptz where id = $1::uuid`,
    [accountId, now],
  )

/** Opens a session for this browser and answers its secret, of which only a hash is kept. */
export const openSession = async (
  ctx: Visitor,
  account: { _id: string; platformRole: PlatformRole },
  proof: Proof,
): Promise<string> => {
  const waits = proof === 'awaits second factor'
  const token = newSecret()
  const roles = await selectRoles(ctx.db, account._id, ctx.now)
  const limits = sessionLimitsFor(account.platformRole, roles)
  await ctx.db
    .insertInto('sessions')
    .values({
      id: newId(Date.parse(ctx.now)),
      token_hash: hashOf(token),
      account_id: account._id,
      device: ctx.device,
      created_at: ctx.now,
      last_seen_at: ctx.now,
      idle_minutes: limits.idleMs / 60_000,
      expires_at: later(ctx.now, waits ? secondFactorMostMs : limits.longestMs),
      awaits_second_factor: waits,
      second_factor_at: proof === 'two factors' ? ctx.now : null,
    })
    .execute()
  if (!waits) await noteSignIn(ctx.db, account._id, ctx.now)
  return token
}

export const touchSession = (db: Database, sessionId: string, now: string) =>
  db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute()

export const selectSessions = (db: Database, accountId: string, now: string) =>
  db
    .selectFrom('sessions')
    .where('account_id', '=', accountId)
    .where('awaits_second_factor', '=', false)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql<boolean>`last_seen_at + idle_minutes * interval '1 minute' > ${now}`)
    .orderBy('last_seen_at', 'desc')
    .select(['id as _id', 'device', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .select((eb) => eb('second_factor_at', 'is not', null).$castTo<boolean>().as('secondFactor'))
    .execute()

/** Ends one session, named by its secret or by its owner and id; answers whose it was, null if there was none. */
export const endSession = async (
  db: Ctx['db'],
  of: { token: string } | { accountId: string; id: string },
  now: string,
): Promise<string | null> => {
  const open = db.updateTable('sessions').set({ ended_at: now }).where('ended_at', 'is', null)
  const named =
    'token' in of
      ? open.where('token_hash', '=', hashOf(of.token))
      : open.where('account_id', '=', of.accountId).where('id', '=', of.id)
  return (await named.returning('account_id').executeTakeFirst())?.account_id ?? null
}

/** Ends the open sessions of an account but one: all, or those that gave no second factor. Answers how many there were. */
export const endOtherSessions = async (
  db: Database,
  { accountId, keptId, now }: { accountId: string; keptId: string; now: string },
  which: 'all' | 'unproven' = 'all',
): Promise<number> => {
  const others = db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('id', '<>', keptId)
    .where('ended_at', 'is', null)
  const named = which === 'all' ? others : others.where('second_factor_at', 'is', null)
  return Number((await named.executeTakeFirst()).numUpdatedRows)
}

export const endAllSessions = (db: Database, accountId: string, now: string) =>
  db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()

/** Gives an open session a new secret; the former one is worth nothing from then on. */
export const renewSecret = async (db: Database, sessionId: string): Promise<string> => {
  const token = newSecret()
  await db
    .updateTable('sessions')
    .set({ token_hash: hashOf(token) })
    .where('id', '=', sessionId)
    .execute()
  return token
}

/** Deletes sessions that ended in whatever way: by sign-out, by silence or by age. */
export const deleteEndedSessions = async (db: Database, now: string): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('ended_at', '<=', now),
        eb('expires_at', '<=', now),
        sql<boolean>`last_seen_at + idle_minutes * interval '1 minute' <= ${now}`,
      ]),
    )
    .execute()
}
