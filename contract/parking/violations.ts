import { z } from 'zod'
import { Id } from '../fields.ts'
import { Paging } from '../paging.ts'
import { get, post } from '../route.ts'
import {
  NoticeGiven,
  PatrolReport,
  TowRequested,
  Violation,
  ViolationClosed,
  ViolationStage,
  ViolationSummary,
} from './violation.ts'

/** What narrows the violations of a building, in the list and in its file. */
export const ViolationFilter = z.object({
  /** Of a plate, a place or a unit. */
  search: Paging.shape.search,
  shows: z.enum(['open', 'closed', 'all']).default('open'),
  stage: ViolationStage.optional(),
})
export type ViolationFilter = z.output<typeof ViolationFilter>
export const ViolationQuery = ViolationFilter.extend(Paging.shape)
export type ViolationQuery = z.output<typeof ViolationQuery>

const ById = z.object({ id: Id })
const on = { feature: 'parking' } as const
const keeper = { access: 'manager', area: 'parking', ...on } as const
const resident = { access: 'member', ...on } as const
/** A violation has its unit from its case, and whether that is open. */
const ofCase = { also: ['violation'] } as const
const one = { ...keeper, params: ById, reply: Violation } as const

export const parkingViolations = {
  listViolations: get('/api/parking/violations', {
    shows: 'parkingViolation.all',
    ...ofCase,
    ...keeper,
    summary: 'List the building’s parking violations, newest first',
    query: ViolationQuery,
    reply: ViolationSummary,
    sends: 'page',
  }),
  violationsFile: get('/api/parking/violations/export', {
    shows: 'parkingViolation.all',
    ...keeper,
    summary: 'Export violations as CSV, filtered like the list',
    query: ViolationFilter,
    sends: 'file',
  }),
  myViolations: get('/api/parking/violations/mine', {
    shows: 'parkingViolation.unlogged',
    ...ofCase,
    ...resident,
    summary: 'List parking violations of the caller’s units, newest first',
    query: Paging,
    reply: ViolationSummary,
    sends: 'page',
  }),
  report: post('/api/parking/violations', {
    ...keeper,
    summary: 'Record a violation with photos; repeating a key records it once',
    body: PatrolReport,
    files: true,
    reply: Violation,
  }),
  getViolation: get('/api/parking/violations/:id', {
    shows: 'parkingViolation.one',
    ...ofCase,
    ...resident,
    params: ById,
    reply: Violation,
    summary: 'Get a violation; residents see only those of their own unit',
  }),
  giveNotice: post('/api/parking/violations/:id/notice', {
    ...one,
    summary: 'Record a notice on the windshield, with its photo',
    body: NoticeGiven,
    files: true,
  }),
  requestTow: post('/api/parking/violations/:id/tow', {
    ...one,
    summary: 'Request a tow, with the bylaw, photo of the sign, authorization and cost',
    body: TowRequested,
    files: true,
  }),
  closeViolation: post('/api/parking/violations/:id/close', {
    ...one,
    summary: 'Close a violation; it stays in the history',
    body: ViolationClosed,
  }),
  openViolationFile: get('/api/parking/violations/:id/files/:fileId', {
    shows: 'parkingViolation.one',
    ...resident,
    summary: 'Download a photo of a violation',
    params: z.object({ id: Id, fileId: Id }),
    sends: 'file',
  }),
}
