import { priorityLabels } from '../tickets/priorities.ts'
import { categoryLabels, eventLabels, statusLabels } from '../tickets/ticket-words.ts'
import type { KindWords } from './change-words.ts'

export const ticketWords: KindWords = {
  one: 'Ticket',
  actions: {
    ...eventLabels,
    wrote: 'A message was written',
    asked: 'A question was asked',
    'internal note': 'An internal note was written',
  },
  fields: {
    placeWords: 'where',
    resumesOn: 'goes on',
    assignee: 'assigned to',
    mergedInto: 'part of',
    despiteWarnings: 'despite warnings',
  },
  values: { category: categoryLabels, priority: priorityLabels, status: statusLabels },
}
