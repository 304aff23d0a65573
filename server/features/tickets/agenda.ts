/** What the tickets of a building ask of those who look after them today. */
import { ticketKind } from '../../../contract/tickets/ticket-kind.ts'
import { agendaSoonDays, agendaTrendDays } from '../../../contract/limits/agenda.ts'
import type { AgendaStanding } from '../../../contract/overview/day.ts'
import { addDays, endOfDay, later, localDateOf, type LocalDate } from '../../../contract/time.ts'
import type { Member } from '../../context.ts'
import type { AgendaOf } from '../../offers.ts'
import { countStanding, selectWanting, type Wanting } from './agenda-store.ts'
import { managesTickets } from './reading.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Late by the moment and not by the day; what is not due yet waits, but for what the reader has in hand. */
const standingOf = ({ dueAt, isMine }: Wanting, dueOn: LocalDate | null, ctx: Member, today: LocalDate) => {
  if (dueAt === null || dueOn === null) return 'waiting'
  if (dueAt < ctx.now) return 'overdue'
  if (dueOn === today) return 'today'
  return isMine && dueOn <= addDays(today, agendaSoonDays) ? 'soon' : 'waiting'
}

const wanted = { answer: 'Reply due', resolve: 'Resolution due' } as const

const detailOf = ({ dueFor, isMine, isNobodys }: Wanting, standing: AgendaStanding): string => {
  const hands = isMine ? 'assigned to you' : isNobodys ? 'unassigned' : ''
  const owed = dueFor !== null && standing !== 'waiting' ? wanted[dueFor] : ''
  const words = [owed, hands].filter(Boolean).join('; ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Tickets that are late or due today, the caller's own, and those of nobody; nothing for who does not look after them. */
export const ticketsToday: AgendaOf = async (ctx, today) => {
  const { _id: buildingId, timeZone, features } = ctx.building
  if (!features.maintenanceTickets || !managesTickets(ctx)) return null
  const until = endOfDay(today, timeZone)
  const { found, tickets } = await selectWanting(ctx.db, buildingId, { accountId: ctx.account._id, until })
  const before = later(ctx.now, -agendaTrendDays * dayMs)
  const { open, openBefore, late } = await countStanding(ctx.db, buildingId, { now: ctx.now, before })
  const figure = { of: null, before: null }
  return {
    entries: tickets.map((ticket) => {
      const dueOn = ticket.dueAt === null ? null : localDateOf(ticket.dueAt, timeZone)
      const standing = standingOf(ticket, dueOn, ctx, today)
      const { _id, number, title } = ticket
      const detail = detailOf(ticket, standing)
      const named = { key: `ticket:${_id}`, title: `#${number} ${title}`, detail, to: ticketKind.page(_id) }
      return { ...named, kind: 'ticket', dueOn, standing }
    }),
    found,
    noun: 'ticket',
    list: '/tickets',
    figures: [
      { ...figure, key: 'openTickets', label: 'Open tickets', value: open, before: openBefore, to: '/tickets' },
      { ...figure, key: 'lateTickets', label: 'Overdue tickets', value: late, to: '/tickets?due=late' },
    ],
  }
}
