import { z } from 'zod'
import { Id, InstantField } from '../fields.ts'
import { Attachment } from '../notices.ts'
import { ForumAttention, ForumKind, ForumOffice, ForumReaction, ForumStatus } from './kinds.ts'

/** A post as it is read, in lists and by itself. */

/** Who wrote something: by the real name; the unit only where they chose to show it. */
export const ForumAuthor = z.object({
  _id: Id,
  name: z.string(),
  unitNumber: z.string().nullable(),
  isMe: z.boolean(),
})
export type ForumAuthor = z.infer<typeof ForumAuthor>

const CategoryOfPost = z.object({ _id: Id, slug: z.string(), name: z.string(), kind: ForumKind })

/** How many answered with what; a reaction that nobody chose is missing. */
export const ForumReactions = z.partialRecord(ForumReaction, z.number().int())
export type ForumReactions = z.infer<typeof ForumReactions>

/** A category of the caller's; one that the caller may not read is not there. */
export const ForumCategory = z.object({
  _id: Id,
  slug: z.string(),
  name: z.string(),
  about: z.string(),
  kind: ForumKind,
  /** Posts with something that the caller has not read, counted up to a hundred. */
  unread: z.number().int(),
  isRetired: z.boolean(),
  can: z.object({ write: z.boolean() }),
})
export type ForumCategory = z.infer<typeof ForumCategory>

/** What is offered; no price where it is to be agreed on. */
const ForumSale = z.object({ priceCents: z.number().int().nullable(), soldAt: InstantField.nullable() })

export const ForumPostRow = z.object({
  _id: Id,
  category: CategoryOfPost,
  title: z.string(),
  /** Plain text, at most 150 characters. */
  preview: z.string(),
  author: ForumAuthor,
  official: ForumOffice.nullable(),
  createdAt: InstantField,
  /** When it was written or last commented on. */
  lastAt: InstantField,
  comments: z.number().int(),
  reactions: ForumReactions,
  files: z.number().int(),
  /** The first picture that hangs on it. */
  pictureId: Id.nullable(),
  pinned: z.boolean(),
  locked: z.boolean(),
  isAnswered: z.boolean(),
  hasPoll: z.boolean(),
  /** Null but in a marketplace. */
  sale: ForumSale.nullable(),
  status: ForumStatus,
  unread: z.boolean(),
  attention: ForumAttention,
})
export type ForumPostRow = z.infer<typeof ForumPostRow>

export const ForumPoll = z.object({
  closesAt: InstantField.nullable(),
  isClosed: z.boolean(),
  /** How many people answered. */
  answers: z.number().int(),
  /** How many chose it: null until the caller has answered or the poll is closed. */
  choices: z.array(z.object({ _id: Id, words: z.string(), count: z.number().int().nullable() })),
  /** The caller's. */
  answer: Id.nullable(),
})
export type ForumPoll = z.infer<typeof ForumPoll>

/** What the caller may do with a post now. */
export const ForumPostCan = z.object({
  comment: z.boolean(),
  react: z.boolean(),
  edit: z.boolean(),
  delete: z.boolean(),
  markAnswer: z.boolean(),
  markSold: z.boolean(),
  answerPoll: z.boolean(),
  /** Speak for the council or the management in a comment. */
  speakOfficially: z.boolean(),
  /** Look after what is written here: hide, restore, pin, lock, move. */
  moderate: z.boolean(),
})
export type ForumPostCan = z.infer<typeof ForumPostCan>

export const ForumPost = ForumPostRow.omit({ files: true }).extend({
  /** Rich text, cleaned; what is hidden or waits is read by who wrote it and by moderators only. */
  body: z.string(),
  attachments: z.array(Attachment),
  poll: ForumPoll.nullable(),
  editedAt: InstantField.nullable(),
  myReaction: ForumReaction.nullable(),
  /** The comment that answers it; null where none does, or where it cannot be seen. */
  answerId: Id.nullable(),
  /** Why it was hidden. */
  hiddenReason: z.string().nullable(),
  hiddenAt: InstantField.nullable(),
  version: z.number().int(),
  can: ForumPostCan,
})
export type ForumPost = z.infer<typeof ForumPost>

/** A former text. */
export const ForumEdit = z.object({
  _id: Id,
  /** Until when it stood. */
  at: InstantField,
  by: z.string(),
  /** Null for a comment. */
  title: z.string().nullable(),
  body: z.string(),
})
export type ForumEdit = z.infer<typeof ForumEdit>

/** Somebody who can be mentioned in a category. */
export const ForumPerson = z.object({ _id: Id, name: z.string() })
export type ForumPerson = z.infer<typeof ForumPerson>
