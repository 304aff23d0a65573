import { z } from 'zod'
import { reactions } from './reactions.ts'

/** The words of which the forum is made; what they are called stands in forum-words.ts. */

export const ForumKind = z.enum(['general', 'marketplace', 'council'])
export type ForumKind = z.infer<typeof ForumKind>

/** Whether others see it: `hidden` by a moderator with a reason, `awaiting` a moderator's look. */
export const ForumStatus = z.enum(['visible', 'hidden', 'awaiting'])
export type ForumStatus = z.infer<typeof ForumStatus>

export const ForumReaction = z.enum(reactions)
export type ForumReaction = z.infer<typeof ForumReaction>

/** Whether somebody is told of what comes in a post; `none` where they never said, `muted` also keeps it from being unread. */
export const ForumAttention = z.enum(['none', 'following', 'muted'])
export type ForumAttention = z.infer<typeof ForumAttention>

/** In whose name something official was written. */
export const ForumOffice = z.enum(['council', 'management'])
export type ForumOffice = z.infer<typeof ForumOffice>
