/** Tickets as somebody may see them: those who look after them all, anybody else what they reported or follow. */
import type { Page } from '../../../contract/route.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { TicketQuery } from '../../../contract/tickets.ts'
import type {
  Ticket,
  TicketCounts,
  TicketEvent,
  TicketGroup,
  TicketRow,
  TicketSummary,
} from '../../../contract/tickets/ticket.ts'
import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import type { InBuilding, Member } from '../../context.ts'
import { Forbidden, NotFound, orNotFound, requireVersion } from '../../http/errors.ts'
import { vendorBy } from '../vendors/vendors.ts'
import { countTickets, selectGroups, selectMine, selectTickets, type Grouping } from './lists-store.ts'
import { canFor, reopensUntil, requireStep, type Eyes, type Facts } from './rules.ts'
import { lockTickets, selectTicket, type KnownEvent, type KnownTicket } from './tickets-store.ts'
import { clocksOf, reopenDaysOf } from './timing.ts'
import type { TicketStepName } from '../../../contract/tickets/kinds.ts'

/** A member of a building, be it by a call or by the demo seed. */
export type Caller = InBuilding & Pick<Member, 'account' | 'role' | 'superadmin' | 'permissions'>

export type ById = { params: { id: string } }

/** The building's calendar day. */
export const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

/** Whether somebody looks after tickets here. */
export const managesTickets = ({ superadmin, permissions }: Pick<Member, 'superadmin' | 'permissions'>): boolean =>
  superadmin || permissions.tickets

export const eyesOf = (ctx: Caller, ticket: Pick<KnownTicket, 'reporterId' | 'followerIds'>): Eyes => ({
  manages: managesTickets(ctx),
  isMine: ticket.reporterId === ctx.account._id,
  follows: ticket.followerIds.includes(ctx.account._id),
})

export const factsOf = async (ctx: InBuilding, ticket: KnownTicket): Promise<Facts> => ({
  status: ticket.status,
  heldFrom: ticket.heldFrom,
  isMerged: ticket.mergedInto !== null,
  reopensUntil: reopensUntil(ticket.endedAt, await reopenDaysOf(ctx), ctx.building.timeZone),
  hasHands: ticket.assignee !== null || ticket.vendor !== null,
  awaitsRating: ticket.resolvedAt !== null && (ticket.ratedRound === null || ticket.ratedRound < ticket.reopened),
  place: ticket.place,
})

/** The story as somebody reads it: neighbours who only follow are not told which neighbour said what. */
const eventFor =
  (ctx: Caller, { manages, isMine }: Eyes) =>
  ({ accountId, by, priority: _priority, ...event }: KnownEvent): TicketEvent => {
    const wasMe = accountId === ctx.account._id
    const isTold = manages || isMine || wasMe || event.side !== 'resident'
    return { ...event, by: isTold ? by : null, isMine: wasMe }
  }

const deskOf = async (ctx: Caller, ticket: KnownTicket): Promise<Ticket['desk']> => {
  const warnings = ticket.vendor === null ? [] : (await vendorBy(ctx, ticket.vendor._id)).warnings
  return {
    reporter: {
      accountId: ticket.reporterId,
      name: ticket.reporter,
      phone: ticket.reporterPhone,
      email: ticket.reporterEmail,
      enteredBy: ticket.enteredBy,
    },
    assignee: ticket.assignee,
    ...(await clocksOf(ctx, ticket)),
    vendorWarnings: warnings,
  }
}

/** A ticket in what the caller may know of it. */
export const shown = async (ctx: Caller, known: KnownTicket): Promise<Ticket> => {
  const eyes = eyesOf(ctx, known)
  const facts = await factsOf(ctx, known)
  const isTold = eyes.manages || eyes.isMine
  const { mayEnter, entryTimes, pets, stars } = known
  return {
    _id: known._id,
    number: known.number,
    title: known.title,
    category: known.category,
    place: known.place,
    placeWords: known.placeWords,
    unit: isTold ? known.unit : null,
    priority: known.priority,
    isEmergency: known.isEmergency,
    status: known.status,
    resumesOn: known.resumesOn,
    waitsForReply: known.waitsForReply,
    vendor: known.vendor,
    reportedAt: known.reportedAt,
    changedAt: known.changedAt,
    followers: known.followers,
    version: known.version,
    words: known.words,
    files: known.files,
    entry: isTold && known.place !== 'common' ? { mayEnter, times: entryTimes, pets } : null,
    isMine: eyes.isMine,
    reason: known.reason,
    reopened: known.reopened,
    reopensUntil: facts.reopensUntil,
    rating: stars === null || !isTold ? null : { stars, words: known.ratingWords },
    mergedInto: known.mergedInto,
    // How it was rated is between whoever reported it and the desk.
    events: known.events.filter(({ kind }) => isTold || kind !== 'rated').map(eventFor(ctx, eyes)),
    desk: eyes.manages ? await deskOf(ctx, known) : null,
    can: canFor(eyes, facts, ctx.now),
  }
}

/** A ticket of the building; 404 for any other. */
export const requireKnown = async (ctx: InBuilding, id: string): Promise<KnownTicket> =>
  orNotFound(await selectTicket(ctx.db, ctx.building._id, id))

/** A visitor has no tickets. */
export const requireResident = ({ role, superadmin }: Pick<Caller, 'role' | 'superadmin'>): void => {
  if (role === 'visitor' && !superadmin) throw Forbidden('Tickets are only for members of the building.')
}

/** A ticket that the caller may see; 404 for any other, and 403 to visitors. */
export const requireTicket = async (ctx: Caller, id: string): Promise<KnownTicket> => {
  requireResident(ctx)
  const found = await requireKnown(ctx, id)
  const { manages, isMine, follows } = eyesOf(ctx, found)
  if (!manages && !isMine && !follows) throw NotFound()
  return found
}

/** The ticket, locked, as the caller saw it; 404 for who may not, 409 with the newer one for one that moved on. */
export const requireSeen = async (tx: Caller, id: string, version: number): Promise<KnownTicket> => {
  await lockTickets(tx.db, tx.building._id, [id])
  const found = await requireTicket(tx, id)
  if (found.version !== version) requireVersion(await shown(tx, found), version)
  return found
}

/** The same for a step, which the ticket and the caller's rights allow. */
export const requireForStep = async (
  tx: Caller,
  step: TicketStepName,
  id: string,
  version: number,
): Promise<KnownTicket> => {
  await lockTickets(tx.db, tx.building._id, [id])
  const found = await requireTicket(tx, id)
  requireStep(step, eyesOf(tx, found), await factsOf(tx, found), tx.now)
  if (found.version !== version) requireVersion(await shown(tx, found), version)
  return found
}

const whoAsks = (ctx: Caller) => ({ accountId: ctx.account._id, now: ctx.now })

export const listTickets = (ctx: Caller, { query }: { query: TicketQuery }): Promise<Page<TicketRow>> =>
  selectTickets(ctx.db, ctx.building._id, query, whoAsks(ctx))

export const countByStatus = (ctx: Caller): Promise<TicketCounts> =>
  countTickets(ctx.db, ctx.building._id, whoAsks(ctx))

export const groupTickets = (ctx: Caller, { query }: { query: { by: Grouping } }): Promise<TicketGroup[]> =>
  selectGroups(ctx.db, ctx.building._id, query.by, ctx.now)

/** What the caller reported, had reported for them, or follows (specification, section 7); 403 to visitors. */
export const myTickets = async (
  ctx: Caller,
  { query }: { query: Paging & { shows?: 'current' | 'past' | undefined } },
): Promise<Page<TicketSummary>> => {
  requireResident(ctx)
  return selectMine(ctx.db, ctx.building._id, ctx.account._id, query)
}

export const getTicket = async (ctx: Caller, { params }: ById): Promise<Ticket> =>
  shown(ctx, await requireTicket(ctx, params.id))
