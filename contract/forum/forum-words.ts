import type { ForumAttention, ForumKind, ForumStatus } from './kinds.ts'

export const forumKindLabels: Readonly<Record<ForumKind, string>> = {
  general: 'Talk',
  marketplace: 'Marketplace',
  council: 'Council',
}

export const forumStatusLabels: Readonly<Record<ForumStatus, string>> = {
  visible: 'Visible',
  hidden: 'Hidden',
  awaiting: 'Waits for a look',
}

export const attentionLabels: Readonly<Record<ForumAttention, string>> = {
  none: 'Not followed',
  following: 'Followed',
  muted: 'Muted',
}
