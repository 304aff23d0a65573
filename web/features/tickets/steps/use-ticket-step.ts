import type { Ticket } from '../../../../contract/tickets/ticket.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { useStep } from '../../../api/use-step.ts'
import { shownOfTickets } from '../shown.ts'

/** A step with a ticket. */
export const useTicketStep = <T>(endpoint: Endpoint<T>, done: string) =>
  useStep<Ticket, T>(endpoint, { done, shown: shownOfTickets })
