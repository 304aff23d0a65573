import { ticketKind } from '../../../contract/tickets/ticket-kind.ts'
import { panelRowsMost } from '../../../contract/limits/unit-story.ts'
import { formatInstant } from '../../../contract/time.ts'
import { statusLabels, ticketNumber } from '../../../contract/tickets/ticket-words.ts'
import type { UnitPanel } from '../../../contract/units/story.ts'
import type { UnitPanelOf } from '../../offers.ts'
import { managesTickets } from './reading.ts'
import { isOpen, isOver } from './rules.ts'
import { selectOfUnit, type UnitTicket } from './unit-panel-store.ts'

const toneOf = ({ status }: UnitTicket): UnitPanel['rows'][number]['state']['tone'] => {
  if (status === 'declined') return 'neutral'
  if (isOver(status)) return 'good'
  return isOpen(status) ? 'waiting' : 'neutral'
}

/** The tickets about a unit: all of them for those who look after tickets, else one's own. */
export const ticketsOfUnit: UnitPanelOf = async (ctx, unit) => {
  if (!ctx.building.features.maintenanceTickets || ctx.role === 'visitor') return null
  const manages = managesTickets(ctx)
  if (!manages && unit.eyes !== 'owner' && unit.eyes !== 'resident') return null
  const reporterId = manages ? null : ctx.account._id
  const { count, open, tickets } = await selectOfUnit(ctx.db, ctx.building._id, unit._id, {
    reporterId,
    limit: panelRowsMost,
  })
  if (count === 0) return null
  return {
    key: 'tickets',
    title: 'Maintenance',
    summary: `${count} ${count === 1 ? 'ticket' : 'tickets'}${manages ? '' : ' of yours'}, ${open} open.`,
    rows: tickets.map((ticket) => ({
      title: `${ticketNumber(ticket)} ${ticket.title}`,
      detail: formatInstant(ticket.reportedAt, ctx.building.timeZone),
      state: { words: statusLabels[ticket.status], tone: toneOf(ticket) },
      to: ticketKind.page(ticket._id),
    })),
    more: manages
      ? { words: 'All tickets of this unit', to: `/tickets?unit=${unit._id}&state=all` }
      : { words: 'My tickets', to: '/tickets' },
  }
}
