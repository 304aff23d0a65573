/** Work orders as those who look after tickets see them. */
import type { OrderQuery, VisitsQuery } from '../../../contract/work-orders.ts'
import { visitDaysMost } from '../../../contract/limits/work-orders.ts'
import { canVote, keepsBooks } from '../../../contract/role-rights.ts'
import type { Page } from '../../../contract/route.ts'
import { addDays, daysBetween, localDateOf, startOfDay, type LocalDate } from '../../../contract/time.ts'
import type { Order, OrderBid, OrderCounts, OrderSummary, Visit } from '../../../contract/work-orders/order.ts'
import type { OrderStepName } from '../../../contract/work-orders/states.ts'
import type { InBuilding, Member } from '../../context.ts'
import { InvalidField, orNotFound, requireVersion } from '../../http/errors.ts'
import { chargeOf, readsBooks, type ChargeNow } from '../ledger/ledger.ts'
import { vendorBy } from '../vendors/vendors.ts'
import type { KnownBid } from './bids-store.ts'
import { selectCounts, selectOrders, selectVisits } from './lists-store.ts'
import {
  awaitsApproval,
  bidStanding,
  chargeRefusal,
  linkStanding,
  openSteps,
  papersMissing,
  requireOpen,
  type Facts,
} from './rules.ts'
import { lockOrder, selectOrder, type KnownOrder } from './store.ts'
import { limitOf } from './ticket.ts'

/** Somebody of the desk or the council, be it by a call or by the demo seed. */
export type Caller = InBuilding & Pick<Member, 'account' | 'role' | 'superadmin' | 'permissions'>

export type ById = { params: { id: string } }

export const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

/** What a vendor on an order is judged by. */
export const bidFacts = ({ vendor }: Pick<KnownOrder, 'vendor'>, bid: KnownBid) => ({
  isChosen: vendor?._id === bid.vendor._id,
  isAsked: bid.askedAt !== null,
  hasQuote: bid.quote !== null,
  hasDeclined: bid.declinedAt !== null,
})

export const factsOf = (order: KnownOrder, limitCents: number): Facts => ({
  status: order.status,
  hasQuotes: order.bids.some(({ quote }) => quote !== null),
  hasWindows: order.windows.length > 0,
  amountCents: order.agreedCents,
  approvedCents: order.approvedCents,
  invoiceCents: order.invoice?.amountCents ?? null,
  limitCents,
})

/** The order with this id in the building; 404 for any other. */
export const requireOrder = async (ctx: InBuilding, id: string): Promise<KnownOrder> =>
  orNotFound(await selectOrder(ctx.db, ctx.building._id, id))

const shownBid = async (ctx: InBuilding, order: KnownOrder, bid: KnownBid): Promise<OrderBid> => {
  const { sentTo, sentAt, until } = bid.link
  const { warnings } = await vendorBy(ctx, bid.vendor._id)
  return {
    _id: bid._id,
    vendor: bid.vendor,
    standing: bidStanding(bidFacts(order, bid)),
    quote: bid.quote,
    declineWords: bid.declineWords,
    link: { standing: linkStanding(bid.link, ctx.now), sentTo, sentAt, until },
    warnings: papersMissing(warnings).map(({ words }) => words),
  }
}

/** The charge of an order that is in force; null where there was none, or it was cancelled. */
export const chargeIn = (ctx: InBuilding, { chargeId }: Pick<KnownOrder, 'chargeId'>): Promise<ChargeNow | null> =>
  chargeId === null ? Promise.resolve(null) : chargeOf(ctx, chargeId)

/** What charging a unit for an order depends on. */
export const chargeFacts = ({ status, cost, place }: KnownOrder, isCharged: boolean) => ({
  ...{ status, chargedTo: cost.chargedTo, unitNumber: place.unitNumber, isCharged },
})

/** What the caller may do of what an order allows: only council members decide. */
const stepsFor = (ctx: Caller, facts: Facts): OrderStepName[] =>
  openSteps(facts).filter((step) => step !== 'decide' || canVote(ctx.role, ctx.superadmin))

const shown = async (ctx: Caller, known: KnownOrder): Promise<Order> => {
  const { agreedCents, contact: _contact, doneAt, doneWords, bids, invoice, chargeId: _chargeId, ...order } = known
  const facts = factsOf(known, await limitOf(ctx))
  const charge = await chargeIn(ctx, known)
  const listed: OrderBid[] = []
  for (const bid of bids) listed.push(await shownBid(ctx, known, bid))
  return {
    ...order,
    amountCents: agreedCents ?? known.estimateCents,
    asked: bids.length,
    quotes: bids.filter(({ quote }) => quote !== null).length,
    invoicedCents: invoice?.amountCents ?? null,
    awaitsApproval: awaitsApproval(facts),
    limitCents: facts.limitCents,
    bids: listed,
    done: doneAt === null ? null : { at: doneAt, words: doneWords },
    invoice: invoice && { ...invoice, overCents: Math.max(0, invoice.amountCents - (agreedCents ?? 0)) },
    charge: readsBooks(ctx) ? charge : null,
    can: {
      steps: stepsFor(ctx, facts),
      keepFiles: facts.status !== 'closed' && facts.status !== 'cancelled',
      charge: keepsBooks(ctx) && chargeRefusal(chargeFacts(known, charge !== null)) === null,
    },
  }
}

/** The order, held for a change; 404 for any other. */
export const heldOrder = async (tx: InBuilding, id: string): Promise<KnownOrder> => {
  await lockOrder(tx.db, tx.building._id, id)
  return requireOrder(tx, id)
}

/** The order, held, as the caller saw it, for a step that it allows; 409 with the newer one, or naming the open steps. */
export const requireSeen = async (
  tx: Caller,
  step: OrderStepName,
  id: string,
  version: number,
): Promise<KnownOrder> => {
  const found = await heldOrder(tx, id)
  if (found.version !== version) requireVersion(await shown(tx, found), version)
  requireOpen(step, factsOf(found, await limitOf(tx)))
  return found
}

export const requireBid = ({ bids }: KnownOrder, id: string): KnownBid => orNotFound(bids.find(({ _id }) => _id === id))

/** An order as it stands after a step, with that step in its story. */
export const shownAfter = async (tx: Caller, { _id }: Pick<KnownOrder, '_id'>): Promise<Order> =>
  shown(tx, await requireOrder(tx, _id))

export const getOrder = async (ctx: Caller, { params }: ById): Promise<Order> =>
  shown(ctx, await requireOrder(ctx, params.id))

export const listOrders = async (ctx: InBuilding, { query }: { query: OrderQuery }): Promise<Page<OrderSummary>> =>
  selectOrders(ctx.db, ctx.building._id, query, await limitOf(ctx))

export const countOrders = async (ctx: InBuilding): Promise<OrderCounts> =>
  selectCounts(ctx.db, ctx.building._id, await limitOf(ctx))

/** Which vendor comes when, the days included; 400 for days in the wrong order or too many. */
export const listVisits = async (ctx: InBuilding, { query }: { query: VisitsQuery }): Promise<Visit[]> => {
  const { from, to } = query
  if (to < from) throw InvalidField('to', 'The end date is before the start date')
  if (daysBetween(from, to) >= visitDaysMost) throw InvalidField('to', `At most ${visitDaysMost} days at a time`)
  const zone = ctx.building.timeZone
  return selectVisits(ctx.db, ctx.building._id, {
    from: startOfDay(from, zone),
    before: startOfDay(addDays(to, 1), zone),
  })
}
