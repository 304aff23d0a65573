/** What the tickets of a building say in figures: there, on the dashboard and in the building stats. */
import { flowMonths } from '../../../contract/limits/tickets.ts'
import type { TicketFigures } from '../../../contract/tickets/ticket.ts'
import type { Figures } from '../../offers.ts'
import { addDays } from '../../../contract/time.ts'
import { activeStatuses, selectFlow, selectMedians, selectNow, selectRating } from './figures-store.ts'
import { todayIn, type Caller } from './reading.ts'

const daysOfFlow = Math.round((flowMonths * 365) / 12)

/** How tickets came and went, and how long they took, over the last year. */
export const ticketFigures = async (ctx: Caller): Promise<TicketFigures> => {
  const day = todayIn(ctx)
  const since = addDays(day, -daysOfFlow)
  return {
    now: await selectNow(ctx.db, ctx.building._id),
    flow: await selectFlow(ctx.db, ctx.building._id, { today: day, zone: ctx.building.timeZone }),
    medians: await selectMedians(ctx.db, ctx.building._id, since),
    rating: await selectRating(ctx.db, ctx.building._id, since),
  }
}

/** Of the dashboard: the caller's own open tickets, and those of the building (specification, sections 2 and 5). */
export const ticketFiguresOffered: Pick<Figures, 'openTickets' | 'activeTickets'> = {
  openTickets: ({ building, account }) =>
    `select count(*)::integer from tickets t where t.building_id = ${building} and t.status in ${activeStatuses}
     and (t.reporter_id = ${account} or exists (select from ticket_followers f
       where f.building_id = t.building_id and f.ticket_id = t.id and f.account_id = ${account}))`,
  activeTickets: ({ building }) =>
    `select count(*)::integer from tickets t where t.building_id = ${building} and t.status in ${activeStatuses}`,
}
