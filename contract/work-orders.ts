import { z } from 'zod'
import { Id, LocalDateField } from './fields.ts'
import { firstVisitDay, lastVisitDay } from './limits/work-orders.ts'
import { Paging } from './paging.ts'
import { del, get, post, put } from './route.ts'
import {
  CostFields,
  InvoiceEntered,
  NoneSuits,
  OrderAsk,
  OrderCancel,
  OrderChange,
  OrderCharge,
  OrderDecision,
  OrderDraft,
  OrderFilesAdded,
  OrderGiven,
  OrderSeen,
  QuoteEntered,
  VisitPicked,
  WindowsOffered,
  WorkFinishedByDesk,
} from './work-orders/bodies.ts'
import { vendorLink } from './work-orders/link.ts'
import { Order, OrderCounts, OrderSummary, TicketVisit, Visit } from './work-orders/order.ts'
import { OrderStatus } from './work-orders/states.ts'

/** What narrows the work orders of a building, in the list and in its file. */
export const OrderFilter = z.object({
  search: Paging.shape.search,
  /** One state, or `current`: what is neither closed nor cancelled. */
  status: z.union([OrderStatus, z.literal('current')]).optional(),
  vendorId: Id.optional(),
  ticketId: Id.optional(),
  approval: z.enum(['waiting']).optional(),
})
export type OrderFilter = z.output<typeof OrderFilter>
export const OrderQuery = OrderFilter.extend(Paging.shape)
export type OrderQuery = z.output<typeof OrderQuery>

/** A day of which the moments around it can be counted. */
const VisitDay = LocalDateField.refine((day) => day >= firstVisitDay && day <= lastVisitDay, 'Not a valid date')
export const VisitsQuery = z.object({ from: VisitDay, to: VisitDay })
export type VisitsQuery = z.output<typeof VisitsQuery>

const ById = z.object({ id: Id })
const on = { feature: 'maintenanceTickets' } as const
const desk = { access: 'manager', area: 'tickets', ...on } as const
const one = { ...desk, params: ById, reply: Order } as const
const resident = { access: 'member', ...on } as const
const OfBid = z.object({ id: Id, bidId: Id })
const OfFile = z.object({ id: Id, fileId: Id })

/** From what is to be done to a bill that is approved: quotes, the order, the visit, the work and the invoice. */
export const workOrders = {
  list: get('/api/work-orders', {
    shows: 'workOrder.all',
    also: ['ticket'],
    ...desk,
    summary: 'List the building’s work orders, newest first',
    query: OrderQuery,
    reply: OrderSummary,
    sends: 'page',
  }),
  counts: get('/api/work-orders/counts', {
    shows: 'workOrder.all',
    also: ['ticket'],
    ...desk,
    summary: 'Count work orders by what they need: in progress, awaiting approval, needing a visit, invoiced',
    reply: OrderCounts,
  }),
  file: get('/api/work-orders/export', {
    shows: 'workOrder.all',
    ...desk,
    summary: 'Export the work orders as CSV, filtered like the list',
    query: OrderFilter,
    sends: 'file',
  }),
  visits: get('/api/work-orders/visits', {
    shows: 'workOrder.visits',
    also: ['ticket'],
    ...desk,
    summary: 'List scheduled vendor visits by day',
    query: VisitsQuery,
    reply: z.array(Visit),
  }),
  ofTicket: get('/api/work-orders/mine-for-ticket/:ticketId', {
    shows: 'workOrder.all',
    also: ['ticket'],
    ...resident,
    summary: 'Get the visits for one of the caller’s tickets, with the times to choose from',
    params: z.object({ ticketId: Id }),
    reply: z.array(TicketVisit),
  }),
  get: get('/api/work-orders/:id', {
    shows: 'workOrder.one',
    also: ['ticket', 'holding'],
    ...one,
    summary: 'Get a work order with its quotes and history',
  }),
  add: post('/api/work-orders', {
    ...desk,
    summary: 'Create a work order for a ticket',
    body: OrderDraft,
    reply: Order,
  }),
  change: put('/api/work-orders/:id', {
    ...one,
    summary: 'Edit a draft’s scope; a stale version is refused',
    body: OrderChange,
  }),
  ask: post('/api/work-orders/:id/ask', {
    ...one,
    summary: 'Ask vendors for quotes, each through their own link',
    body: OrderAsk,
    throttle: 'vendorMail',
  }),
  quote: post('/api/work-orders/:id/quotes', {
    ...one,
    summary: 'Enter a vendor’s quote, with files',
    body: QuoteEntered,
    files: true,
  }),
  order: post('/api/work-orders/:id/order', {
    ...one,
    summary: 'Place an order with a vendor; above the building’s limit a council member approves first',
    body: OrderGiven,
    throttle: 'vendorMail',
  }),
  decide: post('/api/work-orders/:id/decision', {
    access: 'council',
    area: 'tickets',
    ...on,
    params: ById,
    reply: Order,
    summary: 'Approve or reject an order, or an invoice above the approved amount',
    body: OrderDecision,
  }),
  offer: post('/api/work-orders/:id/windows', {
    ...one,
    summary: 'Offer visit times, replacing earlier ones',
    body: WindowsOffered,
  }),
  pick: post('/api/work-orders/:id/visit', {
    ...resident,
    params: ById,
    reply: TicketVisit,
    summary: 'Choose a visit time, as the person who reported the ticket or as management',
    body: VisitPicked,
  }),
  noneSuits: post('/api/work-orders/:id/visit/none', {
    ...resident,
    params: ById,
    reply: TicketVisit,
    summary: 'Decline all visit times and suggest others',
    body: NoneSuits,
  }),
  finish: post('/api/work-orders/:id/done', {
    ...one,
    summary: 'Mark the work as done, with photos',
    body: WorkFinishedByDesk,
    files: true,
  }),
  invoice: post('/api/work-orders/:id/invoice', {
    ...one,
    summary: 'Enter the invoice, with its file',
    body: InvoiceEntered,
    files: true,
  }),
  bear: put('/api/work-orders/:id/cost', {
    ...one,
    summary: 'Set who pays and from which fund',
    body: CostFields,
  }),
  charge: post('/api/work-orders/:id/charge', {
    access: 'finance',
    area: 'billing',
    ...on,
    params: ById,
    reply: Order,
    summary: 'Charge the unit that pays for the work, in the books',
    body: OrderCharge,
  }),
  close: post('/api/work-orders/:id/close', {
    ...one,
    summary: 'Close a work order that is fully paid or needs no payment',
    body: OrderSeen,
  }),
  cancel: post('/api/work-orders/:id/cancel', {
    ...one,
    summary: 'Cancel a work order that isn’t done',
    body: OrderCancel,
  }),
  addFiles: post('/api/work-orders/:id/files', {
    ...one,
    summary: 'Add files, shared with vendors or internal only',
    body: OrderFilesAdded,
    files: true,
  }),
  removeFile: del('/api/work-orders/:id/files/:fileId', {
    ...desk,
    summary: 'Remove a file from a work order',
    params: OfFile,
    reply: Order,
  }),
  openFile: get('/api/work-orders/:id/files/:fileId', {
    shows: 'workOrder.one',
    ...desk,
    summary: 'Download a file from a work order',
    params: OfFile,
    sends: 'file',
  }),
  sendLink: post('/api/work-orders/:id/bids/:bidId/link', {
    ...desk,
    summary: 'Email the vendor a new link, replacing the old one',
    params: OfBid,
    reply: Order,
    throttle: 'vendorMail',
  }),
  revokeLink: del('/api/work-orders/:id/bids/:bidId/link', {
    ...desk,
    summary: 'Revoke the vendor’s link',
    params: OfBid,
    reply: Order,
  }),
  ...vendorLink,
}
