import type { KindOfMessage } from '../message-kinds.ts'

/** What people are told of maintenance tickets. */

const tickets = { feature: 'maintenanceTickets' } as const

export const ticketKinds = {
  'ticket.news': {
    ...tickets,
    label: 'Your maintenance tickets',
    about: 'Replies, questions and updates on tickets you reported or follow.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'We always keep you posted on what you report.',
  },
  'ticket.emergency': {
    ...tickets,
    label: 'Reported emergencies',
    about: 'A resident reports an emergency: flooding, fire, a stuck elevator.',
    class: 'transactional',
    by: { inbox: 'always', email: 'always', push: 'always' },
    locked: 'The people who run the building need to know right away, at any hour.',
    managers: true,
  },
  'ticket.reported': {
    ...tickets,
    label: 'Maintenance tickets',
    about: 'New tickets, replies from residents, and ratings.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'ticket.assigned': {
    ...tickets,
    label: 'Tickets assigned to you',
    about: 'Someone assigns a maintenance ticket to you.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'off' },
    locked: 'You’re responsible for these tickets.',
    managers: true,
  },
  'ticket.late': {
    ...tickets,
    label: 'Ticket deadlines',
    about: 'A first reply or a repair is due soon or overdue. Never sent at night.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
} as const satisfies Record<string, KindOfMessage>
