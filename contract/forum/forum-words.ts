import type { ForumKind } from './kinds.ts'

export const forumKindLabels: Readonly<Record<ForumKind, string>> = {
  general: 'Discussion',
  marketplace: 'Marketplace',
  council: 'Council',
}
