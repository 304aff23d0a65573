import { z } from 'zod'
import {
  Asset,
  AssetChange,
  AssetDraft,
  AssetFileKind,
  AssetKind,
  AssetRetire,
  AssetSeen,
  AssetSummary,
  DuePlan,
} from './assets/asset.ts'
import { PlanChange, PlanDone, PlanDraft, PlanRound, PlanSeen } from './assets/plan.ts'
import { Id } from './fields.ts'
import { Paging } from './paging.ts'
import { del, get, post, put } from './route.ts'
import { VendorTrade } from './vendors/vendor.ts'

/** What narrows the assets of a building, in the list and in its file. */
export const AssetFilter = z.object({
  search: Paging.shape.search,
  kind: AssetKind.optional(),
  /** Those whose warranty ends soon, or of which a plan is overdue. */
  standing: z.enum(['warrantySoon', 'planOverdue']).optional(),
  /** Those in use, unless said otherwise. */
  shows: z.enum(['current', 'retired']).default('current'),
})
export type AssetFilter = z.output<typeof AssetFilter>
export const AssetQuery = AssetFilter.extend(Paging.shape)
export type AssetQuery = z.output<typeof AssetQuery>

/** What narrows the plans that are to be done. */
export const DueQuery = Paging.extend({ trade: VendorTrade.optional() })
export type DueQuery = z.output<typeof DueQuery>

/** Of those in use: how many there are, whose warranty ends soon, and how many plans are overdue or have come up. */
export const AssetCounts = z.object({
  all: z.number().int(),
  warrantySoon: z.number().int(),
  overdue: z.number().int(),
  due: z.number().int(),
})
export type AssetCounts = z.infer<typeof AssetCounts>

/** Who can be chosen to look after an asset. */
export const AssetChoices = z.object({ vendors: z.array(z.object({ _id: Id, name: z.string(), trade: VendorTrade })) })
export type AssetChoices = z.infer<typeof AssetChoices>

const ById = z.object({ id: Id })
const OfFile = z.object({ id: Id, fileId: Id })
const OfPlan = z.object({ id: Id, planId: Id })
const keeper = { access: 'manager', area: 'tickets', feature: 'maintenanceTickets' } as const
const one = { ...keeper, params: ById, reply: Asset } as const
const plan = { ...keeper, params: OfPlan, reply: Asset } as const

/** What a building owns, and what is done to it every so often. */
export const assets = {
  list: get('/api/assets', {
    ...keeper,
    summary: 'What the building owns, by name',
    query: AssetQuery,
    reply: AssetSummary,
    sends: 'page',
  }),
  counts: get('/api/assets/counts', {
    ...keeper,
    summary: 'How many assets there are, whose warranty ends soon, and how many plans are due',
    reply: AssetCounts,
  }),
  due: get('/api/assets/due', {
    ...keeper,
    summary: 'What is to be done, by its day, what is overdue first',
    query: DueQuery,
    reply: DuePlan,
    sends: 'page',
  }),
  choices: get('/api/assets/choices', {
    ...keeper,
    summary: 'Vendors who can be chosen to look after an asset',
    reply: AssetChoices,
  }),
  file: get('/api/assets/export', {
    ...keeper,
    summary: 'The assets as CSV, narrowed like the list',
    query: AssetFilter,
    sends: 'file',
  }),
  get: get('/api/assets/:id', { ...one, summary: 'One asset with its files and plans' }),
  rounds: get('/api/assets/:id/rounds', {
    ...keeper,
    summary: 'What was done to an asset by its plans, newest first',
    params: ById,
    query: Paging.omit({ search: true }),
    reply: PlanRound,
    sends: 'page',
  }),
  add: post('/api/assets', { ...keeper, summary: 'Add an asset', body: AssetDraft, reply: Asset }),
  change: put('/api/assets/:id', { ...one, summary: 'Change an asset; a stale version is refused', body: AssetChange }),
  retire: post('/api/assets/:id/retire', {
    ...one,
    summary: 'The building has an asset no longer; its plans rest and its history stays',
    body: AssetRetire,
  }),
  bringBack: post('/api/assets/:id/bring-back', { ...one, summary: 'An asset is in use again', body: AssetSeen }),
  addFiles: post('/api/assets/:id/files', {
    ...one,
    summary: 'Add manuals, certificates, photos or other files to an asset',
    body: z.object({ kind: AssetFileKind.default('other') }),
    files: true,
  }),
  removeFile: del('/api/assets/:id/files/:fileId', {
    ...keeper,
    summary: 'Take a file off an asset',
    params: OfFile,
    reply: Asset,
  }),
  openFile: get('/api/assets/:id/files/:fileId', {
    ...keeper,
    summary: 'Download a file of an asset',
    params: OfFile,
    sends: 'file',
  }),
  addPlan: post('/api/assets/:id/plans', { ...one, summary: 'Plan work that comes again', body: PlanDraft }),
  changePlan: put('/api/assets/:id/plans/:planId', {
    ...plan,
    summary: 'Change a plan; a stale version is refused',
    body: PlanChange,
  }),
  pausePlan: post('/api/assets/:id/plans/:planId/pause', { ...plan, summary: 'Let a plan rest', body: PlanSeen }),
  resumePlan: post('/api/assets/:id/plans/:planId/resume', {
    ...plan,
    summary: 'A plan that rested runs again',
    body: PlanSeen,
  }),
  endPlan: post('/api/assets/:id/plans/:planId/end', {
    ...plan,
    summary: 'End a plan; what was done by it stays',
    body: PlanSeen,
  }),
  donePlan: post('/api/assets/:id/plans/:planId/done', {
    ...plan,
    summary: 'Write down that a plan was done; its next day follows',
    body: PlanDone,
  }),
}
