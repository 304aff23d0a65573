import { z } from 'zod'
import { Id, InstantField, plainText } from '../fields.ts'
import { moderationWordsMostChars, reportWordsMostChars } from '../limits/moderation.ts'
import { Attachment } from '../notices.ts'
import { Paging } from '../paging.ts'
import { get, post, put } from '../route.ts'
import { ForumSlug } from './bodies.ts'
import { ForumReply } from './comment.ts'
import { ForumStatus } from './kinds.ts'
import { ForumActKind, ForumActSide, ForumCaseCause, ForumReason, ForumThingKind } from './moderation-kinds.ts'
import { ForumAuthor, ForumPost } from './post.ts'

/** Reports, the queue of those who moderate, what they do, and the log that everybody reads. */

const { cursor, limit } = Paging.shape
const Reason = z.enum(ForumReason.options, 'Choose a reason')
const needsWords = 'Describe the problem'
const forOther = { path: ['words'], message: needsWords }
const saidWhere = ({ reason, words }: { reason?: ForumReason | undefined; words: string }) =>
  reason !== 'other' || words !== ''

/** What is wrong with something; moderators read it, whoever wrote it does not learn who said so. */
export const ForumReportDraft = z
  .object({ reason: Reason, words: plainText({ label: 'Details', max: reportWordsMostChars }).default('') })
  .refine(saidWhere, forOther)
export type ForumReportDraft = z.output<typeof ForumReportDraft>

const words = plainText({ label: 'Details', max: moderationWordsMostChars }).default('')

/** Why it is hidden: everybody reads the reason in the log; whoever wrote it and moderators read the words as well. */
export const HideBody = z.object({ reason: Reason, words }).refine(saidWhere, forOther)
export type HideBody = z.output<typeof HideBody>

/** Why it is shown again; everybody reads it in the log. */
export const RestoreBody = z.object({ words })
export type RestoreBody = z.output<typeof RestoreBody>

/** Where it belongs, and why; everybody reads it in the log. */
export const MoveBody = z.object({ category: ForumSlug, words })
export type MoveBody = z.output<typeof MoveBody>

/** Locking says why; everybody reads it in the log. */
export const LockBody = z
  .object({ locked: z.boolean(), words })
  .refine(({ locked, words: said }) => !locked || said !== '', {
    path: ['words'],
    message: 'Enter a reason for locking it',
  })
export type LockBody = z.output<typeof LockBody>

const PinBody = z.object({ pinned: z.boolean() })

/** What became of a report. */
export const ReportReceipt = z.object({
  at: InstantField,
  /** So many people reported it that it is hidden until a moderator looks at it. */
  isHidden: z.boolean(),
})
export type ReportReceipt = z.infer<typeof ReportReceipt>

const CaseReport = z.object({ reason: ForumReason, words: z.string(), at: InstantField, byName: z.string() })

/** Something that waits for a moderator, as it stands now. */
export const ForumCase = z.object({
  _id: Id,
  cause: ForumCaseCause,
  openedAt: InstantField,
  /** Null while it waits. */
  settledAt: InstantField.nullable(),
  thing: z.object({
    kind: ForumThingKind,
    _id: Id,
    postId: Id,
    /** Of the post. */
    title: z.string(),
    /** Rich text, cleaned. */
    body: z.string(),
    attachments: z.array(Attachment),
    author: ForumAuthor,
    createdAt: InstantField,
    editedAt: InstantField.nullable(),
    status: ForumStatus,
    /** Why it was hidden before, where it was. */
    hiddenReason: z.string().nullable(),
  }),
  category: z.object({ slug: z.string(), name: z.string() }),
  /** Every report of it that is not settled, the newest first; as many as the queue shows. */
  reports: z.array(CaseReport),
  /** How many people reported it. */
  reporters: z.number().int(),
  version: z.number().int(),
  /** Nobody settles what is said about their own words. */
  can: z.object({ decide: z.boolean() }),
})
export type ForumCase = z.infer<typeof ForumCase>

/** Let it stand or show it, or hide it and say why. */
const CaseDecision = z
  .discriminatedUnion('decision', [
    z.object({ decision: z.literal('keep'), words, version: z.number().int() }),
    z.object({ decision: z.literal('hide'), reason: Reason, words, version: z.number().int() }),
  ])
  .refine((body) => body.decision === 'keep' || saidWhere(body), forOther)

/** A line of the log. It never holds what was hidden, nor whose it was. */
export const ForumAct = z.object({
  _id: Id,
  at: InstantField,
  kind: ForumActKind,
  side: ForumActSide,
  thing: ForumThingKind.nullable(),
  reason: ForumReason.nullable(),
  /** Why, as the moderator said it; empty where something was hidden, but for moderators. */
  words: z.string(),
  /** Where it stands, or stood; null where it is about no category. */
  category: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** From where it was moved, or what the setting or the category was before; empty otherwise. */
  before: z.string(),
  after: z.string(),
  /** The post it is about, while everybody in its category can read it. */
  post: z.object({ _id: Id, title: z.string() }).nullable(),
  /** Who did it; null but for moderators. */
  byName: z.string().nullable(),
})
export type ForumAct = z.infer<typeof ForumAct>

const ById = z.object({ id: Id })
const reader = { access: 'member', feature: 'forum' } as const
const keeper = { access: 'manager', area: 'forum', feature: 'forum' } as const
const onPost = { ...keeper, params: ById, reply: ForumPost } as const
const onComment = { ...keeper, params: ById, reply: ForumReply } as const

export const moderation = {
  reportPost: post('/api/forum/posts/:id/report', {
    ...reader,
    summary: 'Report a post to the moderators, once until they have reviewed it',
    params: ById,
    body: ForumReportDraft,
    reply: ReportReceipt,
    throttle: 'forumReport',
  }),
  reportComment: post('/api/forum/comments/:id/report', {
    ...reader,
    summary: 'Report a comment to the moderators, once until they have reviewed it',
    params: ById,
    body: ForumReportDraft,
    reply: ReportReceipt,
    throttle: 'forumReport',
  }),
  queue: get('/api/forum/moderation/queue', {
    shows: 'forumPost.all',
    ...keeper,
    summary: 'List items pending moderation, oldest first',
    query: z.object({ cursor, limit }),
    reply: ForumCase,
    sends: 'page',
  }),
  waiting: get('/api/forum/moderation/waiting', {
    shows: 'forumPost.unlogged',
    ...keeper,
    summary: 'Count items pending moderation',
    reply: z.object({ count: z.number().int() }),
  }),
  decide: post('/api/forum/moderation/queue/:id/decision', {
    ...keeper,
    summary: 'Keep or hide an item; 409 if someone else has settled it',
    params: ById,
    body: CaseDecision,
    reply: ForumCase,
  }),
  log: get('/api/forum/moderation/log', {
    shows: 'forumPost.unlogged',
    ...reader,
    summary: 'List moderation actions with reason and role, newest first, without the hidden content',
    query: z.object({ cursor, limit, category: ForumSlug.optional() }),
    reply: ForumAct,
    sends: 'page',
  }),
  hidePost: put('/api/forum/posts/:id/hide', { ...onPost, summary: 'Hide a post, with a reason', body: HideBody }),
  restorePost: put('/api/forum/posts/:id/restore', { ...onPost, summary: 'Restore a post', body: RestoreBody }),
  hideComment: put('/api/forum/comments/:id/hide', {
    ...onComment,
    summary: 'Hide a comment, with a reason',
    body: HideBody,
  }),
  restoreComment: put('/api/forum/comments/:id/restore', {
    ...onComment,
    summary: 'Restore a comment',
    body: RestoreBody,
  }),
  move: put('/api/forum/posts/:id/category', {
    ...onPost,
    summary: 'Move a post to another category; never into or out of the council’s category',
    body: MoveBody,
  }),
  lock: put('/api/forum/posts/:id/lock', {
    ...onPost,
    summary: 'Lock a post against further comments, or unlock it',
    body: LockBody,
  }),
  pin: put('/api/forum/posts/:id/pin', {
    ...onPost,
    summary: 'Pin or unpin a post',
    body: PinBody,
  }),
}
