import { z } from 'zod'
import { Id, InstantField } from '../fields.ts'

/** A text and where in it what was looked for stands: from and up to, in UTF-16 units, in order. */
export const MarkedText = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
})
export type MarkedText = z.infer<typeof MarkedText>

/** A post or a comment that a search found. */
export const ForumFound = z.object({
  postId: Id,
  /** Null where it is the post itself. */
  commentId: Id.nullable(),
  category: z.object({ slug: z.string(), name: z.string() }),
  title: MarkedText,
  /** The text around the first place; its beginning where only the title holds the words. */
  excerpt: MarkedText,
  authorName: z.string(),
  at: InstantField,
})
export type ForumFound = z.infer<typeof ForumFound>
