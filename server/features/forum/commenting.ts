/** Writing, changing and deleting comments. */
import type { ForumCommentChange, ForumCommentDraft } from '../../../contract/forum/bodies.ts'
import type { ForumReply } from '../../../contract/forum/comment.ts'
import { forumCommentFilesMost, forumCommentMostChars } from '../../../contract/limits/forum.ts'
import type { Upload } from '../../../contract/route.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, Forbidden, InvalidField, NotFound, requireVersion } from '../../http/errors.ts'
import { attachFiles, removeAttachments, storeUploads } from '../documents/documents.ts'
import type { KnownComment } from './comments-store.ts'
import {
  countComment,
  insertComment,
  updateComment,
  updateCommentDeleted,
  updateLastAt,
  updateOfficial,
} from './comments-writing-store.ts'
import { settleGone } from '../notifications/notifications.ts'
import { tellFollowers } from './messages.ts'
import { admit, admitChanged, takeFromQueue, watchChanged, watchWritten } from './moderation/moderation.ts'
import { lockPost, type KnownPost } from './posts-store.ts'
import { requirePost, shown, type ById, type Caller } from './reading.ts'
import { selectToldOf } from './reads-store.ts'
import { notePost } from './record.ts'
import { officeAfter } from './rules.ts'
import { requireFewFiles, textOf } from './texts.ts'
import { requireComment, showing, type Found } from './thread.ts'
import { mention, officialOf, takePart } from './writing.ts'
import { insertEdit } from './writing-store.ts'

const bearer = (subjectId: string) => ({ subject: 'forumComment', subjectId }) as const

/** Refuses a comment where nobody can write one now, and says why. */
const requireTalk = (ctx: Caller, post: KnownPost): void => {
  if (shown(ctx, post).can.comment) return
  if (post.locked) throw Conflict('This post is locked, so you can’t add to it.')
  if (post.isRetired) throw Conflict('This category is closed to new posts.')
  if (post.status !== 'visible') throw Conflict('You can comment after the post becomes visible to everyone.')
  throw Forbidden(`You can read “${post.category.name}”, but you can’t post in it.`)
}

/** A comment of this post that everybody sees, named by a field; 400 for any other. */
const requireNamed = async (
  tx: Caller,
  postId: string,
  field: 'parentId' | 'quoteId',
  id: string | null,
): Promise<KnownComment | null> => {
  if (id === null) return null
  const found = await requireComment(tx, id).catch(() => null)
  if (!found || found.post._id !== postId || found.known.isDeleted || found.known.status !== 'visible')
    throw InvalidField(field, 'This comment no longer exists')
  return found.known
}

/**
 * Comments on a post. An answer to a reply stands beside it, one level deep. Counted under the post's lock, so that no
 * two of the same moment count as one.
 */
export const writeComment = async (
  ctx: Caller,
  { params, body, files }: ById & { body: ForumCommentDraft; files: readonly Upload[] },
): Promise<ForumReply> => {
  requireTalk(ctx, await requirePost(ctx, params.id))
  requireFewFiles(files.length, forumCommentFilesMost)
  const official = officialOf(ctx, body.official)
  const text = textOf(ctx.building._id, body.body, forumCommentMostChars)
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const { _id: buildingId } = tx.building
    await lockPost(tx.db, buildingId, params.id)
    const post = await requirePost(tx, params.id)
    requireTalk(tx, post)
    const named = await requireNamed(tx, post._id, 'parentId', body.parentId)
    const quoted = await requireNamed(tx, post._id, 'quoteId', body.quoteId)
    const made = { _id: newId(Date.parse(tx.now)), postId: post._id, parentId: named?.parentId ?? named?._id ?? null }
    const status = await admit(tx, { thing: 'comment', category: post.category, body: text.body })
    await insertComment(tx.db, buildingId, {
      ...made,
      quoteId: quoted?._id ?? null,
      authorId: tx.account._id,
      text,
      official,
      status,
      fileCount: files.length,
      at: tx.now,
    })
    await attachFiles(tx, bearer(made._id), files)
    if (status === 'visible') await countComment(tx.db, buildingId, made, 1, tx.now)
    await takePart(tx, post._id)
    await notePost(tx, post, 'commented', {})
    const mentioned = await mention(tx, post, made._id, text.mentions)
    const answered = [named, quoted].flatMap((one) => one?.author._id ?? [])
    const told = { ...made, categoryId: post.category._id, answered, mentioned, before: post.lastAt }
    await tellFollowers(tx, told)
    await watchWritten(tx, { postId: post._id, commentId: made._id, status })
    return shownComment(tx, made._id)
  })
}

const shownComment = async (tx: Caller, id: string): Promise<ForumReply> => {
  const { post, known } = await requireComment(tx, id)
  return showing(tx, post)(known)
}

/** The caller's own comment, its post held; 404 where it is not there for them, 403 where it is another's. */
const requireOwn = async (tx: Caller, id: string): Promise<Found> => {
  const { post } = await requireComment(tx, id)
  await lockPost(tx.db, tx.building._id, post._id)
  const found = await requireComment(tx, id)
  if (found.known.isDeleted) throw NotFound()
  if (!found.known.author.isMe) throw Forbidden('Only the author can change it.')
  return found
}

/** Changes a comment of the caller's own; what it said is kept. One that was hidden waits for a moderator's look again. */
export const changeComment = async (
  ctx: Caller,
  { params, body, files }: ById & { body: ForumCommentChange; files: readonly Upload[] },
): Promise<ForumReply> => {
  await requireComment(ctx, params.id)
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const { post, known } = await requireOwn(tx, params.id)
    const seen = showing(tx, post)(known)
    requireVersion(seen, body.version)
    if (!seen.can.edit) throw Conflict('You can’t change it right now: the post is locked, or it was just hidden.')
    const removed = new Set(body.removeAttachmentIds)
    if ([...removed].some((id) => !known.attachments.some(({ _id }) => _id === id))) throw NotFound()
    const fileCount = known.attachments.length - removed.size + files.length
    requireFewFiles(fileCount, forumCommentFilesMost)
    const text = textOf(tx.building._id, body.body, forumCommentMostChars)
    const { _id: buildingId } = tx.building
    if (text.body !== known.body)
      await insertEdit(tx.db, buildingId, {
        postId: post._id,
        commentId: known._id,
        title: null,
        body: known.body,
        accountId: tx.account._id,
        isWithheld: known.status !== 'visible',
        at: tx.now,
      })
    await removeAttachments(tx, bearer(known._id), [...removed])
    await attachFiles(tx, bearer(known._id), files)
    const changed = { thing: 'comment', category: post.category, body: text.body } as const
    const status = await admitChanged(tx, { ...changed, status: known.status })
    const official = officeAfter(known.official, tx)
    await updateComment(tx.db, buildingId, known._id, { text, fileCount, official, status, at: tx.now })
    if (known.status === 'visible' && status !== 'visible') await countComment(tx.db, buildingId, known, -1, null)
    await notePost(tx, post, 'comment changed', {})
    await mention(tx, post, known._id, text.mentions)
    await watchChanged(tx, { postId: post._id, commentId: known._id, status })
    return shownComment(tx, known._id)
  })
}

/** Deletes a comment of the caller's own; replies to it stay, below a line that says so. */
export const removeComment = (ctx: Caller, { params }: ById): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    const { post, known } = await requireOwn(tx, params.id)
    await removeAttachments(tx, bearer(known._id), 'all')
    await updateCommentDeleted(tx.db, tx.building._id, known, tx.now)
    const at = { postId: known.postId, commentId: known._id }
    await takeFromQueue(tx, at)
    await settleGone(tx, await selectToldOf(tx.db, tx.building._id, at))
    await updateLastAt(tx.db, tx.building._id, at)
    if (known.status === 'visible') await countComment(tx.db, tx.building._id, known, -1, null)
    await notePost(tx, post, 'comment deleted', {})
    return undefined
  })

/** Says that a comment of the caller's own speaks for the council or the management, or does so no longer. */
export const markOfficial = (
  ctx: Caller,
  { params, body }: ById & { body: { official: boolean } },
): Promise<ForumReply> =>
  inTransaction(ctx, async (tx) => {
    const { post, known } = await requireOwn(tx, params.id)
    const official = officialOf(tx, body.official)
    if (!showing(tx, post)(known).can.markOfficial)
      throw Conflict('You can’t mark comments as official here right now.')
    if (official !== known.official) {
      await updateOfficial(tx.db, tx.building._id, known._id, official)
      await notePost(tx, post, official === null ? 'comment not official' : 'comment official', {})
    }
    return shownComment(tx, known._id)
  })
