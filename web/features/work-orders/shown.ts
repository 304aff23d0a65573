import { api } from '../../api/api.ts'
import { shownOfLedger } from '../ledger/ledger.ts'

/** What is stale after something happened to a work order. */
export const shownOfOrders = [
  ...shownOfLedger,
  api.workOrders.list,
  api.workOrders.counts,
  api.workOrders.get,
  api.workOrders.ofTicket,
  api.workOrders.visits,
  api.vendors.work,
  api.tickets.get,
  api.tickets.hands,
]
