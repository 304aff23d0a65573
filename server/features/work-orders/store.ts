import type { Updateable } from 'kysely'
import { orderStepsMost } from '../../../contract/limits/work-orders.ts'
import type { Attachment } from '../../../contract/notices.ts'
import type { Instant, LocalDate } from '../../../contract/time.ts'
import type { OrderDraft } from '../../../contract/work-orders/bodies.ts'
import type { Order, OrderEvent, OrderFile } from '../../../contract/work-orders/order.ts'
import type { OrderEventKind, OrderSide } from '../../../contract/work-orders/states.ts'
import { run, type Database } from '../../db/connection.ts'
import { instantIn } from '../../db/json.ts'
import type { DB } from '../../db/schema.gen.ts'
import { lockBuilding } from '../buildings/buildings.ts'
import { attachmentsIn } from '../documents/documents.ts'
import { bidsIn, type KnownBid } from './bids-store.ts'

/** An order as it is kept, before a limit, a day and somebody's rights judge it. */
export interface KnownOrder extends Pick<
  Order,
  | '_id'
  | 'number'
  | 'title'
  | 'status'
  | 'ticket'
  | 'vendor'
  | 'scope'
  | 'entryNotes'
  | 'sharePhone'
  | 'notes'
  | 'estimateCents'
  | 'approvedCents'
  | 'rejectReason'
  | 'windows'
  | 'windowsBy'
  | 'noneSuitWords'
  | 'endReason'
  | 'files'
  | 'events'
  | 'changedAt'
  | 'version'
> {
  /** What was agreed, or is proposed. */
  agreedCents: number | null
  place: Order['place'] & { unitId: string | null }
  contact: { name: string; phone: string }
  bids: KnownBid[]
  visit: Order['visit']
  doneAt: Instant | null
  doneWords: string
  invoice: { number: string; amountCents: number; taxCents: number; on: LocalDate } | null
  cost: Order['cost']
  /** What the unit was charged for it; it may have been cancelled since. */
  chargeId: string | null
}

const name = (account: string) => `${account}.first_name || ' ' || ${account}.last_name`

/** The order `o` with its ticket `t` and the ticket's unit `u`, and the vendor `v`. */
export const fromOrder = `work_orders o
  join tickets t on t.building_id = o.building_id and t.id = o.ticket_id
  left join units u on u.building_id = t.building_id and u.id = t.unit_id
  left join vendors v on v.building_id = o.building_id and v.id = o.vendor_id`

export const ticketIn = `json_build_object('_id', t.id, 'number', t.number, 'title', t.title)`
export const vendorIn = `case when v.id is not null then json_build_object('_id', v.id, 'name', v.name) end`
export const visitIn = `case when o.visit_from is not null then
  json_build_object('from', ${instantIn('o.visit_from')}, 'until', ${instantIn('o.visit_until')}) end`
export const windowsIn = `(select coalesce(json_agg(json_build_object('_id', w.id, 'from', ${instantIn('w.from_at')},
    'until', ${instantIn('w.until_at')}) order by w.position), '[]')
  from work_order_windows w where w.building_id = o.building_id and w.order_id = o.id)`

const eventsIn = `(select coalesce(json_agg(s.one order by s.id desc), '[]') from (
    select e.id, json_build_object('_id', e.id, 'at', ${instantIn('e.at')}, 'kind', e.kind, 'side', e.side,
      'by', coalesce(e.vendor_name, ${name('a')}, 'Parapet'), 'words', e.words) as one
    from work_order_events e left join accounts a on a.id = e.account_id
    where e.building_id = o.building_id and e.order_id = o.id order by e.id desc limit ${orderStepsMost}) s)`

const columns = `
  o.id as _id, o.number, o.title, o.status, o.scope, o.entry_notes as "entryNotes", o.share_phone as "sharePhone",
  o.notes, o.estimate_cents as "estimateCents", o.amount_cents as "agreedCents", o.approved_cents as "approvedCents",
  o.reject_reason as "rejectReason", o.windows_by as "windowsBy", o.none_suit_words as "noneSuitWords",
  o.done_at as "doneAt", o.done_words as "doneWords", o.invoice_number as "invoiceNumber",
  o.invoice_cents as "invoiceCents", o.invoice_tax_cents as "invoiceTaxCents", o.invoice_on as "invoiceOn",
  json_build_object('chargedTo', o.charged_to, 'chargeWords', o.charge_words, 'fund', o.fund) as cost,
  o.charge_id as "chargeId", o.end_reason as "endReason", o.changed_at as "changedAt", o.version,
  ${ticketIn} as ticket, ${vendorIn} as vendor, ${visitIn} as visit, ${windowsIn} as windows,
  json_build_object('kind', t.place, 'words', t.place_words, 'unitNumber', u.unit_number, 'unitId', u.id) as place,
  (select json_build_object('name', coalesce(t.reporter_name, ${name('r')}, ''),
      'phone', coalesce(nullif(t.reporter_phone, ''), r.phone, ''))
    from (select) one left join accounts r on r.id = t.reporter_id) as contact,
  ${bidsIn} as bids, ${eventsIn} as events,
  ${attachmentsIn('workOrder', { buildingId: 'o.building_id', id: 'o.id' })} as attachments,
  (select coalesce(json_object_agg(f.attachment_id, json_build_object('kind', f.kind, 'bidId', f.bid_id)), '{}')
    from work_order_files f where f.building_id = o.building_id and f.order_id = o.id) as kinds`

interface Row extends Omit<KnownOrder, 'files' | 'invoice'> {
  attachments: Attachment[]
  kinds: Record<string, Pick<OrderFile, 'kind' | 'bidId'>>
  invoiceNumber: string | null
  invoiceCents: number | null
  invoiceTaxCents: number | null
  invoiceOn: LocalDate | null
}

const orderOf = (row: Row): KnownOrder => {
  const { attachments, kinds, invoiceNumber, invoiceCents, invoiceTaxCents, invoiceOn, ...order } = row
  return {
    ...order,
    files: attachments.map((file) => ({ ...file, ...kinds[file._id]! })),
    invoice:
      invoiceNumber === null
        ? null
        : { number: invoiceNumber, amountCents: invoiceCents!, taxCents: invoiceTaxCents!, on: invoiceOn! },
  }
}

/** One work order of the building. */
export const selectOrder = async (db: Database, buildingId: string, id: string): Promise<KnownOrder | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${fromOrder} where o.building_id = $1::uuid and o.id = $2::uuid`,
    [buildingId, id],
  )
  return rows[0] ? orderOf(rows[0] as Row) : null
}

/** Holds an order for a change, in a statement of its own, so that what is read after it is as it stands then. */
export const lockOrder = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'select id from work_orders where building_id = $1::uuid and id = $2::uuid for update', [
    buildingId,
    id,
  ])
}

/** Counts on in the building; those who make orders at the same moment wait for each other. */
const nextNumber = async (db: Database, buildingId: string): Promise<number> => {
  await lockBuilding(db, buildingId)
  const { rows } = await run(
    db,
    'select coalesce(max(number), 0) + 1 as next from work_orders where building_id = $1::uuid',
    [buildingId],
  )
  return (rows[0] as { next: number }).next
}

export const insertOrder = async (
  db: Database,
  buildingId: string,
  made: OrderDraft & { _id: string; at: Instant },
): Promise<void> => {
  await db
    .insertInto('work_orders')
    .values({
      id: made._id,
      building_id: buildingId,
      number: await nextNumber(db, buildingId),
      ticket_id: made.ticketId,
      title: made.title,
      scope: made.scope,
      entry_notes: made.entryNotes,
      share_phone: made.sharePhone,
      notes: made.notes,
      estimate_cents: made.estimateCents,
      created_at: made.at,
      changed_at: made.at,
    })
    .execute()
}

/** Writes what changed of an order; false where it no longer has the version that was read. */
export const updateOrder = async (
  db: Database,
  buildingId: string,
  { _id, version }: Pick<KnownOrder, '_id' | 'version'>,
  changes: Updateable<DB['work_orders']>,
  at: Instant,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('work_orders')
    .where('building_id', '=', buildingId)
    .where('id', '=', _id)
    .where('version', '=', version)
    .set({ ...changes, changed_at: at, version: version + 1 })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const insertEvent = async (
  db: Database,
  buildingId: string,
  event: Pick<OrderEvent, '_id' | 'at' | 'words'> & {
    kind: OrderEventKind
    side: OrderSide
    orderId: string
    accountId: string | null
    vendorName: string | null
  },
): Promise<void> => {
  await db
    .insertInto('work_order_events')
    .values({
      id: event._id,
      building_id: buildingId,
      order_id: event.orderId,
      at: event.at,
      kind: event.kind,
      side: event.side,
      account_id: event.accountId,
      vendor_name: event.vendorName,
      words: event.words,
    })
    .execute()
}

/** Says of stored files what they are, and of which vendor. */
export const insertFileKinds = async (
  db: Database,
  buildingId: string,
  orderId: string,
  { ids, kind, bidId }: { ids: readonly string[] } & Pick<OrderFile, 'kind' | 'bidId'>,
): Promise<void> => {
  if (ids.length === 0) return
  await db
    .insertInto('work_order_files')
    .values(ids.map((id) => ({ attachment_id: id, building_id: buildingId, order_id: orderId, kind, bid_id: bidId })))
    .execute()
}
