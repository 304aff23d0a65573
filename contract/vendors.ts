import { z } from 'zod'
import { Id } from './fields.ts'
import { Paging } from './paging.ts'
import { del, get, post, put } from './route.ts'
import {
  PaperStanding,
  Vendor,
  VendorChange,
  VendorDraft,
  VendorEnd,
  VendorFileKind,
  VendorSeen,
  VendorSummary,
  VendorTrade,
} from './vendors/vendor.ts'
import { VendorWork } from './vendors/work.ts'

/** What narrows the vendors of a building, in the list and in its file. */
export const VendorFilter = z.object({
  search: Paging.shape.search,
  trade: VendorTrade.optional(),
  /** Of insurance and clearance, whether one stands so; `fine` where both do. */
  standing: PaperStanding.exclude(['notNeeded']).optional(),
  preferred: z.enum(['yes']).optional(),
  /** Those who work here, unless said otherwise. */
  shows: z.enum(['current', 'ended']).default('current'),
})
export type VendorFilter = z.output<typeof VendorFilter>
export const VendorQuery = VendorFilter.extend(Paging.shape)
export type VendorQuery = z.output<typeof VendorQuery>

/** How many of those who work here have a paper that stands so. */
export const VendorCounts = z.object({
  all: z.number().int(),
  expired: z.number().int(),
  missing: z.number().int(),
  soon: z.number().int(),
})
export type VendorCounts = z.infer<typeof VendorCounts>

const ById = z.object({ id: Id })
const OfFile = z.object({ id: Id, fileId: Id })
const keeper = { access: 'manager', area: 'tickets' } as const
const one = { ...keeper, params: ById, reply: Vendor } as const

/** The companies and people who work for a building, and the papers that they must have. */
export const vendors = {
  list: get('/api/vendors', {
    shows: 'vendor.all',
    ...keeper,
    summary: 'List the building’s vendors by name',
    query: VendorQuery,
    reply: VendorSummary,
    sends: 'page',
  }),
  counts: get('/api/vendors/counts', {
    shows: 'vendor.all',
    ...keeper,
    summary: 'Count active vendors, and those with missing or expiring documents',
    reply: VendorCounts,
  }),
  file: get('/api/vendors/export', {
    shows: 'vendor.all',
    ...keeper,
    summary: 'Export the vendors as CSV, filtered like the list',
    query: VendorFilter,
    sends: 'file',
  }),
  get: get('/api/vendors/:id', {
    shows: 'vendor.one',
    ...one,
    summary: 'Get a vendor, with warnings to read before calling them',
  }),
  work: get('/api/vendors/:id/work', {
    shows: 'vendor.one',
    also: ['workOrder'],
    ...keeper,
    summary: 'Summarize a vendor’s work, payments by year and resident ratings',
    params: ById,
    reply: VendorWork,
  }),
  add: post('/api/vendors', { ...keeper, summary: 'Add a vendor', body: VendorDraft, reply: Vendor }),
  change: put('/api/vendors/:id', {
    ...one,
    summary: 'Edit a vendor; a stale version is refused',
    body: VendorChange,
  }),
  end: post('/api/vendors/:id/end', {
    ...one,
    summary: 'End the relationship with a vendor; its history is kept',
    body: VendorEnd,
  }),
  takeUp: post('/api/vendors/:id/take-up', { ...one, summary: 'Reactivate a vendor', body: VendorSeen }),
  addFiles: post('/api/vendors/:id/files', {
    ...one,
    summary: 'Add certificates, letters, contracts or other files to a vendor',
    body: z.object({ kind: VendorFileKind.default('other') }),
    files: true,
  }),
  removeFile: del('/api/vendors/:id/files/:fileId', {
    ...keeper,
    summary: 'Remove a file from a vendor',
    params: OfFile,
    reply: Vendor,
  }),
  openFile: get('/api/vendors/:id/files/:fileId', {
    shows: 'vendor.one',
    ...keeper,
    summary: 'Download a file from a vendor',
    params: OfFile,
    sends: 'file',
  }),
}
