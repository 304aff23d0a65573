import type { KindWords } from './change-words.ts'

export const forumPostWords: KindWords = {
  one: 'Forum post',
  actions: {
    written: 'A post was written',
    changed: 'A post was changed',
    deleted: 'A post was deleted',
    commented: 'A comment was written',
    'comment changed': 'A comment was changed',
    'comment deleted': 'A comment was deleted',
    'comment official': 'A comment speaks officially',
    'comment not official': 'A comment speaks officially no longer',
    answered: 'A comment was marked as the answer',
    'not answered': 'The answer was unmarked',
    sold: 'It was sold',
    'not sold': 'It is for sale again',
  },
  fields: { isEdited: 'text', priceCents: 'price', files: 'files' },
  named: ['text', 'comment', 'priceCents'],
}
