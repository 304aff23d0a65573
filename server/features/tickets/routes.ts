import { tickets } from '../../../contract/tickets.ts'
import { bind } from '../../http/bind.ts'
import { settingsRoutes } from './settings/routes.ts'
import { viewRoutes } from './views/routes.ts'
import {
  assignMany,
  changeTicket,
  countByStatus,
  exportTickets,
  followTicket,
  getTicket,
  groupTickets,
  listInternalNotes,
  listTickets,
  mergeTicket,
  myTickets,
  openInternalFile,
  openTicketFile,
  rateTicket,
  reportingFacts,
  reportTicket,
  sayInternally,
  sayOnTicket,
  similarTickets,
  stepTicket,
  ticketFigures,
  ticketHands,
  unfollowTicket,
} from './tickets.ts'

const ofTickets = bind(tickets, {
  list: listTickets,
  counts: countByStatus,
  groups: groupTickets,
  figures: ticketFigures,
  hands: ticketHands,
  file: exportTickets,
  assignMany,
  mine: myTickets,
  reporting: reportingFacts,
  similar: similarTickets,
  report: reportTicket,
  get: getTicket,
  change: changeTicket,
  step: stepTicket,
  say: sayOnTicket,
  rate: rateTicket,
  follow: followTicket,
  unfollow: unfollowTicket,
  merge: mergeTicket,
  openFile: openTicketFile,
  internalNotes: listInternalNotes,
  sayInternally,
  openInternalFile,
})

export const ticketRoutes = [...ofTickets, ...viewRoutes, ...settingsRoutes]
