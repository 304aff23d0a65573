/** What readers do with posts besides writing: react, follow, answer a poll, mark as read, as answered, as sold. */
import type { ForumComment, ForumReply } from '../../../contract/forum/comment.ts'
import type { ForumAttention, ForumReaction } from '../../../contract/forum/kinds.ts'
import type { ForumCategory, ForumPost, ForumPostCan } from '../../../contract/forum/post.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, Forbidden, InvalidField } from '../../http/errors.ts'
import { settle } from '../notifications/notifications.ts'
import { wakeReaders } from './messages.ts'
import { lockPost, type KnownPost } from './posts-store.ts'
import { listCategories, readerOf, requireCategory, requirePost, shown, type ById, type Caller } from './reading.ts'
import { notePost } from './record.ts'
import { selectTold, upsertAttention, upsertMarks, upsertRead } from './reads-store.ts'
import { requireComment, showing } from './thread.ts'
import { replaceAnswer, replaceReaction } from './touching-store.ts'
import { updateAnswer, updateSold } from './writing-store.ts'

/** A post that is held for a step which the caller may take; 409 where it does not allow it now, 403 where another may. */
const requireFor = async (tx: Caller, id: string, step: keyof ForumPostCan): Promise<KnownPost> => {
  await lockPost(tx.db, tx.building._id, id)
  const post = await requirePost(tx, id)
  if (shown(tx, post).can[step]) return post
  if (post.locked) throw Conflict('This post is locked.')
  if (post.status !== 'visible') throw Conflict('You can do this after the post becomes visible to everyone.')
  if ((step === 'markAnswer' || step === 'markSold') && post.authorId !== tx.account._id)
    throw Forbidden('Only the post’s author can do this.')
  throw Conflict('This isn’t possible here right now.')
}

const shownAfter = async (tx: Caller, { _id, category }: KnownPost): Promise<ForumPost> => {
  await wakeReaders(tx, category._id)
  return shown(tx, await requirePost(tx, _id))
}

type Reacting = ById & { body: { reaction: ForumReaction | null } }

/** The caller's one reaction to a post, in place of the one before. */
export const reactToPost = (ctx: Caller, { params, body }: Reacting): Promise<ForumPost> =>
  inTransaction(ctx, async (tx) => {
    const post = await requireFor(tx, params.id, 'react')
    const by = { postId: post._id, commentId: null, accountId: tx.account._id, at: tx.now }
    await replaceReaction(tx.db, tx.building._id, { ...by, reaction: body.reaction })
    return shownAfter(tx, post)
  })

/** The same to a comment. */
export const reactToComment = (ctx: Caller, { params, body }: Reacting): Promise<ForumReply> =>
  inTransaction(ctx, async (tx) => {
    const { known } = await requireComment(tx, params.id)
    await lockPost(tx.db, tx.building._id, known.postId)
    const { post, known: now } = await requireComment(tx, params.id)
    if (!showing(tx, post)(now).can.react) throw Conflict('This isn’t possible here right now.')
    const by = { postId: post._id, commentId: now._id, accountId: tx.account._id, at: tx.now }
    await replaceReaction(tx.db, tx.building._id, { ...by, reaction: body.reaction })
    await wakeReaders(tx, post.category._id)
    const after = await requireComment(tx, params.id)
    return showing(tx, after.post)(after.known)
  })

/** Whether the caller is told of what comes in a post. */
export const attendTo = (
  ctx: Caller,
  { params, body }: ById & { body: { attention: ForumAttention } },
): Promise<ForumPost> =>
  inTransaction(ctx, async (tx) => {
    const post = await requirePost(tx, params.id)
    const own = { buildingId: tx.building._id, accountId: tx.account._id, postId: post._id }
    await upsertAttention(tx.db, own, { ...body, unlessSaid: false, at: tx.now })
    // Whoever follows has seen what is there; they are told of what comes after it.
    if (body.attention === 'following') await upsertRead(tx.db, own, tx.now)
    return shown(tx, await requirePost(tx, post._id))
  })

/** The caller has read a post up to now; what their inbox says of it is settled. */
export const readPost = (ctx: Caller, { params }: ById): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    const post = await requirePost(tx, params.id)
    const own = { buildingId: tx.building._id, accountId: tx.account._id, postId: post._id }
    await upsertRead(tx.db, own, tx.now)
    const subjectIds = await selectTold(tx.db, own)
    if (subjectIds.length > 0) await settle(tx, { ...own, subjectIds })
    return undefined
  })

/** Takes everything in a category of the caller's, or in all of them, as read. */
export const readEverything = async (
  ctx: Caller,
  { body }: { body: { category?: string | undefined } },
): Promise<ForumCategory[]> => {
  if (body.category !== undefined) await requireCategory(ctx, body.category)
  await upsertMarks(ctx.db, readerOf(ctx), body.category ?? null)
  return listCategories(ctx)
}

/** Marks the comment that answers a post, or none; 400 for one that is not of it, or that not everybody sees. */
export const markAnswer = (
  ctx: Caller,
  { params, body }: ById & { body: { commentId: ForumComment['_id'] | null } },
): Promise<ForumPost> =>
  inTransaction(ctx, async (tx) => {
    const post = await requireFor(tx, params.id, 'markAnswer')
    if (body.commentId !== null) {
      const found = await requireComment(tx, body.commentId).catch(() => null)
      if (!found || found.post._id !== post._id || found.known.isDeleted || found.known.status !== 'visible')
        throw InvalidField('commentId', 'This comment no longer exists')
    }
    await updateAnswer(tx.db, tx.building._id, post._id, body.commentId)
    await notePost(tx, post, body.commentId === null ? 'not answered' : 'answered', {})
    return shown(tx, await requirePost(tx, post._id))
  })

/** Marks what was offered as sold, or as for sale again. */
export const markSold = (ctx: Caller, { params, body }: ById & { body: { sold: boolean } }): Promise<ForumPost> =>
  inTransaction(ctx, async (tx) => {
    const post = await requireFor(tx, params.id, 'markSold')
    await updateSold(tx.db, tx.building._id, post._id, body.sold ? (post.sale?.soldAt ?? tx.now) : null)
    await notePost(tx, post, body.sold ? 'sold' : 'not sold', {})
    return shown(tx, await requirePost(tx, post._id))
  })

/** The caller's answer to the poll of a post; until it closes the last one counts. Tested under the post's lock. */
export const answerPoll = (ctx: Caller, { params, body }: ById & { body: { choiceId: string } }): Promise<ForumPost> =>
  inTransaction(ctx, async (tx) => {
    const post = await requireFor(tx, params.id, 'answerPoll')
    const by = { postId: post._id, accountId: tx.account._id, choiceId: body.choiceId, at: tx.now }
    if (!(await replaceAnswer(tx.db, tx.building._id, by))) throw InvalidField('choiceId', 'Choose one of the answers')
    return shownAfter(tx, post)
  })
