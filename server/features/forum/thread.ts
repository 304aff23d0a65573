/** What stands below a post, as somebody may see it. */
import type { CommentQuery } from '../../../contract/forum.ts'
import type { ForumComment, ForumReply } from '../../../contract/forum/comment.ts'
import type { Page } from '../../../contract/route.ts'
import { NotFound } from '../../http/errors.ts'
import { selectComment, selectComments, selectReplies, type KnownComment, type KnownThread } from './comments-store.ts'
import type { KnownPost } from './posts-store.ts'
import { readerOf, requirePost, shown, whoOf, type ById, type Caller } from './reading.ts'
import { commentCan } from './rules.ts'

const quoteOf = ({ quote }: KnownComment): ForumReply['quote'] =>
  quote &&
  (quote.isShown ? { _id: quote._id, name: quote.name, words: quote.words } : { _id: quote._id, name: null, words: '' })

/** Comments of one post in what the caller may know of them. */
export const showing = (ctx: Caller, post: KnownPost): ((known: KnownComment) => ForumReply) => {
  const who = whoOf(ctx)
  const seen = shown(ctx, post)
  const postIsOpen = !post.locked && seen.status === 'visible' && !post.isRetired
  return (known) => {
    const { preview: _p, hiddenAt, replyCount: _c, author, ...comment } = known
    const isMine = author.isMe
    const isTold = isMine || who.moderates
    const isShown = !known.isDeleted && (known.status === 'visible' || isTold)
    const facts = { isMine, isDeleted: known.isDeleted, status: known.status, hiddenAt, post: seen.can, postIsOpen }
    return {
      ...comment,
      author: isShown ? author : null,
      body: isShown ? known.body : '',
      attachments: isShown ? known.attachments : [],
      quote: isShown ? quoteOf(known) : null,
      official: isShown ? known.official : null,
      hiddenReason: isTold ? known.hiddenReason : null,
      isAnswer: post.answerId === known._id,
      isNew: !isMine && (post.readUntil === null || known.createdAt > post.readUntil),
      can: commentCan(who, facts, ctx.now),
    }
  }
}

const threadOf =
  (show: (known: KnownComment) => ForumReply) =>
  ({ replies, repliesCursor, ...top }: KnownThread): ForumComment => ({
    ...show(top),
    replyCount: top.replyCount,
    replies: replies.map(show),
    repliesCursor,
  })

/** The comments of a post that is there for the caller, each with the first replies. */
export const listComments = async (
  ctx: Caller,
  { params, query }: ById & { query: CommentQuery },
): Promise<Page<ForumComment>> => {
  const post = await requirePost(ctx, params.id)
  const page = await selectComments(ctx.db, readerOf(ctx), post._id, query)
  return { ...page, items: page.items.map(threadOf(showing(ctx, post))) }
}

export interface Found {
  post: KnownPost
  known: KnownComment
}

/** A comment that takes a place for the caller, with its post; 404 for any other. */
export const requireComment = async (ctx: Caller, id: string): Promise<Found> => {
  const known = await selectComment(ctx.db, readerOf(ctx), id)
  if (!known) throw NotFound()
  return { known, post: await requirePost(ctx, known.postId) }
}

/** The same of one whose text the caller may read; 404 for one that was deleted, or is hidden from them. */
export const requireReadable = async (ctx: Caller, id: string): Promise<Found> => {
  const found = await requireComment(ctx, id)
  if (showing(ctx, found.post)(found.known).author === null) throw NotFound()
  return found
}

/** The further replies to a comment. */
export const listReplies = async (
  ctx: Caller,
  { params, query }: ById & { query: Pick<CommentQuery, 'cursor' | 'limit'> },
): Promise<Page<ForumReply>> => {
  const { post } = await requireComment(ctx, params.id)
  const page = await selectReplies(ctx.db, readerOf(ctx), params.id, query)
  return { ...page, items: page.items.map(showing(ctx, post)) }
}
