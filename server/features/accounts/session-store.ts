import { sql } from 'kysely'
import { secondFactorMostMs } from '../../../contract/limits.ts'
import type { PermissionSettings } from '../buildings/buildings.ts'
import type { PlatformRole, Role } from '../../../contract/roles.ts'
import type { Ctx, Visitor } from '../../context.ts'
import type { Question } from '../../http/foresight.ts'
import { later } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { newId } from '../../db/ids.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { sessionLimitsFor } from './rules.ts'
import { selectRoles } from './store.ts'

/** How far somebody has come: one whose second factor is awaited can do nothing but give it. */
export type Proof = 'one factor' | 'awaits second factor' | 'two factors'

/** Opens a session for this browser and answers its secret, of which only a hash is kept. */
export const openSession = async (
  ctx: Visitor,
  account: { _id: string; platformRole: PlatformRole },
  proof: Proof,
): Promise<string> => {
  const waits = proof === 'awaits second factor'
  const token = newSecret()
  const roles = (await selectRoles(ctx.db, account._id)) as Role[]
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
  return token
}

export interface IdentityRow {
  session_id: string
  last_seen_at: string
  account_id: string
  first_name: string
  last_name: string
  email: string
  platform_role: string
  /** A superadmin whose session gave no second factor; in a demo that is no matter. */
  unproven: boolean
  /** Whether the session gave a second factor. */
  proven: boolean
  building_id: string | null
  building_name: string | null
  time_zone: string | null
  jurisdiction: string | null
  features: unknown
  permissions: PermissionSettings | null
  role: string | null
  /** The answer of the question that was asked along. */
  foreseen?: unknown
}

const identityWith = (beside: string) => `
  select s.id as session_id, s.last_seen_at, s.second_factor_at is not null as proven,
    a.id as account_id, a.first_name, a.last_name, a.email, a.platform_role,
    a.platform_role = 'superadmin' and s.second_factor_at is null
      and exists (select from installation where demo_seeded_at is null) as unproven,
    b.id as building_id, b.name as building_name, b.time_zone, b.jurisdiction, b.features, b.permissions, m.role${beside}
  from sessions s
  join accounts a on a.id = s.account_id and a.disabled_at is null
  left join buildings b on b.id = $2::uuid and (b.suspended_at is null or a.platform_role = 'superadmin')
  left join memberships m on m.account_id = a.id and m.building_id = b.id and m.ended_at is null
  where s.token_hash = $1 and not s.awaits_second_factor and s.ended_at is null and s.expires_at > $3
    and s.last_seen_at + s.idle_minutes * interval '1 minute' > $3`

export const identityText = identityWith('')

/** By the text of the question that is asked along; the code has few of them. */
const textsWith = new Map<string, string>()
const textWith = ({ text }: Question): string => {
  const known = textsWith.get(text)
  if (known !== undefined) return known
  const behindOurs = text.replaceAll(/\$(\d+)/g, (_, place) => `$${Number(place) + 3}`)
  const made = identityWith(`, (${behindOurs}) as foreseen`)
  textsWith.set(text, made)
  return made
}

interface Look {
  tokenHash: Buffer
  buildingId: string | null
  now: string
}

/** The session's row with its account and standing, and the answer of a question that is asked along. */
export const selectIdentity = async (
  db: Database,
  { tokenHash, buildingId, now }: Look,
  question: Question | undefined,
): Promise<IdentityRow | undefined> => {
  const { rows } = question
    ? await run(db, textWith(question), [tokenHash, buildingId, now, ...question.values])
    : await run(db, identityText, [tokenHash, buildingId, now])
  return rows[0] as IdentityRow | undefined
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

/** Ends the open sessions of an account but one; answers how many there were. */
export const endOtherSessions = async (
  db: Database,
  accountId: string,
  keptId: string,
  now: string,
): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('id', '<>', keptId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

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
