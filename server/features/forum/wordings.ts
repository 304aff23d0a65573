/** What the rows of the inbox and mails that wait say of the forum, by their kind. */
import type { MessageKind } from '../../../contract/message-kinds.ts'
import type { WordRows } from '../../offers.ts'
import { wordDigest } from './digest/digest.ts'
import { wordForum } from './messages.ts'
import { wordModerated, wordReported } from './moderation/moderation.ts'

export const forumWordings = {
  'forum.mentioned': wordForum('forum.mentioned'),
  'forum.replied': wordForum('forum.replied'),
  'forum.council': wordForum('forum.council'),
  'forum.reported': wordReported,
  'forum.moderated': wordModerated,
  'forum.digest': wordDigest,
} as const satisfies Partial<Record<MessageKind, WordRows>>
