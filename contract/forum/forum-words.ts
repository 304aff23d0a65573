import type { ForumKind } from './kinds.ts'

export const forumKindLabels: Readonly<Record<ForumKind, string>> = {
  general: 'Talk',
  marketplace: 'Marketplace',
  council: 'Council',
}
