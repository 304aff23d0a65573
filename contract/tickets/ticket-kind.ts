import { priorityLabels } from './priorities.ts'
import { categoryLabels, eventLabels, statusLabels } from './ticket-words.ts'
import { kind } from '../kind.ts'

export const ticketKind = kind('ticket', {
  page: (id) => `/tickets/${id}`,
  views: { one: { before: 'the ticket ', one: 'ticket', many: 'tickets' }, all: 'the ticket list', unlogged: null },
  attachments: { ticket: 'tickets', ticketEvent: 'tickets', ticketInternalNote: 'tickets' },
  history: {
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
  },
})
