import { z } from 'zod'
import { Id, InstantField, LocalDateField } from '../fields.ts'
import { Attachment } from '../notices.ts'
import { TicketPlace } from '../tickets/kinds.ts'
import {
  BidStanding,
  CostBearer,
  CostFund,
  LinkStanding,
  OrderEventKind,
  OrderFileKind,
  OrderSide,
  OrderStatus,
  OrderStepName,
} from './states.ts'

/** A work order as it is read by those who look after tickets, and the visit as whoever reported the trouble sees it. */

const Named = z.object({ _id: Id, name: z.string() })
const Span = z.object({ from: InstantField, until: InstantField })
export type VisitSpan = z.infer<typeof Span>

export const OrderSummary = z.object({
  _id: Id,
  /** Counts up in the building; shown as `W-17`. */
  number: z.number().int(),
  title: z.string(),
  status: OrderStatus,
  ticket: z.object({ _id: Id, number: z.number().int(), title: z.string() }),
  /** Who does the work, once that is decided. */
  vendor: Named.nullable(),
  /** Agreed; before that the estimate. */
  amountCents: z.number().int().nullable(),
  /** How many vendors were asked, and how many gave a price. */
  asked: z.number().int(),
  quotes: z.number().int(),
  visit: Span.nullable(),
  invoicedCents: z.number().int().nullable(),
  /** A council member is to decide: on the order, or on an invoice above what was approved. */
  awaitsApproval: z.boolean(),
  changedAt: InstantField,
  version: z.number().int(),
})
export type OrderSummary = z.infer<typeof OrderSummary>

export const OrderQuote = z.object({
  amountCents: z.number().int(),
  words: z.string(),
  validUntil: LocalDateField.nullable(),
  at: InstantField,
  /** The desk wrote it down; else the vendor gave it by its link. */
  isEntered: z.boolean(),
})
export type OrderQuote = z.infer<typeof OrderQuote>

export const OrderBid = z.object({
  _id: Id,
  vendor: Named.extend({ email: z.string(), phone: z.string() }),
  standing: BidStanding,
  quote: OrderQuote.nullable(),
  /** Why the vendor gave no price. */
  declineWords: z.string(),
  link: z.object({
    standing: LinkStanding,
    sentTo: z.string(),
    sentAt: InstantField.nullable(),
    until: InstantField.nullable(),
  }),
  /** What whoever calls the vendor should know first. */
  warnings: z.array(z.string()),
})
export type OrderBid = z.infer<typeof OrderBid>

export const VisitWindow = Span.extend({ _id: Id })
export type VisitWindow = z.infer<typeof VisitWindow>

export const OrderFile = Attachment.extend({ kind: OrderFileKind, bidId: Id.nullable() })
export type OrderFile = z.infer<typeof OrderFile>

const Invoice = z.object({
  number: z.string(),
  amountCents: z.number().int(),
  taxCents: z.number().int(),
  on: LocalDateField,
  /** By how much it is above what was agreed; 0 where it is not. */
  overCents: z.number().int(),
})
export type OrderInvoice = z.infer<typeof Invoice>

export const OrderEvent = z.object({
  _id: Id,
  at: InstantField,
  kind: OrderEventKind,
  by: z.string(),
  side: OrderSide,
  words: z.string(),
})
export type OrderEvent = z.infer<typeof OrderEvent>

export const Order = OrderSummary.extend({
  scope: z.string(),
  entryNotes: z.string(),
  sharePhone: z.boolean(),
  notes: z.string(),
  estimateCents: z.number().int().nullable(),
  /** Where the trouble is. */
  place: z.object({ kind: TicketPlace, words: z.string(), unitNumber: z.string().nullable() }),
  /** Above this a council member decides. */
  limitCents: z.number().int(),
  /** Up to which amount a council member has approved. */
  approvedCents: z.number().int().nullable(),
  /** Why a council member rejected it last. */
  rejectReason: z.string(),
  bids: z.array(OrderBid),
  windows: z.array(VisitWindow),
  windowsBy: OrderSide.nullable(),
  /** What whoever was offered times said where none suited. */
  noneSuitWords: z.string(),
  done: z.object({ at: InstantField, words: z.string() }).nullable(),
  invoice: Invoice.nullable(),
  cost: z.object({ chargedTo: CostBearer, chargeWords: z.string(), fund: CostFund }),
  /** What the unit was charged for it, for those who read the books; null where it wasn’t, or that was cancelled. */
  charge: z
    .object({
      holdingId: Id,
      unitNumber: z.string(),
      dueOn: LocalDateField,
      cents: z.number().int(),
      openCents: z.number().int(),
    })
    .nullable(),
  endReason: z.string(),
  files: z.array(OrderFile),
  /** Newest first. */
  events: z.array(OrderEvent),
  can: z.object({ steps: z.array(OrderStepName), keepFiles: z.boolean(), charge: z.boolean() }),
})
export type Order = z.infer<typeof Order>

export const OrderCounts = z.object({
  current: z.number().int(),
  awaitingApproval: z.number().int(),
  /** Ordered and without a visit. */
  unscheduled: z.number().int(),
  invoiced: z.number().int(),
})
export type OrderCounts = z.infer<typeof OrderCounts>

/** A visit of a vendor in the calendar of those who manage. */
export const Visit = z.object({
  _id: Id,
  number: z.number().int(),
  title: z.string(),
  status: OrderStatus,
  vendor: z.string(),
  placeWords: z.string(),
  ...Span.shape,
  ticket: z.object({ _id: Id, number: z.number().int() }),
})
export type Visit = z.infer<typeof Visit>

/** Work for a ticket as whoever reported or follows it sees it: who comes, and when. */
export const TicketVisit = z.object({
  _id: Id,
  number: z.number().int(),
  title: z.string(),
  status: OrderStatus,
  vendor: z.string(),
  windows: z.array(VisitWindow),
  visit: Span.nullable(),
  noneSuitWords: z.string(),
  can: z.object({ pick: z.boolean() }),
  version: z.number().int(),
})
export type TicketVisit = z.infer<typeof TicketVisit>
