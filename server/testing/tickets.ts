import { notifications } from '../../contract/notifications.ts'
import { tickets } from '../../contract/tickets.ts'
import type { TicketDraft } from '../../contract/tickets/bodies.ts'
import type { Ticket } from '../../contract/tickets/ticket.ts'
import type { Caller } from './caller.ts'

/** What the tests report where nothing else is said. */
export const laundry = {
  title: 'Dryer smells of burning',
  category: 'electrical',
  place: 'common',
  placeWords: 'Laundry',
} as const

export const report = (who: Caller, more: Partial<TicketDraft> = {}, files: File[] = []): Promise<Ticket> =>
  who.call(tickets.report, { body: { ...laundry, ...more }, files })

const byId = ({ _id }: Pick<Ticket, '_id'>) => ({ params: { id: _id } })

/** Takes a step with a ticket as it was seen. */
export const step = (who: Caller, ticket: Ticket, body: { step: string; [more: string]: unknown }): Promise<Ticket> =>
  who.call(tickets.step, { ...byId(ticket), body: { ...body, version: ticket.version } as never })

/** The same where it may be refused. */
export const trying = (who: Caller, { _id, version }: Ticket, body: object) =>
  who.send('POST', `/api/tickets/${_id}/steps`, { body: { version, ...body } })

export const say = (who: Caller, ticket: Ticket, words: string): Promise<Ticket> =>
  who.call(tickets.say, { ...byId(ticket), body: { words }, files: [] })

/** The ticket as somebody sees it now. */
export const again = (who: Caller, ticket: Ticket): Promise<Ticket> => who.call(tickets.get, byId(ticket))

/** What somebody's inbox says. */
export const titlesOf = async (who: Caller): Promise<string[]> =>
  (await who.call(notifications.list, { query: { limit: 100 } })).items.map(({ title }) => title)
