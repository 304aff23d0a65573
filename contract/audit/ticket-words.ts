import { priorityLabels } from '../tickets/priorities.ts'
import { categoryLabels, eventLabels, statusLabels } from '../tickets/ticket-words.ts'
import type { KindWords } from './change-words.ts'

export const ticketWords: KindWords = {
  one: 'Ticket',
  actions: {
    ...eventLabels,
    wrote: 'Message sent',
    asked: 'Question asked',
    'internal note': 'Internal note added',
  },
  fields: {
    placeWords: 'where',
    resumesOn: 'resumes',
    assignee: 'assigned to',
    mergedInto: 'merged into',
    despiteWarnings: 'warnings overridden',
  },
  values: { category: categoryLabels, priority: priorityLabels, status: statusLabels },
}
