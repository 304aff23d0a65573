import { z } from 'zod'
import { Id } from './fields.ts'
import { Paging } from './paging.ts'
import { get, post } from './route.ts'
import { MyAnswer, MyViolationStep, ViolationEntry, ViolationReport, ViolationStep } from './violations/bodies.ts'
import { MyViolation, MyViolationSummary } from './violations/my-violation.ts'
import { OutstandingFine } from './violations/outstanding-fine.ts'
import { Violation, ViolationStage, ViolationSummary, ViolationTopic } from './violations/violation.ts'

/** What narrows the cases of a building. */
export const ViolationQuery = Paging.extend({
  shows: z.enum(['open', 'closed', 'all']).default('open'),
  stage: ViolationStage.optional(),
  topic: ViolationTopic.optional(),
  unitId: Id.optional(),
})
export type ViolationQuery = z.output<typeof ViolationQuery>

/** What narrows fines: those that are still owed, or those paid or written off. */
export const FineQuery = Paging.omit({ search: true }).extend({ shows: z.enum(['open', 'settled']).default('open') })
export type FineQuery = z.output<typeof FineQuery>

/** A column of the board: how many cases are there, and the first of them. */
const BoardColumn = z.object({
  stage: ViolationStage,
  count: z.number().int(),
  /** Cases left out because only parking has to do with them so far: their parking violation is open, and no one reviewed them. */
  withParking: z.number().int(),
  cases: z.array(ViolationSummary),
})
export type BoardColumn = z.infer<typeof BoardColumn>

/** Members of council, of whom those who took part in a decision are chosen. */
const Decider = z.object({
  _id: Id,
  name: z.string(),
  /** Why they can't take part; null where they can. */
  barred: z.string().nullable(),
})
export type Decider = z.infer<typeof Decider>

const ById = z.object({ id: Id })
const OfFile = z.object({ id: Id, fileId: Id })
const keeper = { access: 'manager' } as const
const resident = { access: 'member' } as const
const also = ['unit', 'bylaw', 'decision', 'proposal', 'letter', 'letterRun', 'amenity', 'holding'] as const
const one = { ...keeper, params: ById, reply: Violation } as const
const mine = { ...resident, params: ById, reply: MyViolation } as const

/** Contraventions of bylaws and rules, one case each, from the report to what came of it. */
export const violations = {
  list: get('/api/violations', {
    shows: 'violation.all',
    also: ['unit', 'bylaw', 'letter'],
    ...keeper,
    summary: 'List violation cases, newest first',
    query: ViolationQuery,
    reply: ViolationSummary,
    sends: 'page',
  }),
  board: get('/api/violations/board', {
    shows: 'violation.all',
    also: ['unit', 'bylaw', 'letter'],
    ...keeper,
    summary: 'Get the open violation cases by stage, with how many each stage has',
    reply: z.array(BoardColumn),
  }),
  enter: post('/api/violations', {
    ...keeper,
    summary: 'Open a violation case, with photos: the caller’s own report, or one they received',
    body: ViolationEntry,
    files: true,
    reply: Violation,
  }),
  get: get('/api/violations/:id', {
    shows: 'violation.one',
    also,
    ...one,
    summary: 'Get a violation case; those it’s about don’t see who complained',
  }),
  deciders: get('/api/violations/:id/deciders', {
    shows: 'violation.one',
    ...keeper,
    summary: 'List the members of council, and why one can’t take part in the decision',
    params: ById,
    reply: z.array(Decider),
  }),
  step: post('/api/violations/:id/steps', {
    ...one,
    summary:
      'Take a case one step further; a fine, costs or the denial of a facility answers 409 with every step that is missing',
    body: ViolationStep,
  }),
  addFiles: post('/api/violations/:id/files', {
    ...one,
    summary: 'Add photos and documents to a case',
    body: z.object({}),
    files: true,
  }),
  file: get('/api/violations/:id/files/:fileId', {
    shows: 'violation.one',
    ...keeper,
    summary: 'Download a file of a case',
    params: OfFile,
    sends: 'file',
  }),
  proof: get('/api/violations/:id/proof', {
    shows: 'violation.one',
    ...keeper,
    summary: 'Download a PDF with every step, letter, delivery and decision of a case, in order',
    params: ById,
    sends: 'file',
  }),
  fines: get('/api/outstanding-fines', {
    shows: 'violation.all',
    also: ['unit', 'bylaw', 'holding'],
    ...resident,
    summary: 'List fines and costs that are owed, those due first at the top; residents see their own',
    query: FineQuery,
    reply: OutstandingFine,
    sends: 'page',
  }),
  listMine: get('/api/my-violations', {
    shows: 'violation.unlogged',
    ...resident,
    summary: 'List the cases that the caller reported, and those about them or their tenants, newest first',
    query: Paging.omit({ search: true }),
    reply: MyViolationSummary,
    sends: 'page',
  }),
  report: post('/api/my-violations', {
    ...resident,
    summary: 'Report a contravention, with photos',
    body: ViolationReport,
    files: true,
    reply: MyViolation,
    throttle: 'reportViolation',
  }),
  getMine: get('/api/my-violations/:id', {
    shows: 'violation.unlogged',
    ...mine,
    summary: 'Get a case that the caller reported, or one about them',
  }),
  answer: post('/api/my-violations/:id/answer', {
    ...mine,
    summary: 'Answer a complaint in writing, with files',
    body: MyAnswer,
    files: true,
  }),
  myStep: post('/api/my-violations/:id/steps', {
    ...mine,
    summary: 'Ask for a hearing, withdraw that request, or dispute a decision',
    body: MyViolationStep,
  }),
  myFile: get('/api/my-violations/:id/files/:fileId', {
    shows: 'violation.unlogged',
    ...resident,
    summary: 'Download a file that the caller added',
    params: OfFile,
    sends: 'file',
  }),
}
