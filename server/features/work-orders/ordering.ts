/** Giving the work to a vendor, and the decision of a council member above the building's limit. */
import type { OrderDecision, OrderGiven } from '../../../contract/work-orders/bodies.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { Order } from '../../../contract/work-orders/order.ts'
import type { InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, NotFound } from '../../http/errors.ts'
import { vendorBy } from '../vendors/vendors.ts'
import { shortenLinks, type KnownBid } from './bids-store.ts'
import { mailLink, orderingWords } from './links.ts'
import { bidFor } from './making.ts'
import { tellCouncil, tellDesk } from './messages.ts'
import { factsOf, requireBid, requireSeen, todayIn, type ById, type Caller, shownAfter } from './reading.ts'
import { noteStep, settle } from './record.ts'
import { linkUntilAfterEnd, requireHolds, requirePapers, statusAfter, statusRejected } from './rules.ts'
import type { KnownOrder } from './store.ts'
import { noteWork } from '../tickets/tickets.ts'
import { limitOf } from './ticket.ts'

/** By whom and for how much: by a quote that still holds, or straight to a vendor. */
const chosen = async (
  tx: InBuilding,
  before: KnownOrder,
  { bidId, vendorId, amountCents }: OrderGiven,
): Promise<{ bid: KnownBid; amountCents: number }> => {
  if (bidId === null) {
    await vendorBy(tx, vendorId!)
    return { bid: await bidFor(tx, before, vendorId!), amountCents: amountCents! }
  }
  const bid = requireBid(before, bidId)
  if (vendorId !== null && bid.vendor._id !== vendorId) throw NotFound()
  if (!bid.quote) throw Conflict(`${bid.vendor.name} hasn’t quoted yet.`)
  requireHolds(bid.quote, todayIn(tx))
  return { bid, amountCents: bid.quote.amountCents }
}

/** The work is given: the vendor and whoever reported the trouble are told, other vendors' links end in time. */
const give = async (tx: InBuilding, order: KnownOrder): Promise<void> => {
  const bid = order.bids.find(({ vendor }) => vendor._id === order.vendor!._id)!
  await mailLink(tx, order, bid, orderingWords(tx, order))
  await shortenLinks(tx.db, tx.building._id, order._id, { until: linkUntilAfterEnd(tx.now), but: bid._id })
  await noteWork(tx, {
    ticketId: order.ticket._id,
    words: `${order.vendor!.name} has been hired for “${order.title}”.`,
    side: 'desk',
    vendorName: null,
  })
}

/**
 * Gives the work to a vendor, or above the building's limit asks the council first. Throws 409 VENDOR_WARNINGS for a vendor
 * with a missing or expired paper unless that was read, 409 for a quote that holds no longer.
 */
export const giveOrder = (ctx: Caller, { params, body }: ById & { body: OrderGiven }): Promise<Order> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, 'order', params.id, body.version)
    const { bid, amountCents } = await chosen(tx, before, body)
    requirePapers(await vendorBy(tx, bid.vendor._id), body.despiteWarnings)
    const facts = { ...factsOf(before, await limitOf(tx)), amountCents }
    const status = statusAfter('order', facts)
    const after = await settle(tx, before, {
      status,
      vendor_id: bid.vendor._id,
      amount_cents: amountCents,
      reject_reason: '',
      ...(status === 'ordered' && { ordered_at: tx.now }),
    })
    const eventId = await noteStep(tx, before, after, {
      kind: status === 'ordered' ? 'ordered' : 'approvalAsked',
      words: `${bid.vendor.name}, ${formatMoney(amountCents)}`,
      more: body.despiteWarnings ? { despiteWarnings: true } : {},
    })
    if (status === 'ordered') await give(tx, after)
    else await tellCouncil(tx, after, eventId)
    return shownAfter(tx, after)
  })

/** Refuses an order that nobody could give any more: its vendor works here no longer, or its quote is over. */
const requireStillGiven = async (tx: InBuilding, { vendor, bids, agreedCents }: KnownOrder): Promise<void> => {
  // That papers are missing was read by whoever ordered.
  requirePapers(await vendorBy(tx, vendor!._id), true)
  const quote = bids.find((bid) => bid.vendor._id === vendor!._id)?.quote
  if (quote?.amountCents === agreedCents) requireHolds(quote, todayIn(tx))
}

/**
 * A council member approves or rejects an order, or an invoice above what was approved; the second one to decide gets 409,
 * and so does an approval of what could not be ordered any more.
 */
export const decide = (ctx: Caller, { params, body }: ById & { body: OrderDecision }): Promise<Order> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, 'decide', params.id, body.version)
    const facts = factsOf(before, await limitOf(tx))
    const isInvoice = before.status === 'invoiced'
    if (body.approves && !isInvoice) await requireStillGiven(tx, before)
    const amountCents = isInvoice ? before.invoice!.amountCents : before.agreedCents!
    const approval = {
      status: statusAfter('decide', facts),
      approved_cents: amountCents,
      reject_reason: '',
      ...(!isInvoice && { ordered_at: tx.now }),
    }
    const rejection = {
      status: statusRejected(facts),
      reject_reason: body.reason,
      ...(!isInvoice && { vendor_id: null, amount_cents: null }),
    }
    const after = await settle(tx, before, body.approves ? approval : rejection)
    const kind = body.approves ? 'approved' : 'rejected'
    const words = [formatMoney(amountCents), body.reason].filter(Boolean).join(': ')
    const eventId = await noteStep(tx, before, after, { kind, words })
    if (body.approves && !isInvoice) await give(tx, after)
    await tellDesk(tx, after, eventId, { kind })
    return shownAfter(tx, after)
  })
