/** How a ticket's service clocks stand, by its story and what the building promises. */
import { openStatuses, type TicketEventKind } from '../../../contract/tickets/kinds.ts'
import { priorities } from '../../../contract/tickets/priorities.ts'
import type { TicketClock } from '../../../contract/tickets/ticket.ts'
import type { InBuilding } from '../../context.ts'
import { clockOf, type Clock, type Clocks, type Happening, type Held } from './clock/clock.ts'
import { maintenanceSettingsOf, officeOf, targetOf } from './settings/settings.ts'
import { selectUnderWay, updateClocks } from './timing-store.ts'
import { lockTickets, selectTicket, type KnownEvent, type KnownTicket } from './tickets-store.ts'

export const reopenDaysOf = async (ctx: InBuilding): Promise<number> => (await maintenanceSettingsOf(ctx)).reopenDays

/** What the two clocks of a ticket are held to now. */
export const heldTo = async (ctx: InBuilding, { priority }: Pick<KnownTicket, 'priority'>): Promise<Held> => {
  const settings = await maintenanceSettingsOf(ctx)
  return { target: targetOf(settings, priority), office: officeOf(settings, ctx.building), now: ctx.now }
}

/** What an event means to a clock; the same word of desk and resident means two things. */
const meaning: Readonly<Partial<Record<TicketEventKind, Happening['kind']>>> = {
  reported: 'opened',
  asked: 'asked',
  held: 'held',
  resumed: 'resumed',
  resolved: 'resolved',
  closed: 'closed',
  withdrawn: 'closed',
  merged: 'closed',
  declined: 'declined',
  reopened: 'reopened',
}

const happened = ({ at, kind, side }: KnownEvent): Happening[] => {
  if (kind === 'wrote') return side === 'vendor' ? [] : [{ at, kind: side === 'desk' ? 'answered' : 'heard' }]
  const what = meaning[kind]
  return what ? [{ at, kind: what }] : []
}

/** What happened to a ticket, as far as it means something to its clocks. */
export const happenings = ({ events }: Pick<KnownTicket, 'events'>): Happening[] => events.flatMap(happened)

/** Of what a plan asks for nobody waits: its own day says when it is due. */
const clocksBy = (held: Held, ticket: KnownTicket): Clocks =>
  clockOf(ticket.source === 'plan' ? [] : happenings(ticket), held)

const shownClock = ({ state, dueAt, leftMinutes }: Clock): TicketClock => ({
  state,
  dueAt,
  leftMinutes: state === 'off' ? null : leftMinutes,
})

/** The clocks as those who look after the ticket see them. */
export const clocksOf = async (
  ctx: InBuilding,
  ticket: KnownTicket,
): Promise<{ answer: TicketClock; resolve: TicketClock }> => {
  const { answer, resolve } = clocksBy(await heldTo(ctx, ticket), ticket)
  return { answer: shownClock(answer), resolve: shownClock(resolve) }
}

const isDone = ({ state }: Clock): boolean => state === 'met' || state === 'missed'

const writeClocks = async (tx: InBuilding, ticket: KnownTicket, held: Held): Promise<void> => {
  const { answer, resolve } = clocksBy(held, ticket)
  const runs = openStatuses.some((status) => status === ticket.status)
  await updateClocks(tx.db, tx.building._id, ticket._id, {
    answerDueAt: runs ? answer.dueAt : null,
    resolveDueAt: runs ? resolve.dueAt : null,
    answerMinutes: isDone(answer) ? answer.usedMinutes : null,
    resolveMinutes: isDone(resolve) ? resolve.usedMinutes : null,
  })
}

/** Writes down, after whatever happened to a ticket, what its clocks want next and what they took. */
export const settleClocks = async (tx: InBuilding, ticket: KnownTicket): Promise<void> =>
  writeClocks(tx, ticket, await heldTo(tx, ticket))

/** The same for every ticket that is not over, where what clocks are held to has changed. */
export const resettleClocks = async (tx: InBuilding): Promise<void> => {
  const { db, building } = tx
  const ids = await selectUnderWay(db, building._id)
  await lockTickets(db, building._id, ids)
  const held = new Map<string, Held>()
  for (const priority of priorities) held.set(priority, await heldTo(tx, { priority }))
  for (const id of ids) {
    const ticket = await selectTicket(db, building._id, id)
    if (ticket) await writeClocks(tx, ticket, held.get(ticket.priority)!)
  }
}
