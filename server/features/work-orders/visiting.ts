/** The visit: times are offered by the vendor or the desk, and picked by whoever reported the trouble or the desk. */
import type { z } from 'zod'
import { formatDate, formatTime, localDateOf, localTimeOf } from '../../../contract/time.ts'
import type { NoneSuits, VisitPicked, Windows } from '../../../contract/work-orders/bodies.ts'
import { orderNumber } from '../../../contract/work-orders/order-words.ts'
import type { Order, TicketVisit, VisitSpan } from '../../../contract/work-orders/order.ts'
import type { OrderSide } from '../../../contract/work-orders/states.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Forbidden, NotFound, requireVersion } from '../../http/errors.ts'
import { mailNews } from './links.ts'
import { selectOfTicket } from './lists-store.ts'
import { tellDesk } from './messages.ts'
import { factsOf, heldOrder, requireSeen, todayIn, type ById, type Caller, shownAfter } from './reading.ts'
import { noteStep, settle, type Step } from './record.ts'
import { openSteps, requireOpen, requireToCome, requireVisitOpen, statusAfter, windowsFrom } from './rules.ts'
import type { KnownOrder } from './store.ts'
import { noteWork } from '../tickets/tickets.ts'
import { limitOf, requireTicket } from './ticket.ts'
import { replaceWindows } from './windows-store.ts'

/** `Nov 24, 2026, 9:00 a.m. to 11:00 a.m.` by the building's clocks; its end needs no full stop. */
const spanWords = ({ building }: InBuilding, { from, until }: VisitSpan): string => {
  const time = (at: string) => formatTime(localTimeOf(at, building.timeZone))
  return `${formatDate(localDateOf(from, building.timeZone))}, ${time(from)} to ${time(until)}`
}

/** Puts the times in the place of those that were offered before; a visit that was set is set no longer. */
export const offerTimes = async (
  tx: InBuilding,
  before: KnownOrder,
  body: Windows,
  { side, vendorName }: Pick<Step, 'vendorName'> & { side: 'desk' | 'vendor' },
): Promise<KnownOrder> => {
  const spans = windowsFrom(body, { now: tx.now, zone: tx.building.timeZone, today: todayIn(tx) })
  const rows = spans.map((span) => ({ ...span, _id: newId(Date.parse(tx.now)) }))
  await replaceWindows(tx.db, tx.building._id, before._id, rows)
  const after = await settle(tx, before, {
    status: statusAfter('offer', factsOf(before, await limitOf(tx))),
    windows_by: side,
    none_suit_words: '',
    visit_from: null,
    visit_until: null,
  })
  const words = spans.map((span) => spanWords(tx, span)).join('; ')
  const eventId = await noteStep(tx, before, after, { kind: 'offered', side, words, ...(vendorName && { vendorName }) })
  if (side === 'vendor') await tellDesk(tx, after, eventId, { kind: 'offered' })
  await noteWork(tx, {
    ticketId: after.ticket._id,
    words: `${after.vendor!.name} can come ${words} Choose a time, or say that none work.`,
    side,
    vendorName: vendorName ?? null,
  })
  return after
}

/** Offers times for the desk, as the vendor named them on the phone. */
export const offerWindows = (
  ctx: Caller,
  { params, body }: ById & { body: Windows & { version: number } },
): Promise<Order> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, 'offer', params.id, body.version)
    return shownAfter(tx, await offerTimes(tx, before, body, { side: 'desk' }))
  })

/** Whether the caller looks after tickets. */
const isDesk = ({ superadmin, permissions }: Caller): boolean => superadmin || permissions.tickets

const visitOf = async (ctx: Caller, order: KnownOrder): Promise<TicketVisit> => {
  const listed = await ticketVisits(ctx, { params: { ticketId: order.ticket._id } })
  return listed.find(({ _id }) => _id === order._id)!
}

/** The order whose visit the caller settles: of their own ticket, or any for the desk; 404 for a ticket they may not see. */
const requireSettling = async (
  tx: Caller,
  step: 'pick' | 'noneSuits',
  id: string,
  version: number,
): Promise<{ before: KnownOrder; side: OrderSide }> => {
  const before = await heldOrder(tx, id)
  const { isMine } = await requireTicket(tx, before.ticket._id)
  const side: OrderSide = isDesk(tx) ? 'desk' : 'resident'
  const listed = (await ticketVisits(tx, { params: { ticketId: before.ticket._id } })).find((one) => one._id === id)
  if (side === 'resident' && !listed) throw NotFound()
  if (side === 'resident' && !isMine) throw Forbidden('The person who reported it chooses the time.')
  const facts = factsOf(before, await limitOf(tx))
  if (side === 'resident') requireVisitOpen(step, facts)
  else requireOpen(step, facts)
  requireVersion(listed!, version)
  return { before, side }
}

/** Sets the visit to one of the times that were offered. */
export const pickWindow = (
  ctx: Caller,
  { params, body }: ById & { body: z.output<typeof VisitPicked> },
): Promise<TicketVisit> =>
  inTransaction(ctx, async (tx) => {
    const { before, side } = await requireSettling(tx, 'pick', params.id, body.version)
    const window = before.windows.find(({ _id }) => _id === body.windowId)
    if (!window) throw NotFound()
    requireToCome(window, tx.now)
    const after = await settle(tx, before, {
      status: statusAfter('pick', factsOf(before, await limitOf(tx))),
      visit_from: window.from,
      visit_until: window.until,
      none_suit_words: '',
    })
    const words = spanWords(tx, window)
    const eventId = await noteStep(tx, before, after, { kind: 'picked', side, words })
    if (side === 'resident') await tellDesk(tx, after, eventId, { kind: 'picked' })
    await mailNews(tx, after, {
      subject: `Your visit is scheduled: ${after.title}`,
      paragraphs: [`${tx.building.name} is expecting you ${words} for “${after.title}” (${orderNumber(after)}).`],
      label: 'View work order',
    })
    await noteWork(tx, {
      ticketId: after.ticket._id,
      words: `${after.vendor!.name} comes ${words}`,
      side,
      vendorName: null,
    })
    return visitOf(tx, after)
  })

/** Says that none of the times suits, and which would; the vendor is asked for others. */
export const noneSuits = (
  ctx: Caller,
  { params, body }: ById & { body: z.output<typeof NoneSuits> },
): Promise<TicketVisit> =>
  inTransaction(ctx, async (tx) => {
    const { before, side } = await requireSettling(tx, 'noneSuits', params.id, body.version)
    await replaceWindows(tx.db, tx.building._id, before._id, [])
    const after = await settle(tx, before, {
      status: statusAfter('noneSuits', factsOf(before, await limitOf(tx))),
      windows_by: null,
      none_suit_words: body.words,
    })
    const eventId = await noteStep(tx, before, after, { kind: 'noneSuited', side, words: body.words })
    if (side === 'resident') await tellDesk(tx, after, eventId, { kind: 'noneSuited' })
    await noteWork(tx, {
      ticketId: after.ticket._id,
      words: `None of the times work. ${body.words}`,
      side,
      vendorName: null,
    })
    await mailNews(tx, after, {
      subject: `Please offer other times: ${after.title}`,
      paragraphs: [`None of your times work for “${after.title}” (${orderNumber(after)}).`, body.words],
      label: 'Offer other times',
    })
    return visitOf(tx, after)
  })

/** Who comes for a ticket that the caller may see, and the times to pick from; 404 for any other ticket. */
export const ticketVisits = async (
  ctx: Caller,
  { params }: { params: { ticketId: string } },
): Promise<TicketVisit[]> => {
  const { _id, isMine } = await requireTicket(ctx, params.ticketId)
  const listed = await selectOfTicket(ctx.db, ctx.building._id, _id)
  return listed.map((one) => {
    const steps = openSteps({
      status: one.status,
      hasQuotes: false,
      hasWindows: one.windows.length > 0,
      amountCents: null,
      approvedCents: null,
      invoiceCents: null,
      limitCents: 0,
    })
    return { ...one, can: { pick: (isMine || isDesk(ctx)) && steps.includes('pick') } }
  })
}
