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
    ...desk,
    summary: 'The tickets of the building, the newest or the most urgent first',
    query: TicketQuery,
    reply: TicketRow,
    sends: 'page',
  }),
  counts: get('/api/tickets/counts', { ...desk, summary: 'How many tickets stand where', reply: TicketCounts }),
  groups: get('/api/tickets/groups', {
    ...desk,
    summary: 'Tickets by unit, vendor, assignee or category, the most open ones first',
    query: z.object({ by: z.enum(['unit', 'vendor', 'assignee', 'category']) }),
    reply: z.array(TicketGroup),
  }),
  figures: get('/api/tickets/figures', {
    ...desk,
    summary: 'How tickets came and went by month, and how long they took by category',
    reply: TicketFigures,
  }),
  hands: get('/api/tickets/hands', { ...desk, summary: 'Whom a ticket can be given to', reply: TicketHands }),
  file: get('/api/tickets/export', {
    ...desk,
    summary: 'The tickets as CSV, narrowed like the list',
    query: TicketFilter,
    sends: 'file',
  }),
  assignMany: post('/api/tickets/assign-many', {
    ...desk,
    summary: 'Give several tickets to somebody; those that moved on are named and left alone',
    body: ManyAssigned,
    reply: BulkResult,
  }),
  mine: get('/api/tickets/my-tickets', {
    ...resident,
    summary: 'What the caller reported, had reported for them, or follows; newest first',
    query: Paging.extend({ shows: z.enum(['current', 'past']).optional() }),
    reply: TicketSummary,
    sends: 'page',
  }),
  reporting: get('/api/tickets/reporting', {
    ...resident,
    summary: 'What the form for a report needs to know',
    reply: ReportingFacts,
  }),
  similar: get('/api/tickets/similar', {
    ...resident,
    summary: 'Open tickets like the one that is about to be reported',
    query: SimilarQuery,
    reply: z.array(SimilarTicket),
  }),
  report: post('/api/tickets', {
    ...resident,
    summary: 'Report something, with photos',
    body: TicketDraft,
    files: true,
    reply: Ticket,
    throttle: 'report',
  }),
  get: get('/api/tickets/:id', { ...mine, summary: 'One ticket with its story' }),
  change: put('/api/tickets/:id', {
    ...desk,
    params: ById,
    reply: Ticket,
    summary: 'Say better what a ticket is about; a stale version is refused',
    body: TicketChange,
  }),
  step: post('/api/tickets/:id/steps', {
    ...mine,
    summary: 'Take a step with a ticket; one that it does not allow is refused, and the open ones are named',
    body: TicketStep,
  }),
  say: post('/api/tickets/:id/notes', {
    ...mine,
    summary: 'Write to everybody who follows a ticket, with photos',
    body: TicketWords,
    files: true,
    throttle: 'ticketWords',
  }),
  rate: post('/api/tickets/:id/rating', {
    ...mine,
    summary: 'Rate how a ticket was resolved; a low rating opens it again',
    body: TicketRating,
  }),
  follow: post('/api/tickets/:id/follow', { ...mine, summary: 'Follow a ticket, as one who has the same trouble' }),
  unfollow: del('/api/tickets/:id/follow', { ...resident, params: ById, summary: 'Follow a ticket no longer' }),
  merge: post('/api/tickets/:id/merge', {
    ...desk,
    params: ById,
    reply: Ticket,
    summary: 'Make a ticket part of another; whoever reported it follows that one',
    body: TicketMerge,
  }),
  openFile: get('/api/tickets/:id/files/:fileId', {
    ...resident,
    summary: 'Download a file of a ticket or of its conversation',
    params: OfFile,
    sends: 'file',
  }),
  internalNotes: get('/api/tickets/:id/internal-notes', {
    ...desk,
    summary: 'What those who look after a ticket say among themselves',
    params: ById,
    reply: z.array(InternalNote),
  }),
  sayInternally: post('/api/tickets/:id/internal-notes', {
    ...desk,
    summary: 'Write a note that only those who look after tickets read',
    params: ById,
    body: InternalWords,
    files: true,
    reply: z.array(InternalNote),
  }),
  openInternalFile: get('/api/tickets/:id/internal-notes/:noteId/files/:fileId', {
    ...desk,
    summary: 'Download a file of an internal note',
    params: z.object({ id: Id, noteId: Id, fileId: Id }),
    sends: 'file',
  }),
}
