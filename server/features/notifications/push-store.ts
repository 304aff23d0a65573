import { sql } from 'kysely'
import type { PushSubscription } from '../../../contract/push.ts'
import type { Role } from '../../../contract/roles.ts'
import { run, type Database } from '../../db/connection.ts'
import { newId } from '../../db/ids.ts'
import { roleAt, belongsAt, restsAt } from '../buildings/buildings.ts'

/** Who switched push messages on, and where. */
export interface Subscriber {
  accountId: string
  sessionId: string
}

/**
 * Keeps the subscription of a session, in place of the one it had; that of the same browser under another session goes,
 * with all that waits for it. Call it in a transaction: the session's row orders those who try at once.
 */
export const replaceSubscription = async (
  db: Database,
  { accountId, sessionId }: Subscriber,
  { endpoint, keys }: PushSubscription,
  now: string,
): Promise<void> => {
  await db.selectFrom('sessions').select('id').where('id', '=', sessionId).forUpdate().execute()
  await db
    .deleteFrom('push_subscriptions')
    .where((eb) =>
      eb.or([
        eb.and([eb('endpoint', '=', endpoint), eb('session_id', '!=', sessionId)]),
        eb.and([eb('endpoint', '!=', endpoint), eb('session_id', '=', sessionId)]),
      ]),
    )
    .execute()
  const id = newId(Date.parse(now))
  await db
    .insertInto('push_subscriptions')
    .values({ id, account_id: accountId, session_id: sessionId, endpoint, ...keys, created_at: now })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet(keys).where('push_subscriptions.session_id', '=', sessionId),
    )
    .execute()
}

export const selectOfSession = (db: Database, sessionId: string) =>
  db
    .selectFrom('push_subscriptions')
    .where('session_id', '=', sessionId)
    .select(['id as _id', 'endpoint', 'p256dh', 'auth'])
    .executeTakeFirst()

/** Deletes the subscription of a session; answers whether there was one. */
export const deleteOfSession = async (db: Database, sessionId: string): Promise<boolean> =>
  (await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).returning('id').execute()).length > 0

export const deleteSubscription = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
}

/** A session that a browser could still call with; its ended ones get nothing more. */
const lives = (now: string) => sql<boolean>`not s.awaits_second_factor and s.ended_at is null and s.expires_at > ${now}
  and s.last_seen_at + s.idle_minutes * interval '1 minute' > ${now} and a.disabled_at is null`

/** The subscriptions of some accounts, with when the last message of this kind left that was no emergency. */
export const selectSubscribed = (db: Database, accountIds: readonly string[], kind: string, now: string) =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .where(sql<boolean>`p.account_id = any(${[...accountIds]}::uuid[])`)
    .where(lives(now))
    .select((eb) => [
      'p.id as _id',
      eb
        .selectFrom('push_messages as m')
        .whereRef('m.subscription_id', '=', 'p.id')
        .where('m.kind', '=', kind)
        .where('m.urgent', '=', false)
        .where('m.sent_at', 'is not', null)
        .select('m.sent_at')
        .orderBy('m.sent_at', 'desc')
        .limit(sql.lit(1))
        .as('lastSentAt'),
    ])
    .execute()

/** Who stands behind a subscription: their account, their role in a building, and how the browser is reached. */
export interface Target {
  endpoint: string
  p256dh: string
  auth: string
  account_id: string
  first_name: string
  last_name: string
  email: string
  role: Role | null
  /** They have seen the same in their inbox meanwhile. */
  read: boolean
}

/** The person whom a message is for, if the browser is still signed in. */
export const selectTarget = async (
  db: Database,
  about: { subscriptionId: string; buildingId: string | null; kind: string; subjectId: string | null },
  now: string,
): Promise<Target | undefined> => {
  const { rows } = await run(
    db,
    `select p.endpoint, p.p256dh, p.auth, a.id as account_id, a.first_name, a.last_name, a.email,
      case when not ${restsAt('$5', '(s.second_factor_at is not null)', { m: 'm', b: 'b' })} then ${roleAt('$5')} end as role,
      exists (select from notifications n
        where n.account_id = a.id and n.kind = $3 and n.subject_id is not distinct from $4
          and n.building_id is not distinct from $2::uuid and n.read_at is not null) as read
    from push_subscriptions p
    join sessions s on s.id = p.session_id
    join accounts a on a.id = p.account_id
    left join buildings b on b.id = $2::uuid and b.suspended_at is null
    left join memberships m on m.account_id = a.id and m.building_id = b.id and ${belongsAt('$5')}
    where p.id = $1 and not s.awaits_second_factor and s.ended_at is null and s.expires_at > $5
      and s.last_seen_at + s.idle_minutes * interval '1 minute' > $5 and a.disabled_at is null`,
    [about.subscriptionId, about.buildingId, about.kind, about.subjectId, now],
  )
  return rows[0] as Target | undefined
}
