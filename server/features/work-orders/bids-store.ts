import type { Updateable } from 'kysely'
import type { Instant } from '../../../contract/time.ts'
import type { OrderQuote } from '../../../contract/work-orders/order.ts'
import { run, type Database } from '../../db/connection.ts'
import { instantIn } from '../../db/json.ts'
import type { DB } from '../../db/schema.gen.ts'

/** A vendor on an order. */
export interface KnownBid {
  _id: string
  vendor: { _id: string; name: string; email: string; phone: string }
  askedAt: Instant | null
  quote: OrderQuote | null
  declinedAt: Instant | null
  declineWords: string
  link: { sentTo: string; sentAt: Instant | null; until: Instant | null; revokedAt: Instant | null }
}

/** The vendors on the order `o`, those that were asked first before the others. */
export const bidsIn = `(select coalesce(json_agg(json_build_object('_id', b.id,
    'vendor', json_build_object('_id', x.id, 'name', x.name, 'email', x.email, 'phone', x.phone),
    'askedAt', ${instantIn('b.asked_at')}, 'declinedAt', ${instantIn('b.declined_at')}, 'declineWords', b.decline_words,
    'quote', case when b.quoted_at is not null then json_build_object('amountCents', b.amount_cents, 'words', b.words,
      'validUntil', b.valid_until, 'at', ${instantIn('b.quoted_at')}, 'isEntered', b.entered_by is not null) end,
    'link', json_build_object('sentTo', b.link_sent_to, 'sentAt', ${instantIn('b.link_sent_at')},
      'until', ${instantIn('b.link_until')}, 'revokedAt', ${instantIn('b.link_revoked_at')})) order by b.id), '[]')
  from work_order_bids b join vendors x on x.building_id = b.building_id and x.id = b.vendor_id
  where b.building_id = o.building_id and b.order_id = o.id)`

export const insertBid = async (
  db: Database,
  buildingId: string,
  bid: { _id: string; orderId: string; vendorId: string },
): Promise<void> => {
  await db
    .insertInto('work_order_bids')
    .values({ id: bid._id, building_id: buildingId, order_id: bid.orderId, vendor_id: bid.vendorId })
    .execute()
}

export const updateBid = async (
  db: Database,
  buildingId: string,
  id: string,
  changes: Updateable<DB['work_order_bids']>,
): Promise<void> => {
  await db
    .updateTable('work_order_bids')
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .set(changes)
    .execute()
}

export const insertLink = async (
  db: Database,
  buildingId: string,
  link: { hash: Buffer; bidId: string; at: Instant },
): Promise<void> => {
  await db
    .insertInto('work_order_links')
    .values({ token_hash: link.hash, building_id: buildingId, bid_id: link.bidId, made_at: link.at })
    .execute()
}

/** Ends the links of a vendor on an order that were sent before. */
export const deleteLinks = async (db: Database, buildingId: string, bidId: string): Promise<void> => {
  await db.deleteFrom('work_order_links').where('building_id', '=', buildingId).where('bid_id', '=', bidId).execute()
}

/** Lets the links of an order work so long and no longer, but for one vendor's. */
export const shortenLinks = async (
  db: Database,
  buildingId: string,
  orderId: string,
  { until, but }: { until: Instant; but: string | null },
): Promise<void> => {
  await run(
    db,
    `update work_order_bids set link_until = least(link_until, $3::timestamptz)
     where building_id = $1::uuid and order_id = $2::uuid and link_until is not null and id is distinct from $4::uuid`,
    [buildingId, orderId, until, but],
  )
}

/** Lets a vendor's link work until another moment, while it works. */
export const updateLinkUntil = async (
  db: Database,
  buildingId: string,
  bidId: string,
  until: Instant,
  now: Instant,
): Promise<void> => {
  await db
    .updateTable('work_order_bids')
    .where('building_id', '=', buildingId)
    .where('id', '=', bidId)
    .where('link_until', '>', now)
    .set({ link_until: until })
    .execute()
}

/** Where a link with this hash leads while it works, in a building that is open and uses tickets. */
export const selectLinked = async (
  db: Database,
  hash: Buffer,
  now: Instant,
): Promise<{ buildingId: string; orderId: string; bidId: string } | null> => {
  const { rows } = await run(
    db,
    `select b.building_id as "buildingId", b.order_id as "orderId", b.id as "bidId"
     from work_order_links l join work_order_bids b on b.building_id = l.building_id and b.id = l.bid_id
       join buildings h on h.id = b.building_id
     where l.token_hash = $1 and b.link_until > $2::timestamptz and b.link_revoked_at is null and h.suspended_at is null`,
    [hash, now],
  )
  return (rows[0] as { buildingId: string; orderId: string; bidId: string } | undefined) ?? null
}
