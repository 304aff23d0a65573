import { api } from '../../api/api.ts'

/** What is stale after something happened to a ticket. */
export const shownOfTickets = [
  api.tickets.list,
  api.tickets.counts,
  api.tickets.hands,
  api.tickets.groups,
  api.tickets.mine,
  api.tickets.similar,
  api.tickets.get,
  api.tickets.internalNotes,
  api.audit.history,
]
