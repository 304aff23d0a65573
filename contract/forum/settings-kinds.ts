import { kind } from '../kind.ts'

export const forumSettingsKind = kind('forumSettings', {
  page: () => '/settings/forum',
  views: { unlogged: null },
  history: {
    one: 'Forum settings',
    actions: { changed: 'Forum settings changed' },
    fields: { lookFirst: 'reviewed before publishing' },
  },
})

export const forumCategoryKind = kind('forumCategory', {
  page: () => '/settings/forum',
  views: {},
  history: {
    one: 'Forum category',
    actions: {
      categoryMade: 'Category created',
      categoryChanged: 'Category changed',
      categoryRetired: 'Category closed',
      categoryBack: 'Category reopened',
    },
    fields: { name: 'name', about: 'description', readRoles: 'readers', writeRoles: 'authors', isRetired: 'closed' },
  },
})
