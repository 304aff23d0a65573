/** Making a work order, saying better what is to be done, and asking vendors for quotes. */
import { orderBidsMost } from '../../../contract/limits/work-orders.ts'
import type { Upload } from '../../../contract/route.ts'
import type { Order } from '../../../contract/work-orders/order.ts'
import type { OrderAsk, OrderChange, OrderDraft, QuoteEntered } from '../../../contract/work-orders/bodies.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import { storeUploads } from '../documents/documents.ts'
import { vendorBy } from '../vendors/vendors.ts'
import { insertBid, updateBid, type KnownBid } from './bids-store.ts'
import { keepFiles } from './files.ts'
import { askingWords, mailLink } from './links.ts'
import { factsOf, requireOrder, requireSeen, todayIn, type ById, type Caller, shownAfter } from './reading.ts'
import { noteStep, settle } from './record.ts'
import { requireAhead, requirePapers, statusAfter } from './rules.ts'
import { insertOrder, type KnownOrder } from './store.ts'
import { limitOf, requireTicket } from './ticket.ts'

/** Makes an order for a ticket of the building; 404 for any other. */
export const addOrder = (ctx: Caller, { body }: { body: OrderDraft }): Promise<Order> =>
  inTransaction(ctx, async (tx) => {
    await requireTicket(tx, body.ticketId)
    const _id = newId(Date.parse(tx.now))
    await insertOrder(tx.db, tx.building._id, { ...body, _id, at: tx.now })
    const after = await requireOrder(tx, _id)
    await noteStep(tx, null, after, { kind: 'made' })
    return shownAfter(tx, after)
  })

/** Writes anew what is to be done, until the work is given to somebody. */
export const changeOrder = (ctx: Caller, { params, body }: ById & { body: OrderChange }): Promise<Order> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, 'change', params.id, body.version)
    const after = await settle(tx, before, {
      title: body.title,
      scope: body.scope,
      entry_notes: body.entryNotes,
      share_phone: body.sharePhone,
      notes: body.notes,
      estimate_cents: body.estimateCents,
    })
    await noteStep(tx, before, after, { kind: 'changed' })
    return shownAfter(tx, after)
  })

/** The vendor's place on the order, made where it has none; 409 where too many are on it. */
export const bidFor = async (tx: InBuilding, order: KnownOrder, vendorId: string): Promise<KnownBid> => {
  const there = order.bids.find(({ vendor }) => vendor._id === vendorId)
  if (there) return there
  if (order.bids.length >= orderBidsMost) throw Conflict(`A work order can have at most ${orderBidsMost} vendors.`)
  const _id = newId(Date.parse(tx.now))
  await insertBid(tx.db, tx.building._id, { _id, orderId: order._id, vendorId })
  return (await requireOrder(tx, order._id)).bids.find((bid) => bid._id === _id)!
}

const askOne = async (tx: InBuilding, order: KnownOrder, vendorId: string, despiteWarnings: boolean) => {
  const vendor = await vendorBy(tx, vendorId)
  requirePapers(vendor, despiteWarnings)
  if (vendor.email === '')
    throw InvalidField('vendorIds', `${vendor.name} has no email address. Call them and enter the quote yourself`)
  const bid = await bidFor(tx, order, vendorId)
  await updateBid(tx.db, tx.building._id, bid._id, { asked_at: tx.now, declined_at: null, decline_words: '' })
  await mailLink(tx, order, bid, askingWords(tx, order))
  return vendor.name
}

/**
 * Asks vendors for quotes, each by a link of its own. Throws 409 VENDOR_WARNINGS for one with a missing or expired paper,
 * unless whoever asks has read that.
 */
export const askVendors = (ctx: Caller, { params, body }: ById & { body: OrderAsk }): Promise<Order> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, 'ask', params.id, body.version)
    const names: string[] = []
    for (const vendorId of new Set(body.vendorIds))
      names.push(await askOne(tx, await requireOrder(tx, before._id), vendorId, body.despiteWarnings))
    const after = await settle(tx, before, { status: statusAfter('ask', factsOf(before, await limitOf(tx))) })
    await noteStep(tx, before, after, {
      kind: 'asked',
      words: names.join(', '),
      more: body.despiteWarnings ? { despiteWarnings: true } : {},
    })
    return shownAfter(tx, after)
  })

/** Writes down what a vendor asks for the work, in place of what it asked before. */
export const enterQuote = async (
  ctx: Caller,
  { params, body, files }: ById & { body: QuoteEntered; files: readonly Upload[] },
): Promise<Order> => {
  await requireOrder(ctx, params.id)
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, 'quote', params.id, body.version)
    // Its papers are looked at when it is asked or given the work, not when its price is noted.
    requirePapers(await vendorBy(tx, body.vendorId), true)
    requireAhead(body.validUntil, todayIn(tx))
    const bid = await bidFor(tx, before, body.vendorId)
    await keepQuote(tx, bid._id, body, tx.account._id)
    await keepFiles(tx, before, files, { kind: 'quote', bidId: bid._id })
    const after = await settle(tx, before, { status: statusAfter('quote', factsOf(before, await limitOf(tx))) })
    await noteStep(tx, before, after, { kind: 'quoted', words: bid.vendor.name })
    return shownAfter(tx, after)
  })
}

/** Keeps a price on a vendor's place; `enteredBy` is null where the vendor gave it itself. */
export const keepQuote = (
  tx: InBuilding,
  bidId: string,
  { amountCents, words, validUntil }: Pick<QuoteEntered, 'amountCents' | 'words' | 'validUntil'>,
  enteredBy: string | null,
): Promise<void> =>
  updateBid(tx.db, tx.building._id, bidId, {
    amount_cents: amountCents,
    words,
    valid_until: validUntil,
    quoted_at: tx.now,
    entered_by: enteredBy,
    declined_at: null,
    decline_words: '',
  })
