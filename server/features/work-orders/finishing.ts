/** The work is done, its invoice comes, somebody bears the cost, and the order ends. */
import type { z } from 'zod'
import { formatMoney } from '../../../contract/money.ts'
import type { Upload } from '../../../contract/route.ts'
import type { Order } from '../../../contract/work-orders/order.ts'
import { orderNumber } from '../../../contract/work-orders/order-words.ts'
import type { CostFields, InvoiceFields, OrderCancel, WorkFinished } from '../../../contract/work-orders/bodies.ts'
import type { InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict } from '../../http/errors.ts'
import { storeUploads } from '../documents/documents.ts'
import { shortenLinks, updateLinkUntil } from './bids-store.ts'
import { keepFiles } from './files.ts'
import { mailNews } from './links.ts'
import { tellCouncil, tellDesk } from './messages.ts'
import { chargeIn, factsOf, requireOrder, requireSeen, todayIn, type ById, type Caller, shownAfter } from './reading.ts'
import { noteStep, settle, type Step } from './record.ts'
import { awaitsApproval, linkUntilAfterEnd, requireWritten, statusAfter } from './rules.ts'
import type { KnownOrder } from './store.ts'
import { noteWork } from '../tickets/tickets.ts'
import { limitOf } from './ticket.ts'

export type Doer = Pick<Step, 'vendorName'> & { side: 'desk' | 'vendor'; bidId: string | null }

/** Keeps that the work is done; whoever reported the trouble is told. */
export const keepDone = async (
  tx: InBuilding,
  before: KnownOrder,
  { words }: WorkFinished,
  files: readonly Upload[],
  { side, vendorName, bidId }: Doer,
): Promise<KnownOrder> => {
  await keepFiles(tx, before, files, { kind: 'work', bidId })
  const after = await settle(tx, before, {
    status: statusAfter('finish', factsOf(before, await limitOf(tx))),
    done_at: tx.now,
    done_words: words,
  })
  const eventId = await noteStep(tx, before, after, {
    kind: 'finished',
    side,
    words,
    ...(vendorName && { vendorName }),
  })
  if (side === 'vendor') await tellDesk(tx, after, eventId, { kind: 'finished' })
  await noteWork(tx, {
    ticketId: after.ticket._id,
    words: `The work “${after.title}” is done.`,
    side,
    vendorName: vendorName ?? null,
  })
  return after
}

/** Keeps an invoice, in place of the one before; the council is told of one above what was approved. */
export const keepInvoice = async (
  tx: InBuilding,
  before: KnownOrder,
  { number, amountCents, taxCents, on }: InvoiceFields,
  files: readonly Upload[],
  { side, vendorName, bidId }: Doer,
): Promise<KnownOrder> => {
  requireWritten(on, todayIn(tx))
  await keepFiles(tx, before, files, { kind: 'invoice', bidId })
  const limitCents = await limitOf(tx)
  const after = await settle(tx, before, {
    status: statusAfter('invoice', factsOf(before, limitCents)),
    invoice_number: number,
    invoice_cents: amountCents,
    invoice_tax_cents: taxCents,
    invoice_on: on,
  })
  const words = `${number}, ${formatMoney(amountCents)}`
  const eventId = await noteStep(tx, before, after, {
    kind: 'invoiced',
    side,
    words,
    ...(vendorName && { vendorName }),
  })
  if (side === 'vendor') await tellDesk(tx, after, eventId, { kind: 'invoiced' })
  if (awaitsApproval(factsOf(after, limitCents))) await tellCouncil(tx, after, eventId)
  return after
}

const byDesk: Doer = { side: 'desk', bidId: null }

/** The desk says that the work is done, with photos. */
export const finish = async (
  ctx: Caller,
  { params, body, files }: ById & { body: WorkFinished & { version: number }; files: readonly Upload[] },
): Promise<Order> => {
  await requireOrder(ctx, params.id)
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, 'finish', params.id, body.version)
    return shownAfter(tx, await keepDone(tx, before, body, files, byDesk))
  })
}

/** The desk enters the invoice, with its file. */
export const enterInvoice = async (
  ctx: Caller,
  { params, body, files }: ById & { body: InvoiceFields & { version: number }; files: readonly Upload[] },
): Promise<Order> => {
  await requireOrder(ctx, params.id)
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, 'invoice', params.id, body.version)
    return shownAfter(tx, await keepInvoice(tx, before, body, files, byDesk))
  })
}

/** Says who bears the cost: all owners, or the unit with the reason; and which fund pays. */
export const bearCost = (ctx: Caller, { params, body }: ById & { body: CostFields }): Promise<Order> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, 'bear', params.id, body.version)
    const charge = await chargeIn(tx, before)
    if (charge !== null) throw Conflict(`Unit ${charge.unitNumber} was charged for this. Cancel that charge first.`)
    const after = await settle(tx, before, {
      charged_to: body.chargedTo,
      charge_words: body.chargedTo === 'unit' ? body.chargeWords : '',
      fund: body.fund,
    })
    await noteStep(tx, before, after, { kind: 'borne' })
    return shownAfter(tx, after)
  })

/** Links of an order that ended work for a while yet, for whoever looks something up. */
const endLinks = async (tx: InBuilding, order: KnownOrder): Promise<void> => {
  const until = linkUntilAfterEnd(tx.now)
  const bid = order.bids.find(({ vendor }) => vendor._id === order.vendor?._id)
  await shortenLinks(tx.db, tx.building._id, order._id, { until, but: bid?._id ?? null })
  if (bid) await updateLinkUntil(tx.db, tx.building._id, bid._id, until, tx.now)
}

/** Closes an order; 409 while an invoice above what is approved waits for a council member. */
export const closeOrder = (ctx: Caller, { params, body }: ById & { body: { version: number } }): Promise<Order> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, 'close', params.id, body.version)
    const status = statusAfter('close', factsOf(before, await limitOf(tx)))
    const after = await settle(tx, before, { status, ended_at: tx.now })
    await noteStep(tx, before, after, { kind: 'closed' })
    await endLinks(tx, after)
    return shownAfter(tx, after)
  })

/** Cancels an order that is not done; a vendor that had the work is told, and so is whoever reported the trouble. */
export const cancelOrder = (
  ctx: Caller,
  { params, body }: ById & { body: z.output<typeof OrderCancel> },
): Promise<Order> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, 'cancel', params.id, body.version)
    const status = statusAfter('cancel', factsOf(before, await limitOf(tx)))
    const after = await settle(tx, before, { status, ended_at: tx.now, end_reason: body.reason })
    await noteStep(tx, before, after, { kind: 'cancelled', words: body.reason })
    if (before.status === 'ordered' || before.status === 'scheduled') {
      await mailNews(tx, before, {
        subject: `Cancelled: ${after.title}`,
        paragraphs: [`${tx.building.name} has cancelled “${after.title}” (${orderNumber(after)}). Please don’t come.`],
        label: 'View work order',
      })
      await noteWork(tx, {
        ticketId: after.ticket._id,
        words: `The work “${after.title}” was cancelled.`,
        side: 'desk',
        vendorName: null,
      })
    }
    await endLinks(tx, after)
    return shownAfter(tx, after)
  })
