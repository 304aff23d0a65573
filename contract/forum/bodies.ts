import { z } from 'zod'
import { Id, InstantField, requiredText, richText } from '../fields.ts'
import { clearable, count, flag, list, nested } from '../form.ts'
import {
  forumBodyMostChars,
  forumChoiceMostChars,
  forumChoicesLeast,
  forumChoicesMost,
  forumCommentMostChars,
  forumPostFilesMost,
  forumPriceMostCents,
  forumSlugMostChars,
  forumTitleMostChars,
} from '../limits/forum.ts'
import { hasAlike } from '../clean.ts'
import { ForumAttention, ForumReaction } from './kinds.ts'

/** What is written in the forum. Posts and comments may come with pictures, so their fields read text too. */

const Version = z.coerce.number().int()
export const forumTooLong = (most: number): string => `Text must be at most ${most} characters`
const text = (max: number) => richText({ label: 'Text', max, tooLong: forumTooLong(max) })
const title = requiredText({ label: 'Title', missing: 'Enter a title', max: forumTitleMostChars })
const price = clearable(count(0, forumPriceMostCents))

/** A category by its place in addresses: `marketplace`. */
export const ForumSlug = z
  .string({ error: 'Choose a category' })
  .max(forumSlugMostChars)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Choose a category')

const PollDraft = z.object({
  choices: z
    .array(requiredText({ label: 'Choice', missing: 'Enter a choice', max: forumChoiceMostChars }))
    .min(forumChoicesLeast, `Enter at least ${forumChoicesLeast} choices`)
    .max(forumChoicesMost, `Enter at most ${forumChoicesMost} choices`)
    .refine((choices) => !hasAlike(choices), 'Two choices are the same'),
  closesAt: clearable(InstantField).default(null),
})

/** People are mentioned by a link to them: `<a href="/user/…">@Olivia Owner</a>`. */
export const ForumPostDraft = z.object({
  category: ForumSlug,
  title,
  body: text(forumBodyMostChars),
  /** In a marketplace: what it costs; nothing where it is to be agreed on. */
  priceCents: price.default(null),
  poll: nested(PollDraft.nullable()).default(null),
  /** Written for the council or the management. */
  official: flag().default(false),
})
export type ForumPostDraft = z.output<typeof ForumPostDraft>

export const ForumPostChange = z.object({
  title: title.optional(),
  body: text(forumBodyMostChars).optional(),
  priceCents: price.optional(),
  removeAttachmentIds: list(Id, forumPostFilesMost).default([]),
  version: Version,
})
export type ForumPostChange = z.output<typeof ForumPostChange>

export const ForumCommentDraft = z.object({
  body: text(forumCommentMostChars),
  /** The comment that it answers; an answer to a reply stands beside it. */
  parentId: clearable(Id).default(null),
  /** The comment that it quotes. */
  quoteId: clearable(Id).default(null),
  official: flag().default(false),
})
export type ForumCommentDraft = z.output<typeof ForumCommentDraft>

export const ForumCommentChange = z.object({
  body: text(forumCommentMostChars),
  removeAttachmentIds: list(Id, forumPostFilesMost).default([]),
  version: Version,
})
export type ForumCommentChange = z.output<typeof ForumCommentChange>

/** The caller's one reaction in place of the one before; null takes it back. */
export const ReactionChoice = z.object({ reaction: ForumReaction.nullable() })
export const AttentionChoice = z.object({ attention: ForumAttention })
export const AnswerChoice = z.object({ commentId: Id.nullable() })
export const SoldChoice = z.object({ sold: z.boolean() })
export const OfficialChoice = z.object({ official: z.boolean() })
export const PollChoice = z.object({ choiceId: Id })
export const ReadAll = z.object({ category: ForumSlug.optional() })
