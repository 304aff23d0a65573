/** Push messages: which browsers of somebody get them, and what leaves for them when they are told something. */
import { settingOf } from '../../../contract/message-kinds.ts'
import type { PushState, PushSubscription } from '../../../contract/push.ts'
import { pushKeptMs } from '../../../contract/limits.ts'
import type { Ctx, SignedIn } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, InvalidField, Unavailable } from '../../http/errors.ts'
import { isPushService, PushRefused } from '../../platform/pusher.ts'
import { recordChange } from '../audit/audit.ts'
import type { Telling } from './telling.ts'
import { insertPushes } from './push-messages-store.ts'
import { leavesAt, topicOf } from './push-rules.ts'
import { deleteOfSession, replaceSubscription, selectOfSession, selectSubscribed } from './push-store.ts'

export const sendPushesJob = 'notifications.sendPushes'

const stateOf = (ctx: Ctx, on: boolean): PushState => ({ publicKey: ctx.pusher.publicKey, on })

/** Whether the caller's browser gets push messages, and the key with which it would subscribe. */
export const pushState = async (ctx: SignedIn): Promise<PushState> =>
  stateOf(ctx, (await selectOfSession(ctx.db, ctx.sessionId)) !== undefined)

const note = (tx: SignedIn, on: boolean) =>
  recordChange(tx, {
    subject: 'account',
    subjectId: tx.account._id,
    buildingId: null,
    action: on ? 'push switched on' : 'push switched off',
  })

/** Sends push messages to this browser from now on, until its session ends. Invalid for a foreign address. */
export const subscribePush = (ctx: SignedIn, { body }: { body: PushSubscription }): Promise<PushState> =>
  inTransaction(ctx, async (tx) => {
    if (!isPushService(body.endpoint, tx.config.pushServices))
      throw InvalidField('endpoint', 'We don’t recognize this browser’s push service.')
    const before = await selectOfSession(tx.db, tx.sessionId)
    const who = { accountId: tx.account._id, sessionId: tx.sessionId }
    await replaceSubscription(tx.db, who, body, tx.now)
    if (before?.endpoint !== body.endpoint) await note(tx, true)
    return stateOf(tx, true)
  })

/** Sends this browser no push messages any more; what waited for it goes. */
export const unsubscribePush = (ctx: SignedIn): Promise<PushState> =>
  inTransaction(ctx, async (tx) => {
    if (await deleteOfSession(tx.db, tx.sessionId)) await note(tx, false)
    return stateOf(tx, false)
  })

/** Sends a message to this browser now, and says what its push service answered. */
export const sendTestPush = async (ctx: SignedIn): Promise<{ sentAt: string }> => {
  const to = await selectOfSession(ctx.db, ctx.sessionId)
  if (!to) throw Conflict('Turn on push notifications in this browser first.')
  const topic = topicOf({ buildingId: null, kind: 'test', subjectId: null })
  const words = {
    title: 'It works!',
    text: 'Notifications from your building will look like this.',
    link: '/inbox',
    tag: topic,
  }
  const push = { to, payload: JSON.stringify(words), urgent: true, keptSeconds: pushKeptMs / 1000, topic }
  try {
    await ctx.pusher.send(push)
  } catch (error) {
    if (!(error instanceof PushRefused)) throw error
    ctx.log.warn({ requestId: ctx.requestId, answer: error.message }, 'a test push was not taken')
    if (error.refusal === 'for now') throw Unavailable('The push service isn’t responding. Please try again.')
    await deleteOfSession(ctx.db, ctx.sessionId)
    throw Conflict('This browser stopped accepting notifications. Turn them off and on again.')
  }
  return { sentAt: ctx.now }
}

/** Writes push messages for the browsers of these accounts, in the verb's transaction; they leave after the commit. */
export const queuePushes = async (
  tx: Ctx,
  { buildingId, kind, subjectId }: Telling,
  accountIds: readonly string[],
): Promise<void> => {
  // What nobody can switch off leaves at once, however much was sent before.
  const urgent = settingOf(kind, 'push') === 'always'
  const browsers = await selectSubscribed(tx.db, accountIds, kind, tx.now)
  if (browsers.length === 0) return
  const rows = browsers.map(({ _id, lastSentAt }) => ({
    id: newId(Date.parse(tx.now)),
    subscription_id: _id,
    building_id: buildingId,
    kind,
    subject_id: subjectId,
    urgent,
    more: 0,
    attempts: 0,
    told_at: tx.now,
    next_attempt_at: leavesAt(tx.now, urgent, lastSentAt),
  }))
  await insertPushes(tx.db, rows)
  await tx.jobs.enqueue(tx, sendPushesJob, {})
}
