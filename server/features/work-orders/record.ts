/** What every step with a work order leaves behind: where it stands, a line of its story and of the history. */
import type { Updateable } from 'kysely'
import type { OrderEventKind, OrderSide } from '../../../contract/work-orders/states.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { DB } from '../../db/schema.gen.ts'
import { Conflict } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { wakeKeepers } from '../buildings/buildings.ts'
import { requireOrder } from './reading.ts'
import { insertEvent, updateOrder, type KnownOrder } from './store.ts'

/** Writes what changed and answers the order as it stands then; 409 where another call was faster. */
export const settle = async (
  tx: InBuilding,
  before: KnownOrder,
  changes: Updateable<DB['work_orders']>,
): Promise<KnownOrder> => {
  if (!(await updateOrder(tx.db, tx.building._id, before, changes, tx.now)))
    throw Conflict('Someone else just changed this. Check the work order again.')
  return requireOrder(tx, before._id)
}

/** What the history keeps of an order. */
const valuesOf = (order: KnownOrder) => ({
  title: order.title,
  scope: order.scope,
  entryNotes: order.entryNotes,
  sharePhone: order.sharePhone,
  notes: order.notes,
  estimateCents: order.estimateCents,
  status: order.status,
  vendor: order.vendor?.name ?? null,
  amountCents: order.agreedCents,
  approvedCents: order.approvedCents,
  quotes: order.bids.flatMap(({ vendor, quote }) =>
    quote ? [`${vendor.name} ${(quote.amountCents / 100).toFixed(2)}`] : [],
  ),
  visit: order.visit?.from ?? null,
  invoiceNumber: order.invoice?.number ?? null,
  invoiceCents: order.invoice?.amountCents ?? null,
  ...order.cost,
})

export interface Step {
  kind: OrderEventKind
  side?: OrderSide
  /** The vendor that did it by its link. */
  vendorName?: string
  words?: string
  /** What the history says besides. */
  more?: Readonly<Record<string, unknown>>
}

/** Adds a step to the story and to the history, and wakes open screens; answers the step's id. */
export const noteStep = async (
  tx: InBuilding,
  before: KnownOrder | null,
  after: KnownOrder,
  { kind, side = 'desk', vendorName, words = '', more = {} }: Step,
): Promise<string> => {
  const _id = newId(Date.parse(tx.now))
  await insertEvent(tx.db, tx.building._id, {
    _id,
    orderId: after._id,
    at: tx.now,
    kind,
    side,
    words,
    accountId: tx.account?._id ?? null,
    vendorName: vendorName ?? null,
  })
  await recordChange(tx, {
    subject: 'workOrder',
    subjectId: after._id,
    buildingId: tx.building._id,
    action: kind,
    before: before ? valuesOf(before) : {},
    after: { ...valuesOf(after), ...more },
    ...(words !== '' && { reason: words }),
    ...(vendorName !== undefined && { actor: vendorName }),
  })
  wakeKeepers(tx, 'tickets', 'workOrder')
  return _id
}
