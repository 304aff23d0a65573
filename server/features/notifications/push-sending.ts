/** How push messages leave: worded under the reader's rights at that moment, tried again, or given up. */
import {
  pushAttemptsMost,
  pushEveryMs,
  pushesAtOnceMost,
  pushesPerRunMost,
  pushKeptMs,
} from '../../../contract/limits.ts'
import type { PushWords } from '../../../contract/push-words.ts'
import { later, type Instant } from '../../../contract/time.ts'
import type { Ctx } from '../../context.ts'
import type { Reader } from '../../offers.ts'
import { PushRefused } from '../../platform/pusher.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { claimPush, markDropped, markSent, postpone, type ClaimedPush } from './push-messages-store.ts'
import { pushWaitAfter, pushWordsOf, topicOf } from './push-rules.ts'
import { deleteSubscription, selectTarget, type Target } from './push-store.ts'
import { channelsFor, isMessageKind } from './wishes.ts'

/** The reader as the wordings know them: who, where, and in which role. */
const readerOf = async (ctx: Ctx, push: ClaimedPush, target: Target): Promise<Reader | null> => {
  if (push.buildingId === null || target.role === null) return null
  const { account_id: _id, first_name: firstName, last_name: lastName, email } = target
  return {
    ...ctx,
    account: { _id, firstName, lastName, email, platformRole: 'normal' },
    current: await findCurrentBuilding(ctx.db, push.buildingId),
    currentRole: target.role,
  }
}

/** What it says now to its reader; null where it was withdrawn or is not for them any more. */
const wordsFor = async (ctx: Ctx, push: ClaimedPush, target: Target): Promise<PushWords | null> => {
  const reader = await readerOf(ctx, push, target)
  if (!reader?.current || push.subjectId === null) return null
  const words = await ctx.offers.wordings[push.kind]?.(reader, reader.current._id, [push.subjectId])
  const wording = words?.get(push.subjectId)
  return wording ? pushWordsOf(wording, { building: reader.current, more: push.more, tag: topicOf(push) }) : null
}

const refused = async (ctx: Ctx, push: ClaimedPush, refusal: PushRefused): Promise<void> => {
  const answer = refusal.message
  if (refusal.refusal === 'gone') return deleteSubscription(ctx.db, push.subscriptionId)
  if (refusal.refusal === 'for good' || push.attempts >= pushAttemptsMost) {
    ctx.log.warn({ push: push._id, attempt: push.attempts, answer }, 'a push message was given up')
    return markDropped(ctx.db, push._id, answer, ctx.now)
  }
  const until = later(ctx.now, refusal.againInMs ?? pushWaitAfter(push.attempts))
  await postpone(ctx.db, push._id, { until, answer, attempts: push.attempts })
}

const leave = async (ctx: Ctx, push: ClaimedPush, target: Target, words: PushWords): Promise<void> => {
  const { endpoint, p256dh, auth } = target
  try {
    await ctx.pusher.send({
      to: { endpoint, p256dh, auth },
      payload: JSON.stringify(words),
      urgent: push.urgent,
      keptSeconds: pushKeptMs / 1000,
      topic: words.tag,
    })
  } catch (error) {
    if (error instanceof PushRefused) return refused(ctx, push, error)
    throw error
  }
  if (await markSent(ctx.db, push, ctx.now)) return
  // Something newer took its place while it left: that one has its own hour.
  await postpone(ctx.db, push._id, { until: later(ctx.now, pushEveryMs), answer: null, attempts: 0 })
}

/** Before when its reader wants no push of it: now, the end of their quiet hours, or null for never. */
const wantedAt = async (
  ctx: Ctx,
  { kind, buildingId, urgent }: ClaimedPush,
  accountId: string,
): Promise<Instant | null> => {
  if (urgent || !isMessageKind(kind)) return ctx.now
  const times = await channelsFor(ctx, { buildingId, kind, channel: 'push', accountIds: [accountId] })
  return times.get(accountId) ?? null
}

const deliver = async (ctx: Ctx, push: ClaimedPush): Promise<void> => {
  const target = await selectTarget(ctx.db, push, ctx.now)
  const drop = (why: string) => markDropped(ctx.db, push._id, why, ctx.now)
  if (!target) return drop('signed out')
  if (target.read) return drop('read')
  if (later(push.toldAt, pushKeptMs) < ctx.now) return drop('too old')
  const at = await wantedAt(ctx, push, target.account_id)
  if (at === null) return drop('not wanted')
  if (at > ctx.now) return postpone(ctx.db, push._id, { until: at, answer: null, attempts: push.attempts - 1 })
  const words = await wordsFor(ctx, push, target)
  if (!words) return drop('not for them')
  await leave(ctx, push, target, words)
}

/** Sends what is due, a few at once. */
export const sendPushes = async (ctx: Ctx): Promise<void> => {
  let left = pushesPerRunMost
  const line = async (): Promise<void> => {
    while (left-- > 0) {
      // A run may take longer than a claim lasts, so each is counted from its own moment.
      const push = await claimPush(ctx.db, ctx.clock.now())
      if (!push) return
      await deliver(ctx, push)
    }
  }
  await Promise.all(Array.from({ length: pushesAtOnceMost }, line))
}
