import type { KindWords } from './change-words.ts'

export const forumSettingsWords: KindWords = {
  one: 'Forum settings',
  actions: { changed: 'How the forum is run was changed' },
  fields: { lookFirst: 'looked at first' },
}

export const forumCategoryWords: KindWords = {
  one: 'Forum category',
  actions: {
    categoryMade: 'A category was made',
    categoryChanged: 'A category was changed',
    categoryRetired: 'A category was closed',
    categoryBack: 'A category was opened again',
  },
  fields: { name: 'name', about: 'what for', readRoles: 'who reads', writeRoles: 'who writes', isRetired: 'closed' },
}
