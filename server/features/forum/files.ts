/** The files of posts and comments, and what they said before. */
import type { ForumEdit } from '../../../contract/forum/post.ts'
import type { Download } from '../../../contract/route.ts'
import { NotFound } from '../../http/errors.ts'
import { openAttachment } from '../documents/documents.ts'
import { selectEdits } from './edits-store.ts'
import { requirePost, whoOf, type ById, type Caller } from './reading.ts'
import { requireReadable } from './thread.ts'

type OfFile = { params: { id: string; fileId: string } }

/** A file of a post that is there for the caller. */
export const openPostFile = async (ctx: Caller, { params }: OfFile): Promise<Download> => {
  const { _id } = await requirePost(ctx, params.id)
  return openAttachment(ctx, { subject: 'forumPost', subjectId: _id }, params.fileId)
}

/** A file of a comment that the caller may read. */
export const openCommentFile = async (ctx: Caller, { params }: OfFile): Promise<Download> => {
  const { known } = await requireReadable(ctx, params.id)
  return openAttachment(ctx, { subject: 'forumComment', subjectId: known._id }, params.fileId)
}

/** What a post said before; what was hidden stays between its author and the moderators. */
export const listEdits = async (ctx: Caller, { params }: ById): Promise<ForumEdit[]> => {
  const post = await requirePost(ctx, params.id)
  const all = post.authorId === ctx.account._id || whoOf(ctx).moderates
  return selectEdits(ctx.db, ctx.building._id, { postId: post._id, commentId: null }, all)
}

/** The same of a comment. */
export const listCommentEdits = async (ctx: Caller, { params }: ById): Promise<ForumEdit[]> => {
  const { known } = await requireReadable(ctx, params.id)
  if (known.isDeleted) throw NotFound()
  const all = known.author.isMe || whoOf(ctx).moderates
  return selectEdits(ctx.db, ctx.building._id, { postId: known.postId, commentId: known._id }, all)
}
