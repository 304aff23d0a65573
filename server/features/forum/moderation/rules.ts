/** What is hidden, who is looked at first, and who decides: pure, as tables test it. */
import type { ForumKind, ForumStatus } from '../../../../contract/forum/kinds.ts'
import type {
  ForumActKind,
  ForumCaseCause,
  ForumReason,
  LookFirst,
} from '../../../../contract/forum/moderation-kinds.ts'
import { forumReasonLabels } from '../../../../contract/forum/moderation-words.ts'
import {
  newWriterLinks,
  newWriterPosts,
  newWriterPostsADay,
  reportersThatHide,
} from '../../../../contract/limits/moderation.ts'

/** What its author reads of why something is hidden: the reason, and what the moderator said. */
export const reasonWords = (reason: ForumReason, words: string): string =>
  reason === 'other' ? words : words === '' ? forumReasonLabels[reason] : `${forumReasonLabels[reason]}: ${words}`

export const heldWords = 'Several people reported it. A moderator will review it.'

/** Whether so many people who report something hide it until a moderator looks; not where one let it stand as it is. */
export const isHeldBy = (reporters: number, status: ForumStatus, wasKept: boolean): boolean =>
  status === 'visible' && !wasKept && reporters >= reportersThatHide

/** How many different places of the web a text names; a person who is mentioned is none. */
export const linksIn = (html: string): number =>
  new Set(Array.from(html.matchAll(/(?:https?:\/\/|www\.)[^\s"'<>]+/gi), ([link]) => link.replace(/^https?:\/\//i, '')))
    .size

/** Somebody who writes: what of theirs stands, and what they wrote in the last 24 hours. */
export interface Writer {
  /** They look after the building or its forum, or write among council. */
  isTrusted: boolean
  /** Posts that everybody sees. */
  standing: number
  today: number
}

const isNew = ({ isTrusted, standing }: Writer): boolean => !isTrusted && standing < newWriterPosts

/** Why a new writer's post is refused: too many in a day, or too many links; null where it is not. */
export const newWriterFault = (writer: Writer, links: number): 'posts' | 'links' | null => {
  if (!isNew(writer)) return null
  if (writer.today >= newWriterPostsADay) return 'posts'
  return links > newWriterLinks ? 'links' : null
}

/** Whether a moderator looks at what somebody wrote before others see it. */
export const waitsForLook = (lookFirst: LookFirst, writer: Writer): boolean =>
  !writer.isTrusted && (lookFirst === 'everybody' || (lookFirst === 'newWriters' && isNew(writer)))

/** How something stands after whoever wrote it changed it: what was hidden, or waits, is looked at anew. */
export const statusOfChanged = (before: ForumStatus, looks: boolean): ForumStatus =>
  before === 'visible' && !looks ? 'visible' : 'awaiting'

/** What the log says when something that waited is let stand. */
export const keptAs = (cause: ForumCaseCause): ForumActKind =>
  cause === 'reported' ? 'kept' : cause === 'held' ? 'restored' : 'shown'

/** Whether a post can be moved between categories: what is said among council stays there, and nothing is put there. */
export const mayMove = (
  from: { _id: string; kind: ForumKind },
  to: { _id: string; kind: ForumKind; isRetired: boolean },
) => from._id !== to._id && from.kind !== 'council' && to.kind !== 'council' && !to.isRetired
