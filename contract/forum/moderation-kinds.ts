import { z } from 'zod'

/** The words of which moderation is made; what they are called stands in moderation-words.ts. */

/** Why something is reported, and why it is hidden. */
export const ForumReason = z.enum([
  'rude',
  'private',
  'discriminating',
  'untrue',
  'advertising',
  'offTopic',
  'unlawful',
  'other',
])
export type ForumReason = z.infer<typeof ForumReason>

/** What was written: a post, or a comment on one. */
export const ForumThingKind = z.enum(['post', 'comment'])
export type ForumThingKind = z.infer<typeof ForumThingKind>

/**
 * Why something waits for a moderator: somebody reported it; so many did that it is hidden meanwhile; nobody has looked
 * at it yet; or it was hidden and whoever wrote it corrected it.
 */
export const ForumCaseCause = z.enum(['reported', 'held', 'new', 'corrected'])
export type ForumCaseCause = z.infer<typeof ForumCaseCause>

/** Whose posts and comments a moderator looks at before others see them. */
export const LookFirst = z.enum(['nobody', 'newWriters', 'everybody'])
export type LookFirst = z.infer<typeof LookFirst>

/** What stands in the log. `held` is what reports did; `kept` is what was reported and stands. */
export const ForumActKind = z.enum([
  'held',
  'hidden',
  'restored',
  'kept',
  'shown',
  'moved',
  'locked',
  'unlocked',
  'pinned',
  'unpinned',
  'lookFirst',
  'categoryMade',
  'categoryChanged',
  'categoryRetired',
  'categoryBack',
])
export type ForumActKind = z.infer<typeof ForumActKind>

/** In which role something was moderated; `residents` where their reports did it. */
export const ForumActSide = z.enum(['council', 'management', 'residents'])
export type ForumActSide = z.infer<typeof ForumActSide>
