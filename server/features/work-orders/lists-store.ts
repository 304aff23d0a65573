import { visitsShownMost, ordersOfTicketMost } from '../../../contract/limits/work-orders.ts'
import type { Page } from '../../../contract/route.ts'
import type { Instant } from '../../../contract/time.ts'
import type { OrderQuery } from '../../../contract/work-orders.ts'
import type { OrderCounts, OrderSummary, TicketVisit, Visit } from '../../../contract/work-orders/order.ts'
import { run, type Database } from '../../db/connection.ts'
import { anyHolds, containing } from '../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { fromOrder, ticketIn, vendorIn, visitIn, windowsIn } from './store.ts'

/** Whether a council member is to decide, by the building's limit in cents, as the rules say it. */
const awaits = (limit: string) => `(o.status = 'awaiting_approval' or (o.status = 'invoiced'
  and o.invoice_cents > greatest(${limit}::bigint, coalesce(o.approved_cents, 0))))`

const summary = (limit: string) => `
  o.id as _id, o.number, o.title, o.status, ${ticketIn} as ticket, ${vendorIn} as vendor,
  coalesce(o.amount_cents, o.estimate_cents) as "amountCents", ${visitIn} as visit,
  o.invoice_cents as "invoicedCents", ${awaits(limit)} as "awaitsApproval", o.changed_at as "changedAt", o.version,
  (select count(*)::integer from work_order_bids b
    where b.building_id = o.building_id and b.order_id = o.id) as asked,
  (select count(*)::integer from work_order_bids b
    where b.building_id = o.building_id and b.order_id = o.id and b.quoted_at is not null) as quotes`

/** The orders of a building, newest first; the words are looked for in titles, vendors and numbers. */
export const selectOrders = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search, status, vendorId, ticketId, approval }: OrderQuery,
  limitCents: number,
): Promise<Page<OrderSummary>> => {
  const before = cursor === undefined ? null : readCursor(cursor, 1)[0]
  const words = search ? containing(search) : null
  const { rows } = await run(
    db,
    `select ${summary('$2')} from ${fromOrder}
     where o.building_id = $1::uuid
       and ($3::uuid is null or o.id < $3::uuid)
       and ($4::text is null or case when $4::text = 'current' then o.status not in ('closed', 'cancelled')
         else o.status = $4::text end)
       and ($5::uuid is null or exists (select from work_order_bids b where b.building_id = o.building_id
         and b.order_id = o.id and b.vendor_id = $5::uuid))
       and ($6::uuid is null or o.ticket_id = $6::uuid)
       and (not $7::boolean or ${awaits('$2')})
       and ($8::text is null or ${anyHolds(['o.title', 'v.name'], '$8::text')}
         or 'w-' || o.number like $8::text or '#' || t.number like $8::text)
     order by o.id desc limit ${limit + 1}`,
    [buildingId, limitCents, before, status ?? null, vendorId ?? null, ticketId ?? null, approval === 'waiting', words],
  )
  return pageOf(
    rows as OrderSummary[],
    limit,
    (row) => row,
    (row) => writeCursor([row._id]),
  )
}

export const selectCounts = async (db: Database, buildingId: string, limitCents: number): Promise<OrderCounts> => {
  const { rows } = await run(
    db,
    `select count(*)::integer as current, count(*) filter (where ${awaits('$2')})::integer as "awaitingApproval",
       count(*) filter (where o.status = 'ordered')::integer as unscheduled,
       count(*) filter (where o.status = 'invoiced')::integer as invoiced
     from work_orders o where o.building_id = $1::uuid and o.status not in ('closed', 'cancelled')`,
    [buildingId, limitCents],
  )
  return rows[0] as OrderCounts
}

/** The visits between two moments, the earliest first. */
export const selectVisits = async (
  db: Database,
  buildingId: string,
  { from, before }: { from: Instant; before: Instant },
): Promise<Visit[]> => {
  const { rows } = await run(
    db,
    `select o.id as _id, o.number, o.title, o.status, v.name as vendor,
       concat_ws(', ', 'Unit ' || u.unit_number, nullif(t.place_words, '')) as "placeWords",
       o.visit_from as "from", o.visit_until as "until",
       json_build_object('_id', t.id, 'number', t.number) as ticket
     from ${fromOrder}
     where o.building_id = $1::uuid and o.status <> 'cancelled'
       and o.visit_from >= $2::timestamptz and o.visit_from < $3::timestamptz
     order by o.visit_from, o.id limit ${visitsShownMost}`,
    [buildingId, from, before],
  )
  return rows as Visit[]
}

/** The work for a ticket of which whoever reported it should know: what was ordered, and what came of it. */
export const selectOfTicket = async (
  db: Database,
  buildingId: string,
  ticketId: string,
): Promise<Omit<TicketVisit, 'can'>[]> => {
  const { rows } = await run(
    db,
    `select o.id as _id, o.number, o.title, o.status, v.name as vendor, ${windowsIn} as windows, ${visitIn} as visit,
       o.none_suit_words as "noneSuitWords", o.version
     from ${fromOrder}
     where o.building_id = $1::uuid and o.ticket_id = $2::uuid
       and o.status in ('ordered', 'scheduled', 'done', 'invoiced', 'closed')
     order by o.id desc limit ${ordersOfTicketMost}`,
    [buildingId, ticketId],
  )
  return rows as Omit<TicketVisit, 'can'>[]
}
