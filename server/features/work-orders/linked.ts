/**
 * What a vendor sees and does by its link, without an account: its own part of one order. A link that is wrong, over or
 * revoked answers 404 like one that never was.
 */
import type { z } from 'zod'
import type {
  InvoiceFields,
  QuoteDeclined,
  QuoteFields,
  Windows,
  WorkFinished,
} from '../../../contract/work-orders/bodies.ts'
import type { LinkedOrder, LinkedStep } from '../../../contract/work-orders/link.ts'
import type { OrderFile } from '../../../contract/work-orders/order.ts'
import type { Download, Upload } from '../../../contract/route.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { NotFound } from '../../http/errors.ts'
import { hashOf } from '../../platform/secrets.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { openAttachment, storeUploads } from '../documents/documents.ts'
import { selectLinked, updateBid, updateLinkUntil, type KnownBid } from './bids-store.ts'
import { keepFiles } from './files.ts'
import { keepDone, keepInvoice } from './finishing.ts'
import { keepQuote } from './making.ts'
import { tellDesk } from './messages.ts'
import { bidFacts, factsOf, requireOrder, todayIn } from './reading.ts'
import { noteStep, settle } from './record.ts'
import { linkedCan, linkedStanding, linkUntil, requireAhead, requireLinked, statusAfter } from './rules.ts'
import { lockOrder, type KnownOrder } from './store.ts'
import { limitOf } from './ticket.ts'
import { offerTimes } from './visiting.ts'

interface Linked {
  query: { token: string }
}

interface Opened {
  tx: InBuilding
  order: KnownOrder
  bid: KnownBid
}

/** The order and the vendor of a link while it works, in a building that uses tickets; 404 for any other. */
const open = async (ctx: Ctx, token: string, hold = false): Promise<Opened> => {
  const found = await selectLinked(ctx.db, hashOf(token), ctx.now)
  const building = found && (await findCurrentBuilding(ctx.db, found.buildingId))
  if (!found || !building?.features.maintenanceTickets) throw NotFound()
  const tx: InBuilding = { ...ctx, building }
  if (hold) await lockOrder(tx.db, building._id, found.orderId)
  const order = await requireOrder(tx, found.orderId)
  return { tx, order, bid: order.bids.find(({ _id }) => _id === found.bidId)! }
}

const placeWords = ({ place }: KnownOrder): string =>
  [place.unitNumber && `Unit ${place.unitNumber}`, place.words].filter(Boolean).join(', ') || 'Common property'

/** Whether a vendor may see a file: what the desk shows the vendors, and what it sent itself. */
const isSeen = ({ kind, bidId }: OrderFile, bid: KnownBid): boolean => kind === 'brief' || bidId === bid._id

/** What only whoever does the work is told. */
const workFor = (order: KnownOrder): LinkedOrder['work'] => ({
  agreedCents: order.agreedCents!,
  entryNotes: order.entryNotes,
  contact: order.sharePhone && order.contact.phone !== '' ? order.contact : null,
  windows: order.windows,
  windowsAreTheirs: order.windowsBy === 'desk',
  noneSuitWords: order.noneSuitWords,
  visit: order.visit,
  doneWords: order.doneWords,
  invoice: order.invoice,
})

const view = ({ tx, order, bid }: Opened): LinkedOrder => {
  const facts = bidFacts(order, bid)
  const standing = linkedStanding(order.status, facts)
  const isTheirs = facts.isChosen && standing !== 'elsewhere' && order.status !== 'awaiting_approval'
  return {
    buildingName: tx.building.name,
    timeZone: tx.building.timeZone,
    today: todayIn(tx),
    vendorName: bid.vendor.name,
    number: order.number,
    title: order.title,
    scope: order.scope,
    place: placeWords(order),
    standing,
    quote: bid.quote && {
      amountCents: bid.quote.amountCents,
      words: bid.quote.words,
      validUntil: bid.quote.validUntil,
    },
    work: isTheirs ? workFor(order) : null,
    files: order.files
      .filter((file) => isSeen(file, bid))
      .map(({ kind: _kind, bidId, ...file }) => ({ ...file, isOwn: bidId === bid._id })),
    until: bid.link.until!,
    can: linkedCan(order.status, facts),
  }
}

/** The order as its vendor sees it. */
export const linkedOrder = async (ctx: Ctx, { query }: Linked): Promise<LinkedOrder> =>
  view(await open(ctx, query.token))

/** A file that the vendor may see; 404 for any other, also of the same order. */
export const linkedFile = async (
  ctx: Ctx,
  { params, query }: Linked & { params: { fileId: string } },
): Promise<Download> => {
  const { tx, order, bid } = await open(ctx, query.token)
  const file = order.files.find(({ _id }) => _id === params.fileId)
  if (!file || !isSeen(file, bid)) throw NotFound()
  return openAttachment(tx, { subject: 'workOrder', subjectId: order._id }, file._id)
}

/** Does something by the link, as the vendor's part of the order allows it; its link works longer from then on. */
const act = async (
  ctx: Ctx,
  token: string,
  step: LinkedStep,
  work: (opened: Opened) => Promise<unknown>,
  files: readonly Upload[] = [],
): Promise<LinkedOrder> => {
  const { tx: outside, order: asIs, bid: asBid } = await open(ctx, token)
  requireLinked(step, asIs.status, bidFacts(asIs, asBid))
  await storeUploads(outside, files)
  return inTransaction(ctx, async (inside) => {
    const opened = await open(inside, token, true)
    requireLinked(step, opened.order.status, bidFacts(opened.order, opened.bid))
    await work(opened)
    const { tx, bid } = opened
    await updateLinkUntil(tx.db, tx.building._id, bid._id, linkUntil(true, tx.now), tx.now)
    return view(await open(inside, token))
  })
}

const doer = ({ bid }: Opened) => ({ side: 'vendor', vendorName: bid.vendor.name, bidId: bid._id }) as const

/** Gives a price, in place of the one before. */
export const linkedQuote = (
  ctx: Ctx,
  { query, body, files }: Linked & { body: QuoteFields; files: readonly Upload[] },
): Promise<LinkedOrder> =>
  act(
    ctx,
    query.token,
    'quote',
    async ({ tx, order, bid }) => {
      requireAhead(body.validUntil, todayIn(tx))
      await keepQuote(tx, bid._id, body, null)
      await keepFiles(tx, order, files, { kind: 'quote', bidId: bid._id })
      const after = await settle(tx, order, { status: statusAfter('quote', factsOf(order, await limitOf(tx))) })
      const { name: vendorName } = bid.vendor
      const eventId = await noteStep(tx, order, after, {
        kind: 'quoted',
        side: 'vendor',
        vendorName,
        words: vendorName,
      })
      await tellDesk(tx, after, eventId, { kind: 'quoted', vendor: vendorName })
    },
    files,
  )

/** Gives no price, with words if the vendor likes. */
export const linkedDecline = (ctx: Ctx, { query, body }: Linked & { body: QuoteDeclined }): Promise<LinkedOrder> =>
  act(ctx, query.token, 'decline', async ({ tx, order, bid }) => {
    await updateBid(tx.db, tx.building._id, bid._id, { declined_at: tx.now, decline_words: body.words })
    const after = await settle(tx, order, {})
    const { name: vendorName } = bid.vendor
    const eventId = await noteStep(tx, order, after, {
      kind: 'declined',
      side: 'vendor',
      vendorName,
      words: body.words,
    })
    await tellDesk(tx, after, eventId, { kind: 'declined', vendor: vendorName })
  })

export const linkedWindows = (ctx: Ctx, { query, body }: Linked & { body: Windows }): Promise<LinkedOrder> =>
  act(ctx, query.token, 'offer', (opened) => offerTimes(opened.tx, opened.order, body, doer(opened)))

export const linkedDone = (
  ctx: Ctx,
  { query, body, files }: Linked & { body: WorkFinished; files: readonly Upload[] },
): Promise<LinkedOrder> =>
  act(ctx, query.token, 'finish', (opened) => keepDone(opened.tx, opened.order, body, files, doer(opened)), files)

export const linkedInvoice = (
  ctx: Ctx,
  { query, body, files }: Linked & { body: z.output<typeof InvoiceFields>; files: readonly Upload[] },
): Promise<LinkedOrder> =>
  act(ctx, query.token, 'invoice', (opened) => keepInvoice(opened.tx, opened.order, body, files, doer(opened)), files)
