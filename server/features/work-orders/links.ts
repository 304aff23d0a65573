/** A vendor's link: mailed to its address, revoked, and asked for whether it works. */
import { orderNumber } from '../../../contract/work-orders/order-words.ts'
import type { Order } from '../../../contract/work-orders/order.ts'
import { formatDate, localDateOf } from '../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict } from '../../http/errors.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { postalAddressOf } from '../buildings/buildings.ts'
import { queueMail } from '../mail/mail.ts'
import { vendorBy } from '../vendors/vendors.ts'
import { deleteLinks, insertLink, selectLinked, updateBid, type KnownBid } from './bids-store.ts'
import { bidFacts, heldOrder, requireBid, requireOrder, type Caller, shownAfter } from './reading.ts'
import { noteStep } from './record.ts'
import { linkStanding, linkUntil, papersMissing, requirePapers } from './rules.ts'
import type { KnownOrder } from './store.ts'

export type OfBid = { params: { id: string; bidId: string } }

interface Words {
  subject: string
  paragraphs: string[]
  label: string
}

/** Whether the vendor has answered, or does the work: its link works longer then. */
const isAnswered = (order: KnownOrder, bid: KnownBid): boolean => {
  const { isChosen, hasQuote } = bidFacts(order, bid)
  return isChosen || hasQuote
}

/**
 * Mails a vendor its link, with a secret of its own that ends no other; answers until when it works, null where the vendor
 * has no address.
 */
export const mailLink = async (
  tx: InBuilding,
  order: KnownOrder,
  bid: KnownBid,
  { subject, paragraphs, label }: Words,
): Promise<string | null> => {
  const { email, name } = bid.vendor
  if (email === '') return null
  const secret = newSecret()
  const until = linkUntil(isAnswered(order, bid), tx.now)
  const buildingId = tx.building._id
  await insertLink(tx.db, buildingId, { hash: hashOf(secret), bidId: bid._id, at: tx.now })
  await updateBid(tx.db, buildingId, bid._id, {
    link_sent_to: email,
    link_sent_at: tx.now,
    link_until: until,
    link_revoked_at: null,
  })
  const lastDay = formatDate(localDateOf(until, tx.building.timeZone))
  await queueMail(tx, {
    to: email,
    toName: name,
    building: { ...tx.building, postalAddress: await postalAddressOf(tx.db, buildingId) },
    class: 'transactional',
    subject,
    paragraphs: [...paragraphs, `You don’t need an account. This link is only for you and is valid until ${lastDay}.`],
    link: { label, path: `/vendor-link/${secret}` },
    secret: true,
    forLink: 'vendor',
  })
  return until
}

/** The same where the vendor has a link that works: one that was revoked or is over stays so. */
export const mailNews = async (tx: InBuilding, order: KnownOrder, words: Words): Promise<void> => {
  const bid = order.bids.find(({ vendor }) => vendor._id === order.vendor?._id)
  if (bid && linkStanding(bid.link, tx.now) === 'works') await mailLink(tx, order, bid, words)
}

/** What a vendor is written when it is asked, or its link is sent anew. */
export const askingWords = (tx: InBuilding, order: KnownOrder): Words => ({
  subject: `${tx.building.name} is requesting a quote: ${order.title}`,
  paragraphs: [`${tx.building.name} would like a quote for “${order.title}” (${orderNumber(order)}).`],
  label: 'View and respond',
})

export const orderingWords = (tx: InBuilding, order: KnownOrder): Words => ({
  subject: `${tx.building.name} orders: ${order.title}`,
  paragraphs: [
    `${tx.building.name} has given you the work “${order.title}” (${orderNumber(order)}). Please offer times for your visit.`,
  ],
  label: 'View work order',
})

/** Refuses to ask by a link who works here no longer, and who was not asked yet and whose papers are missing. */
const requireAskable = async (tx: InBuilding, { vendor, askedAt }: KnownBid): Promise<void> => {
  const { name, endedOn, warnings } = await vendorBy(tx, vendor._id)
  requirePapers({ name, endedOn, warnings: [] }, false)
  const missing = askedAt === null ? papersMissing(warnings).map(({ words }) => words) : []
  if (missing.length > 0)
    throw Conflict(`${name}: ${missing.join(' ')} Request a quote instead; you can confirm there that you accept this.`)
}

/**
 * Mails a vendor a new link; those sent before end. 409 for a vendor without an address or one that would not be asked, and
 * for an order that ended.
 */
export const sendLink = (ctx: Caller, { params }: OfBid): Promise<Order> =>
  inTransaction(ctx, async (tx) => {
    const before = await heldOrder(tx, params.id)
    const bid = requireBid(before, params.bidId)
    if (bid.vendor.email === '') throw Conflict(`${bid.vendor.name} has no email address on file.`)
    if (before.status === 'cancelled' || before.status === 'closed')
      throw Conflict('This work order is closed; vendors can’t get new links.')
    const isGiven = before.vendor !== null && before.status !== 'awaiting_approval'
    if (isGiven && before.vendor?._id !== bid.vendor._id) throw Conflict('Another vendor has this work.')
    if (!isGiven) await requireAskable(tx, bid)
    await deleteLinks(tx.db, tx.building._id, bid._id)
    await mailLink(tx, before, bid, isGiven ? orderingWords(tx, before) : askingWords(tx, before))
    if (bid.askedAt === null) await updateBid(tx.db, tx.building._id, bid._id, { asked_at: tx.now })
    const after = await requireOrder(tx, params.id)
    await noteStep(tx, before, after, { kind: 'linkSent', words: bid.vendor.name })
    return shownAfter(tx, after)
  })

/** Ends a vendor's link at once; 409 where none works. */
export const revokeLink = (ctx: Caller, { params }: OfBid): Promise<Order> =>
  inTransaction(ctx, async (tx) => {
    const before = await heldOrder(tx, params.id)
    const bid = requireBid(before, params.bidId)
    if (linkStanding(bid.link, tx.now) !== 'works') throw Conflict('This vendor has no valid link.')
    await deleteLinks(tx.db, tx.building._id, bid._id)
    await updateBid(tx.db, tx.building._id, bid._id, { link_revoked_at: tx.now })
    const after = await requireOrder(tx, params.id)
    await noteStep(tx, before, after, { kind: 'linkRevoked', words: bid.vendor.name })
    return shownAfter(tx, after)
  })

/** For the outbox: whether the link that a mail carries still leads to its order. */
export const vendorLinkWorks = async (ctx: Ctx, hash: Buffer): Promise<boolean> =>
  (await selectLinked(ctx.db, hash, ctx.now)) !== null
