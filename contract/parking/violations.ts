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
const one = { ...keeper, params: ById, reply: Violation } as const

export const parkingViolations = {
  listViolations: get('/api/parking/violations', {
    ...keeper,
    summary: 'The parking violations of the building, the newest first',
    query: ViolationQuery,
    reply: ViolationSummary,
    sends: 'page',
  }),
  violationsFile: get('/api/parking/violations/export', {
    ...keeper,
    summary: 'The violations as CSV, narrowed like the list',
    query: ViolationFilter,
    sends: 'file',
  }),
  myViolations: get('/api/parking/violations/mine', {
    ...resident,
    summary: 'Parking violations of the caller’s units, the newest first',
    query: Paging,
    reply: ViolationSummary,
    sends: 'page',
  }),
  report: post('/api/parking/violations', {
    ...keeper,
    summary: 'Record a violation with photos; the same key twice records it once',
    body: PatrolReport,
    files: true,
    reply: Violation,
  }),
  getViolation: get('/api/parking/violations/:id', {
    ...resident,
    params: ById,
    reply: Violation,
    summary: 'One violation; a resident sees those of their own unit',
  }),
  giveNotice: post('/api/parking/violations/:id/notice', {
    ...one,
    summary: 'A notice is on the windshield, with its photo',
    body: NoticeGiven,
    files: true,
  }),
  requestTow: post('/api/parking/violations/:id/tow', {
    ...one,
    summary: 'Request a tow, with the bylaw, the photo of the sign, who authorised it, and what it costs',
    body: TowRequested,
    files: true,
  }),
  closeViolation: post('/api/parking/violations/:id/close', {
    ...one,
    summary: 'A violation is settled; it stays in the history',
    body: ViolationClosed,
  }),
  openViolationFile: get('/api/parking/violations/:id/files/:fileId', {
    ...resident,
    summary: 'Open a photo of a violation',
    params: z.object({ id: Id, fileId: Id }),
    sends: 'file',
  }),
}
