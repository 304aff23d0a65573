import type { KindWords } from './change-words.ts'

export const forumSettingsWords: KindWords = {
  one: 'Forum settings',
  actions: { changed: 'Forum settings changed' },
  fields: { lookFirst: 'reviewed before publishing' },
}

export const forumCategoryWords: KindWords = {
  one: 'Forum category',
  actions: {
    categoryMade: 'Category created',
    categoryChanged: 'Category changed',
    categoryRetired: 'Category closed',
    categoryBack: 'Category reopened',
  },
  fields: { name: 'name', about: 'description', readRoles: 'readers', writeRoles: 'authors', isRetired: 'closed' },
}
