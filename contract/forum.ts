import { z } from 'zod'
import { Id } from './fields.ts'
import {
  AnswerChoice,
  AttentionChoice,
  ForumCommentChange,
  ForumCommentDraft,
  ForumPostChange,
  ForumPostDraft,
  ForumSlug,
  OfficialChoice,
  PollChoice,
  ReactionChoice,
  ReadAll,
  SoldChoice,
} from './forum/bodies.ts'
import { ForumComment, ForumReply } from './forum/comment.ts'
import { ForumFound } from './forum/found.ts'
import { ForumCategory, ForumEdit, ForumPerson, ForumPost, ForumPostRow } from './forum/post.ts'
import { Paging } from './paging.ts'
import { del, get, post, put } from './route.ts'

const { cursor, limit } = Paging.shape

export const ForumQuery = z.object({
  cursor,
  limit,
  /** Without one all that the caller may read. */
  category: ForumSlug.optional(),
  /** What the caller wrote, in whatever state; follows; or has not read. */
  shows: z.enum(['mine', 'following', 'unread']).optional(),
  /** In a marketplace. */
  sale: z.enum(['selling', 'sold']).optional(),
  /** What one person wrote. */
  author: Id.optional(),
})
export type ForumQuery = z.output<typeof ForumQuery>

export const ForumSearch = z.object({
  cursor,
  limit,
  search: z.string().trim().min(2, 'Enter at least two letters').max(100),
  category: ForumSlug.optional(),
})
export type ForumSearch = z.output<typeof ForumSearch>

export const CommentQuery = z.object({
  cursor,
  limit,
  order: z.enum(['oldest', 'newest']).default('oldest'),
  /** Begins at this comment, or at the one that this reply stands below. */
  from: Id.optional(),
})
export type CommentQuery = z.output<typeof CommentQuery>

const ById = z.object({ id: Id })
const OfFile = z.object({ id: Id, fileId: Id })
const reader = { access: 'member', feature: 'forum' } as const
const touch = { ...reader, params: ById, reply: ForumPost, throttle: 'forumTouch' } as const
const touchComment = { ...reader, params: ById, reply: ForumReply, throttle: 'forumTouch' } as const

/** The forum: where the people of a building talk. A category that somebody may not read is not there for them. */
export const forum = {
  categories: get('/api/forum/categories', {
    shows: 'forumPost.unlogged',
    ...reader,
    summary: 'List the categories the caller can read, with unread counts',
    reply: z.array(ForumCategory),
  }),
  list: get('/api/forum/posts', {
    shows: 'forumPost.all',
    ...reader,
    summary: 'List posts, pinned ones first, then by latest activity',
    query: ForumQuery,
    reply: ForumPostRow,
    sends: 'page',
  }),
  search: get('/api/forum/search', {
    shows: 'forumPost.all',
    ...reader,
    summary: 'Search posts and comments for all keywords, newest first',
    query: ForumSearch,
    reply: ForumFound,
    sends: 'page',
    throttle: 'forumSearch',
  }),
  people: get('/api/forum/people', {
    shows: null,
    ...reader,
    summary: 'List people who can be mentioned in a category',
    query: z.object({ category: ForumSlug, search: Paging.shape.search }),
    reply: z.array(ForumPerson),
    throttle: 'forumSearch',
  }),
  readAll: post('/api/forum/read-all', {
    ...reader,
    summary: 'Mark everything in one or all categories as read',
    body: ReadAll,
    reply: z.array(ForumCategory),
  }),
  write: post('/api/forum/posts', {
    ...reader,
    summary: 'Create a post, with files',
    body: ForumPostDraft,
    files: true,
    reply: ForumPost,
    throttle: 'forumPost',
  }),
  get: get('/api/forum/posts/:id', {
    shows: 'forumPost.all',
    ...reader,
    summary: 'Get a post',
    params: ById,
    reply: ForumPost,
  }),
  change: put('/api/forum/posts/:id', {
    ...reader,
    summary: 'Edit one of the caller’s posts; earlier versions are kept, 409 if the version is stale',
    params: ById,
    body: ForumPostChange,
    files: true,
    reply: ForumPost,
  }),
  remove: del('/api/forum/posts/:id', {
    ...reader,
    summary: 'Delete a post of one’s own with its comments',
    params: ById,
  }),
  edits: get('/api/forum/posts/:id/edits', {
    shows: 'forumPost.all',
    ...reader,
    summary: 'List earlier versions of a post, newest first',
    params: ById,
    reply: z.array(ForumEdit),
  }),
  read: post('/api/forum/posts/:id/read', { ...reader, summary: 'Mark a post as read up to now', params: ById }),
  react: put('/api/forum/posts/:id/reaction', { ...touch, summary: 'React to a post', body: ReactionChoice }),
  attend: put('/api/forum/posts/:id/attention', { ...touch, summary: 'Follow or mute a post', body: AttentionChoice }),
  answer: put('/api/forum/posts/:id/answer', {
    ...touch,
    summary: 'Mark a comment as the answer to a post, or clear it',
    body: AnswerChoice,
  }),
  sell: put('/api/forum/posts/:id/sold', { ...touch, summary: 'Mark an item as sold', body: SoldChoice }),
  answerPoll: put('/api/forum/posts/:id/poll-answer', {
    ...touch,
    summary: 'Answer a post’s poll; the last answer before it closes counts',
    body: PollChoice,
  }),
  openFile: get('/api/forum/posts/:id/files/:fileId', {
    shows: 'forumPost.all',
    ...reader,
    summary: 'Open a post’s photo or file',
    params: OfFile,
    sends: 'file',
  }),
  comments: get('/api/forum/posts/:id/comments', {
    shows: 'forumPost.all',
    ...reader,
    summary: 'List comments on a post, each with its first replies',
    params: ById,
    query: CommentQuery,
    reply: ForumComment,
    sends: 'page',
  }),
  comment: post('/api/forum/posts/:id/comments', {
    ...reader,
    summary: 'Comment on a post or reply to a comment, with files',
    params: ById,
    body: ForumCommentDraft,
    files: true,
    reply: ForumReply,
    throttle: 'forumComment',
  }),
  replies: get('/api/forum/comments/:id/replies', {
    shows: 'forumPost.all',
    ...reader,
    summary: 'List replies to a comment, oldest first',
    params: ById,
    query: z.object({ cursor, limit }),
    reply: ForumReply,
    sends: 'page',
  }),
  changeComment: put('/api/forum/comments/:id', {
    ...reader,
    summary: 'Edit one of the caller’s comments; earlier versions are kept',
    params: ById,
    body: ForumCommentChange,
    files: true,
    reply: ForumReply,
  }),
  removeComment: del('/api/forum/comments/:id', {
    ...reader,
    summary: 'Delete a comment of one’s own; replies to it stay',
    params: ById,
  }),
  commentEdits: get('/api/forum/comments/:id/edits', {
    shows: 'forumPost.all',
    ...reader,
    summary: 'List earlier versions of a comment, newest first',
    params: ById,
    reply: z.array(ForumEdit),
  }),
  reactToComment: put('/api/forum/comments/:id/reaction', {
    ...touchComment,
    summary: 'React to a comment',
    body: ReactionChoice,
  }),
  markOfficial: put('/api/forum/comments/:id/official', {
    ...touchComment,
    access: 'manager',
    summary: 'Mark one of the caller’s comments as official for council or management',
    body: OfficialChoice,
  }),
  openCommentFile: get('/api/forum/comments/:id/files/:fileId', {
    shows: 'forumPost.all',
    ...reader,
    summary: 'Open a comment’s photo or file',
    params: OfFile,
    sends: 'file',
  }),
}
