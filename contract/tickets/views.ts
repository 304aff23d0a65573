import { z } from 'zod'
import { Id, requiredText } from '../fields.ts'
import { ticketViewNameMostChars } from '../limits/tickets.ts'
import { Paging } from '../paging.ts'
import { del, get, post, put } from '../route.ts'
import { TicketCategory, TicketPriority, TicketStatus } from './kinds.ts'

/** Filters of the desk that somebody keeps for themselves: what the table is narrowed by and its order, under a name. */

/** As it stands in the address of the desk; what is left out narrows nothing. */
export const KeptFilter = z.object({
  search: Paging.shape.search,
  /** Without one what is open or on hold. */
  status: z.union([TicketStatus, z.literal('all')]).optional(),
  category: TicketCategory.optional(),
  priority: TicketPriority.optional(),
  assignee: z.enum(['me', 'none']).optional(),
  vendorId: Id.optional(),
  unitId: Id.optional(),
  due: z.enum(['late']).optional(),
  emergency: z.enum(['yes']).optional(),
  /** Without it what is due first. */
  order: z.enum(['newest']).optional(),
})
export type KeptFilter = z.output<typeof KeptFilter>

export const TicketView = z.object({
  _id: Id,
  name: z.string(),
  filter: KeptFilter,
  /** Whether the desk opens with it; one at most does. */
  isDefault: z.boolean(),
  version: z.number().int(),
})
export type TicketView = z.output<typeof TicketView>

const name = requiredText({ label: 'Name', missing: 'Give it a name', max: ticketViewNameMostChars })

export const ViewDraft = z.object({
  name,
  filter: KeptFilter.refine((filter) => Object.values(filter).some((value) => value !== undefined && value !== ''), {
    error: 'Filter the table first, then save the filter',
  }),
  isDefault: z.boolean().default(false),
})
export type ViewDraft = z.output<typeof ViewDraft>

export const ViewChange = z.object({ name, isDefault: z.boolean(), version: z.number().int() })
export type ViewChange = z.output<typeof ViewChange>

const desk = { access: 'manager', area: 'tickets', feature: 'maintenanceTickets' } as const
const params = z.object({ id: Id })

export const ticketViews = {
  list: get('/api/ticket-views', {
    shows: null,
    ...desk,
    summary: 'List the caller’s saved filters by name',
    reply: z.array(TicketView),
  }),
  keep: post('/api/ticket-views', {
    ...desk,
    summary: 'Save a filter under its own name',
    body: ViewDraft,
    reply: TicketView,
  }),
  change: put('/api/ticket-views/:id', {
    ...desk,
    params,
    summary: 'Rename a filter or make it the default; a stale version is refused',
    body: ViewChange,
    reply: TicketView,
  }),
  drop: del('/api/ticket-views/:id', { ...desk, params, summary: 'Delete a saved filter' }),
}
