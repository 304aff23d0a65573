import { z } from 'zod'
import { Id, InstantField } from '../fields.ts'
import { Attachment } from '../notices.ts'
import { ForumOffice, ForumReaction, ForumStatus } from './kinds.ts'
import { ForumAuthor, ForumReactions } from './post.ts'

/** What the caller may do with a comment now. */
const CommentCan = z.object({
  reply: z.boolean(),
  react: z.boolean(),
  edit: z.boolean(),
  delete: z.boolean(),
  markAnswer: z.boolean(),
  /** Mark it as official, or no longer so. */
  markOfficial: z.boolean(),
  moderate: z.boolean(),
})

export const ForumReply = z.object({
  _id: Id,
  postId: Id,
  /** The comment it stands below. */
  parentId: Id.nullable(),
  /** Null where it was deleted, or is hidden from the caller; replies to it still stand. */
  author: ForumAuthor.nullable(),
  /** Rich text, cleaned; empty where there is no author. */
  body: z.string(),
  attachments: z.array(Attachment),
  /** What it quotes: who said it and the beginning of what they said; words are empty where it can be seen no more. */
  quote: z.object({ _id: Id, name: z.string().nullable(), words: z.string() }).nullable(),
  official: ForumOffice.nullable(),
  isAnswer: z.boolean(),
  status: ForumStatus,
  isDeleted: z.boolean(),
  /** For who wrote it and for moderators. */
  hiddenReason: z.string().nullable(),
  reactions: ForumReactions,
  myReaction: ForumReaction.nullable(),
  createdAt: InstantField,
  editedAt: InstantField.nullable(),
  /** It came after the caller last read the post. */
  isNew: z.boolean(),
  version: z.number().int(),
  can: CommentCan,
})
export type ForumReply = z.infer<typeof ForumReply>

export const ForumComment = ForumReply.extend({
  /** How many replies stand below it. */
  replyCount: z.number().int(),
  /** The first of them. */
  replies: z.array(ForumReply),
  /** From where the further ones are read; null where these are all. */
  repliesCursor: z.string().nullable(),
})
export type ForumComment = z.infer<typeof ForumComment>
