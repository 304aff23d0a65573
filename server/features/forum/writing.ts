/** Writing, changing and deleting posts. */
import type { ForumPostChange, ForumPostDraft } from '../../../contract/forum/bodies.ts'
import type { ForumPost } from '../../../contract/forum/post.ts'
import { forumBodyMostChars, forumPollMostDays, forumPostFilesMost } from '../../../contract/limits/forum.ts'
import type { Upload } from '../../../contract/route.ts'
import { later, type Instant } from '../../../contract/time.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, Forbidden, InvalidField, NotFound, requireVersion } from '../../http/errors.ts'
import { attachFiles, removeAttachments, storeUploads } from '../documents/documents.ts'
import { settleGone } from '../notifications/notifications.ts'
import { tellCouncil, tellMentioned } from './messages.ts'
import { admit, admitChanged, takeFromQueue, watchChanged, watchWritten } from './moderation/moderation.ts'
import { lockPost, type KnownPost } from './posts-store.ts'
import { requireCategory, requirePost, shown, type ById, type Caller } from './reading.ts'
import { selectToldOf, upsertAttention, upsertRead } from './reads-store.ts'
import { notePost, valuesOf } from './record.ts'
import { mayCorrect, mayWrite, officeAfter, officeOf } from './rules.ts'
import { requireFewFiles, textOf } from './texts.ts'
import { insertEdit, insertMentions, insertPoll, insertPost, updatePost, updatePostDeleted } from './writing-store.ts'

const dayMs = 86_400_000
const bearer = (subjectId: string) => ({ subject: 'forumPost', subjectId }) as const

/** Refuses a poll that is over before it begins, or that never ends. */
const requireEnd = (closesAt: Instant | null, now: Instant): void => {
  if (closesAt === null) return
  if (closesAt <= now) throw InvalidField('poll.closesAt', 'Choose a time in the future')
  if (closesAt > later(now, forumPollMostDays * dayMs))
    throw InvalidField('poll.closesAt', `Choose a time within ${forumPollMostDays} days`)
}

/** In whose name something is written where its author says so; 403 for who speaks for nobody. */
export const officialOf = (ctx: Caller, wanted: boolean): ReturnType<typeof officeOf> => {
  if (!wanted) return null
  const office = officeOf(ctx)
  if (office === null) throw Forbidden('Only council and management can post officially.')
  return office
}

/** Its author follows what they wrote, unless they muted it, and has read it. */
export const takePart = async (tx: Caller, postId: string): Promise<void> => {
  const own = { buildingId: tx.building._id, accountId: tx.account._id, postId }
  await upsertAttention(tx.db, own, { attention: 'following', unlessSaid: true, at: tx.now })
  await upsertRead(tx.db, own, tx.now)
}

/** Writes a post in a category in which the caller may write; 404 for one that they may not read. */
export const writePost = async (
  ctx: Caller,
  { body, files }: { body: ForumPostDraft; files: readonly Upload[] },
): Promise<ForumPost> => {
  const category = await requireCategory(ctx, body.category)
  const isRetired = category.retiredAt !== null
  if (!mayWrite(ctx, { ...category, isRetired }))
    throw Forbidden(`You can read “${category.name}”, but you can’t post in it.`)
  requireFewFiles(files.length, forumPostFilesMost)
  requireEnd(body.poll?.closesAt ?? null, ctx.now)
  const official = officialOf(ctx, body.official)
  const text = textOf(ctx.building._id, body.body, forumBodyMostChars, body.title)
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const { _id: buildingId } = tx.building
    const status = await admit(tx, { thing: 'post', category, body: text.body })
    const _id = newId(Date.parse(tx.now))
    await insertPost(tx.db, buildingId, {
      _id,
      categoryId: category._id,
      authorId: tx.account._id,
      title: body.title,
      text,
      official,
      status,
      priceCents: category.kind === 'marketplace' ? body.priceCents : null,
      hasPoll: body.poll !== null,
      fileCount: files.length,
      at: tx.now,
    })
    if (body.poll !== null) await insertPoll(tx.db, buildingId, _id, body.poll)
    await attachFiles(tx, bearer(_id), files)
    await takePart(tx, _id)
    const after = await requirePost(tx, _id)
    await notePost(tx, after, 'written', { after: valuesOf(after) })
    const mentioned = await mention(tx, after, null, text.mentions)
    if (category.kind === 'council') await tellCouncil(tx, after, mentioned)
    await watchWritten(tx, { postId: _id, commentId: null, status })
    return shown(tx, after)
  })
}

/** Keeps who is mentioned, and tells those of them who may read it and were not told of this text before. */
export const mention = async (
  tx: Caller,
  post: KnownPost,
  commentId: string | null,
  accountIds: readonly string[],
): Promise<string[]> => {
  const mentions = await insertMentions(tx.db, tx.building._id, {
    postId: post._id,
    categoryId: post.category._id,
    commentId,
    accountIds: accountIds.filter((id) => id !== tx.account._id),
    at: tx.now,
  })
  await tellMentioned(tx, post.category._id, mentions)
  return mentions.map(({ accountId }) => accountId)
}

/** The caller's own post, held for a change; 404 where it is not there for them, 403 where it is another's. */
const requireOwn = async (tx: Caller, id: string): Promise<KnownPost> => {
  await lockPost(tx.db, tx.building._id, id)
  const post = await requirePost(tx, id)
  if (post.authorId !== tx.account._id) throw Forbidden('Only the author can change it.')
  return post
}

/** Refuses a change of what is locked, of a closed category, or of what was hidden a moment ago. */
const requireOpen = (tx: Caller, post: KnownPost): void => {
  if (shown(tx, post).can.edit) return
  if (post.locked) throw Conflict('This post is locked.')
  if (!mayCorrect(post, tx.now)) throw Conflict('It was just hidden. You can edit it in a few minutes.')
  throw Conflict('This category is closed to new posts.')
}

/** What a post will say; what the body leaves out stays. */
const fieldsAfter = (tx: Caller, before: KnownPost, body: ForumPostChange) => {
  const title = body.title ?? before.title
  const text = textOf(tx.building._id, body.body ?? before.body, forumBodyMostChars, title)
  const priceCents = before.sale === null || body.priceCents === undefined ? before.sale?.priceCents : body.priceCents
  return { title, text, priceCents: priceCents ?? null }
}

/** Changes a post of the caller's own; what it said is kept. One that was hidden waits for a moderator's look again. */
export const changePost = async (
  ctx: Caller,
  { params, body, files }: ById & { body: ForumPostChange; files: readonly Upload[] },
): Promise<ForumPost> => {
  await requirePost(ctx, params.id)
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const before = await requireOwn(tx, params.id)
    if (before.version !== body.version) requireVersion(shown(tx, before), body.version)
    requireOpen(tx, before)
    const removed = new Set(body.removeAttachmentIds)
    if ([...removed].some((id) => !before.attachments.some(({ _id }) => _id === id))) throw NotFound()
    const fileCount = before.attachments.length - removed.size + files.length
    requireFewFiles(fileCount, forumPostFilesMost)
    const fields = fieldsAfter(tx, before, body)
    const { _id: buildingId } = tx.building
    if (fields.title !== before.title || fields.text.body !== before.body)
      await insertEdit(tx.db, buildingId, {
        postId: before._id,
        commentId: null,
        title: before.title,
        body: before.body,
        accountId: tx.account._id,
        isWithheld: before.status !== 'visible',
        at: tx.now,
      })
    await removeAttachments(tx, bearer(before._id), [...removed])
    await attachFiles(tx, bearer(before._id), files)
    const text = { thing: 'post', category: before.category, body: fields.text.body } as const
    const status = await admitChanged(tx, { ...text, status: before.status })
    const official = officeAfter(before.official, tx)
    await updatePost(tx.db, buildingId, before._id, { ...fields, fileCount, official, status, at: tx.now })
    const after = await requirePost(tx, before._id)
    await notePost(tx, after, 'changed', { before: valuesOf(before), after: valuesOf(after) })
    await mention(tx, after, null, fields.text.mentions)
    await watchChanged(tx, { postId: before._id, commentId: null, status })
    return shown(tx, after)
  })
}

/** Deletes a post of the caller's own: nobody finds it or its comments any more. */
export const removePost = (ctx: Caller, { params }: ById): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireOwn(tx, params.id)
    await removeAttachments(tx, bearer(before._id), 'all')
    await updatePostDeleted(tx.db, tx.building._id, before._id, tx.now)
    await takeFromQueue(tx, { postId: before._id, commentId: null })
    await settleGone(tx, await selectToldOf(tx.db, tx.building._id, { postId: before._id, commentId: null }))
    await notePost(tx, before, 'deleted', {})
    return undefined
  })
