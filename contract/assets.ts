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
    shows: 'asset.all',
    ...keeper,
    summary: 'List the building’s assets by name',
    query: AssetQuery,
    reply: AssetSummary,
    sends: 'page',
  }),
  counts: get('/api/assets/counts', {
    shows: 'asset.all',
    ...keeper,
    summary: 'Count assets, warranties ending soon and plans due',
    reply: AssetCounts,
  }),
  due: get('/api/assets/due', {
    shows: 'asset.plans',
    ...keeper,
    summary: 'List upcoming work by date, overdue first',
    query: DueQuery,
    reply: DuePlan,
    sends: 'page',
  }),
  choices: get('/api/assets/choices', {
    shows: 'vendor.all',
    ...keeper,
    summary: 'List vendors that can be assigned to an asset',
    reply: AssetChoices,
  }),
  file: get('/api/assets/export', {
    shows: 'asset.all',
    ...keeper,
    summary: 'Export the assets as CSV, filtered like the list',
    query: AssetFilter,
    sends: 'file',
  }),
  get: get('/api/assets/:id', { shows: 'asset.one', ...one, summary: 'Get an asset with its files and plans' }),
  rounds: get('/api/assets/:id/rounds', {
    shows: 'asset.one',
    ...keeper,
    summary: 'List completed maintenance on an asset, newest first',
    params: ById,
    query: Paging.omit({ search: true }),
    reply: PlanRound,
    sends: 'page',
  }),
  add: post('/api/assets', { ...keeper, summary: 'Add an asset', body: AssetDraft, reply: Asset }),
  change: put('/api/assets/:id', { ...one, summary: 'Edit an asset; a stale version is refused', body: AssetChange }),
  retire: post('/api/assets/:id/retire', {
    ...one,
    summary: 'Retire an asset; its plans stop and its history is kept',
    body: AssetRetire,
  }),
  bringBack: post('/api/assets/:id/bring-back', { ...one, summary: 'Restores a retired asset', body: AssetSeen }),
  addFiles: post('/api/assets/:id/files', {
    ...one,
    summary: 'Add manuals, certificates, photos or other files to an asset',
    body: z.object({ kind: AssetFileKind.default('other') }),
    files: true,
  }),
  removeFile: del('/api/assets/:id/files/:fileId', {
    ...keeper,
    summary: 'Remove a file from an asset',
    params: OfFile,
    reply: Asset,
  }),
  openFile: get('/api/assets/:id/files/:fileId', {
    shows: 'asset.one',
    ...keeper,
    summary: 'Download a file from an asset',
    params: OfFile,
    sends: 'file',
  }),
  addPlan: post('/api/assets/:id/plans', { ...one, summary: 'Add a recurring maintenance plan', body: PlanDraft }),
  changePlan: put('/api/assets/:id/plans/:planId', {
    ...plan,
    summary: 'Edit a plan; a stale version is refused',
    body: PlanChange,
  }),
  pausePlan: post('/api/assets/:id/plans/:planId/pause', { ...plan, summary: 'Pause a plan', body: PlanSeen }),
  resumePlan: post('/api/assets/:id/plans/:planId/resume', {
    ...plan,
    summary: 'Resume a paused plan',
    body: PlanSeen,
  }),
  endPlan: post('/api/assets/:id/plans/:planId/end', {
    ...plan,
    summary: 'End a plan; its completed work is kept',
    body: PlanSeen,
  }),
  donePlan: post('/api/assets/:id/plans/:planId/done', {
    ...plan,
    summary: 'Record that planned work was done and schedule the next date',
    body: PlanDone,
  }),
}
