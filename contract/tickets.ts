import { z } from 'zod'
import { Id } from './fields.ts'
import { Paging } from './paging.ts'
import { del, get, post, put } from './route.ts'
import {
  InternalWords,
  ManyAssigned,
  TicketChange,
  TicketDraft,
  TicketMerge,
  TicketRating,
  TicketStep,
  TicketWords,
} from './tickets/bodies.ts'
import { TicketCategory, TicketPlace, TicketPriority, TicketStatus } from './tickets/kinds.ts'
import {
  BulkResult,
  InternalNote,
  ReportingFacts,
  SimilarTicket,
  Ticket,
  TicketCounts,
  TicketFigures,
  TicketGroup,
  TicketHands,
  TicketRow,
  TicketSummary,
} from './tickets/ticket.ts'

/** What narrows the tickets of a building, in the list, on the board and in the file. */
export const TicketFilter = z.object({
  search: Paging.shape.search,
  /** One state, or `current`: what is open or on hold; everything without. */
  status: z.union([TicketStatus, z.literal('current')]).optional(),
  category: TicketCategory.optional(),
  priority: TicketPriority.optional(),
  place: TicketPlace.optional(),
  /** Of what is open: those of nobody, of the caller, or of one person. */
  assignee: z.union([z.literal('none'), z.literal('me'), Id]).optional(),
  vendorId: Id.optional(),
  unitId: Id.optional(),
  due: z.enum(['late']).optional(),
  emergency: z.enum(['yes']).optional(),
})
export type TicketFilter = z.output<typeof TicketFilter>

export const TicketQuery = TicketFilter.extend(Paging.shape).extend({
  /** What is due first; or what was reported last. */
  order: z.enum(['due', 'newest']).default('newest'),
})
export type TicketQuery = z.output<typeof TicketQuery>

export const SimilarQuery = z.object({ category: TicketCategory, place: TicketPlace, unitId: Id.optional() })
export type SimilarQuery = z.output<typeof SimilarQuery>

const ById = z.object({ id: Id })
const OfFile = z.object({ id: Id, fileId: Id })
const on = { feature: 'maintenanceTickets' } as const
const desk = { access: 'manager', area: 'tickets', ...on } as const
const resident = { access: 'member', ...on } as const
const mine = { ...resident, params: ById, reply: Ticket } as const

/** Maintenance: what is broken, who looks after it, and what whoever reported it is told. */
export const tickets = {
  list: get('/api/tickets', {
    shows: 'ticket.all',
    also: ['workOrder'],
    ...desk,
    summary: 'List the building’s tickets, newest or most urgent first',
    query: TicketQuery,
    reply: TicketRow,
    sends: 'page',
  }),
  counts: get('/api/tickets/counts', {
    shows: 'ticket.all',
    also: ['workOrder'],
    ...desk,
    summary: 'Count tickets by status',
    reply: TicketCounts,
  }),
  groups: get('/api/tickets/groups', {
    shows: 'ticket.all',
    also: ['workOrder'],
    ...desk,
    summary: 'List tickets by unit, vendor, assignee or category, most open first',
    query: z.object({ by: z.enum(['unit', 'vendor', 'assignee', 'category']) }),
    reply: z.array(TicketGroup),
  }),
  figures: get('/api/tickets/figures', {
    shows: 'ticket.all',
    also: ['workOrder'],
    ...desk,
    summary: 'Report tickets opened and resolved by month, and time taken by category',
    reply: TicketFigures,
  }),
  hands: get('/api/tickets/hands', {
    shows: 'ticket.all',
    also: ['workOrder'],
    ...desk,
    summary: 'List the people and vendors a ticket can be assigned to',
    reply: TicketHands,
  }),
  file: get('/api/tickets/export', {
    shows: 'ticket.all',
    ...desk,
    summary: 'Export the tickets as CSV, filtered like the list',
    query: TicketFilter,
    sends: 'file',
  }),
  assignMany: post('/api/tickets/assign-many', {
    ...desk,
    summary: 'Assign several tickets; those that have changed since are listed and skipped',
    body: ManyAssigned,
    reply: BulkResult,
  }),
  mine: get('/api/tickets/my-tickets', {
    shows: 'ticket.unlogged',
    also: ['workOrder'],
    ...resident,
    summary: 'List tickets the caller reported, had reported for them, or follows; newest first',
    query: Paging.extend({ shows: z.enum(['current', 'past']).optional() }),
    reply: TicketSummary,
    sends: 'page',
  }),
  reporting: get('/api/tickets/reporting', {
    shows: 'ticket.unlogged',
    ...resident,
    summary: 'Get the data for the report form',
    reply: ReportingFacts,
  }),
  similar: get('/api/tickets/similar', {
    shows: 'ticket.all',
    ...resident,
    summary: 'List open tickets similar to a new report',
    query: SimilarQuery,
    reply: z.array(SimilarTicket),
  }),
  report: post('/api/tickets', {
    ...resident,
    summary: 'Report an issue, with photos',
    body: TicketDraft,
    files: true,
    reply: Ticket,
    throttle: 'report',
  }),
  get: get('/api/tickets/:id', {
    shows: 'ticket.one',
    also: ['workOrder'],
    ...mine,
    summary: 'Get a ticket with its history',
  }),
  change: put('/api/tickets/:id', {
    ...desk,
    params: ById,
    reply: Ticket,
    summary: 'Edit a ticket; a stale version is refused',
    body: TicketChange,
  }),
  step: post('/api/tickets/:id/steps', {
    ...mine,
    summary: 'Take a step on a ticket; a step that isn’t allowed is refused, with the allowed steps listed',
    body: TicketStep,
  }),
  say: post('/api/tickets/:id/notes', {
    ...mine,
    summary: 'Post a message to everyone who follows a ticket, with photos',
    body: TicketWords,
    files: true,
    throttle: 'ticketWords',
  }),
  rate: post('/api/tickets/:id/rating', {
    ...mine,
    summary: 'Rate a resolution; a low rating reopens the ticket',
    body: TicketRating,
  }),
  follow: post('/api/tickets/:id/follow', { ...mine, summary: 'Follow a ticket as someone with the same issue' }),
  unfollow: del('/api/tickets/:id/follow', { ...resident, params: ById, summary: 'Unfollow a ticket' }),
  merge: post('/api/tickets/:id/merge', {
    ...desk,
    params: ById,
    reply: Ticket,
    summary: 'Merge a ticket into another; its reporter then follows that one',
    body: TicketMerge,
  }),
  openFile: get('/api/tickets/:id/files/:fileId', {
    shows: 'ticket.one',
    ...resident,
    summary: 'Download a file from a ticket or its conversation',
    params: OfFile,
    sends: 'file',
  }),
  internalNotes: get('/api/tickets/:id/internal-notes', {
    shows: 'ticket.one',
    also: ['workOrder'],
    ...desk,
    summary: 'List a ticket’s internal notes',
    params: ById,
    reply: z.array(InternalNote),
  }),
  sayInternally: post('/api/tickets/:id/internal-notes', {
    ...desk,
    summary: 'Add an internal note, visible to maintenance staff only',
    params: ById,
    body: InternalWords,
    files: true,
    reply: z.array(InternalNote),
  }),
  openInternalFile: get('/api/tickets/:id/internal-notes/:noteId/files/:fileId', {
    shows: 'ticket.one',
    ...desk,
    summary: 'Download a file from an internal note',
    params: z.object({ id: Id, noteId: Id, fileId: Id }),
    sends: 'file',
  }),
}
