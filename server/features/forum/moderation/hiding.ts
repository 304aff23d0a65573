/** Hiding what should not stand, and showing it again. */
import type { ForumReply } from '../../../../contract/forum/comment.ts'
import type { HideBody, moderation, RestoreBody } from '../../../../contract/forum/moderation.ts'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import type { Parsed } from '../../../../contract/route.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, Forbidden } from '../../../http/errors.ts'
import { withholdEdits } from '../edits-store.ts'
import { wakeReaders } from '../messages.ts'
import { getPost, type Caller } from '../reading.ts'
import { requireComment, showing } from '../thread.ts'
import { holdComment, holdPost, noteStep, sideOf } from './acting.ts'
import { selectOpenCase, settleCase } from './cases-store.ts'
import { firstShown, tellMentions } from './first-showing.ts'
import { selectIsUnseen } from './first-showing-store.ts'
import { tellReporters } from './reporters.ts'
import { keptAs, reasonWords } from './rules.ts'
import { setStanding, type Thing } from './things-store.ts'

/** Hides something with a reason; what waits of it is settled by that. 409 where it is hidden for good already. */
export const hideThing = async (tx: Caller, thing: Thing, { reason, words }: HideBody): Promise<void> => {
  const buildingId = tx.building._id
  const waits = await selectOpenCase(tx.db, buildingId, thing)
  if (thing.status === 'hidden' && !waits) throw Conflict('This is already hidden.')
  await setStanding(tx.db, buildingId, thing, { status: 'hidden', reason: reasonWords(reason, words) }, tx.now)
  await withholdEdits(tx.db, buildingId, thing)
  await settleCase(tx.db, buildingId, thing, { outcome: 'hidden', by: tx.account._id }, tx.now)
  if (waits) await tellReporters(tx, waits._id, thing.category._id)
  await noteStep(tx, thing, { kind: 'hidden', side: sideOf(tx), reason, words })
  await wakeReaders(tx, thing.category._id)
}

/** Nobody settles what others say about their own words. */
export const requireOther = (ctx: Caller, { authorId }: Pick<Thing, 'authorId'>): void => {
  if (authorId === ctx.account._id) throw Forbidden('You wrote this, so someone else has to review it.')
}

/** Shows something again, or for the first time; what waits of it is settled by that. 409 where everybody sees it. */
export const showThing = async (tx: Caller, thing: Thing, { words }: RestoreBody): Promise<void> => {
  const buildingId = tx.building._id
  const waits = await selectOpenCase(tx.db, buildingId, thing)
  if (thing.status === 'visible' && !waits) throw Conflict('This is already visible to everyone.')
  requireOther(tx, thing)
  const isBack = thing.status !== 'visible'
  const isFirst = isBack && (await selectIsUnseen(tx.db, buildingId, thing))
  if (isBack) await setStanding(tx.db, buildingId, thing, { status: 'visible', reason: null, isFirst }, tx.now)
  await settleCase(tx.db, buildingId, thing, { outcome: 'kept', by: tx.account._id }, tx.now)
  if (waits) await tellReporters(tx, waits._id, thing.category._id)
  await noteStep(tx, thing, { kind: waits ? keptAs(waits.cause) : 'restored', side: sideOf(tx), words })
  if (isFirst) await firstShown(tx, thing)
  else if (isBack) await tellMentions(tx, thing)
  await wakeReaders(tx, thing.category._id)
}

/** Hides a post with a reason. */
export const hidePost = (ctx: Caller, { params, body }: Parsed<typeof moderation.hidePost>): Promise<ForumPost> =>
  inTransaction(ctx, async (tx) => {
    await hideThing(tx, await holdPost(tx, params.id), body)
    return getPost(tx, { params })
  })

/** Shows a post again; 403 for one's own. */
export const restorePost = (ctx: Caller, { params, body }: Parsed<typeof moderation.restorePost>): Promise<ForumPost> =>
  inTransaction(ctx, async (tx) => {
    await showThing(tx, await holdPost(tx, params.id), body)
    return getPost(tx, { params })
  })

const getComment = async (tx: Caller, id: string): Promise<ForumReply> => {
  const { post, known } = await requireComment(tx, id)
  return showing(tx, post)(known)
}

/** Hides a comment with a reason; replies to it stay. */
export const hideComment = (
  ctx: Caller,
  { params, body }: Parsed<typeof moderation.hideComment>,
): Promise<ForumReply> =>
  inTransaction(ctx, async (tx) => {
    await hideThing(tx, await holdComment(tx, params.id), body)
    return getComment(tx, params.id)
  })

/** Shows a comment again; 403 for one's own. */
export const restoreComment = (
  ctx: Caller,
  { params, body }: Parsed<typeof moderation.restoreComment>,
): Promise<ForumReply> =>
  inTransaction(ctx, async (tx) => {
    await showThing(tx, await holdComment(tx, params.id), body)
    return getComment(tx, params.id)
  })
