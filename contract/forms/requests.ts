import { z } from 'zod'
import { RecordKind } from '../documents/record-kinds.ts'
import { Id, InstantField, LocalDateField } from '../fields.ts'
import { Paging } from '../paging.ts'
import { get, post } from '../route.ts'
import {
  CopyForm,
  Delivered,
  EnteredRequest,
  FeeCharge,
  FeeSettled,
  Handover,
  ItemRefusal,
  Prepared,
  Quote,
  RecordsAnswer,
  RecordsAsker,
  RecordsQuestion,
  RecordsWish,
  RedactionGround,
  RefusalGround,
  Seen,
} from './request-bodies.ts'
import { FeeUnit, RecordsFee } from './request-fee.ts'

/** The records desk: what owners and tenants ask for, until when it is owed, and what became of it. */

export const RecordsStatus = z.enum([
  'received',
  'clarify',
  'feeQuoted',
  'ready',
  'fulfilled',
  'partlyRefused',
  'refused',
  'withdrawn',
])
export type RecordsStatus = z.infer<typeof RecordsStatus>

export const RecordsItemStatus = z.enum(['open', 'ready', 'given', 'refused', 'withdrawn'])
export type RecordsItemStatus = z.infer<typeof RecordsItemStatus>

const RecordsFile = z.object({
  _id: Id,
  fileName: z.string(),
  /** Bytes. */
  fileSize: z.number().int(),
  contentType: z.string(),
  /** The document of the library that it is a copy of, in which version; for those who handle the request. */
  document: z.object({ _id: Id, title: z.string(), number: z.number().int() }).nullable(),
})

/** One record that was asked for. */
export const RecordsItem = z.object({
  _id: Id,
  kind: RecordKind,
  words: z.string(),
  from: LocalDateField.nullable(),
  until: LocalDateField.nullable(),
  status: RecordsItemStatus,
  /** The last day on which it is in time; null where no act of ours was found to say. */
  dueOn: LocalDateField.nullable(),
  pages: z.number().int().nullable(),
  /** What was blacked out or kept back, on what ground, and who decided it. */
  redaction: z.object({ ground: RedactionGround, words: z.string(), by: z.string() }).nullable(),
  refusal: z.object({ ground: RefusalGround, words: z.string() }).nullable(),
  /** The day on which whoever asked got it, or was written that it is refused. */
  answeredOn: LocalDateField.nullable(),
  /** How it was handed over, and until when its files can be downloaded. */
  delivery: z.object({ how: Delivered, by: z.string(), filesUntil: InstantField.nullable() }).nullable(),
  /** Empty for whoever asked until they are handed over, and after their time. */
  files: z.array(RecordsFile),
})
export type RecordsItem = z.infer<typeof RecordsItem>

export const RecordsRequestSummary = z.object({
  _id: Id,
  /** Counted in the building: shown as `R-12`. */
  number: z.number().int(),
  asker: z.string(),
  standing: RecordsAsker,
  form: CopyForm,
  status: RecordsStatus,
  askedOn: LocalDateField,
  /** The first day on which something is due that was neither handed over nor answered; null once it is over. */
  dueOn: LocalDateField.nullable(),
  items: z.object({ kinds: z.array(RecordKind), all: z.number().int(), open: z.number().int() }),
  version: z.number().int(),
})
export type RecordsRequestSummary = z.infer<typeof RecordsRequestSummary>

export const RecordsStep = z.object({
  _id: Id,
  kind: z.enum([
    'asked',
    'entered',
    'clarified',
    'answered',
    'prepared',
    'itemRefused',
    'itemWithdrawn',
    'reopened',
    'feeQuoted',
    'feePaid',
    'feeWaived',
    'feeCharged',
    'delivered',
    'refused',
    'withdrawn',
    'taken',
  ]),
  at: InstantField,
  by: z.string(),
  words: z.string(),
})
export type RecordsStep = z.infer<typeof RecordsStep>

/** What the caller may do with the request now. */
const RecordsCan = z.object({
  handle: z.boolean(),
  clarify: z.boolean(),
  answer: z.boolean(),
  decide: z.boolean(),
  quote: z.boolean(),
  settleFee: z.boolean(),
  chargeFee: z.boolean(),
  deliver: z.boolean(),
  /** By a link in the product: only somebody with an account has one. */
  deliverOnline: z.boolean(),
  refuse: z.boolean(),
  withdraw: z.boolean(),
})

export const RecordsRequest = RecordsRequestSummary.omit({ items: true }).extend({
  /** How to reach somebody who has no account here; for those who handle the request, and for the asker. */
  email: z.string().nullable(),
  address: z.string().nullable(),
  hasAccount: z.boolean(),
  words: z.string(),
  /** The paper by which they may ask: whose, and of which day. */
  paper: z.object({ words: z.string(), on: LocalDateField.nullable() }).nullable(),
  /** When a former owner or tenant owned or rented here. */
  time: z.object({ from: LocalDateField, until: LocalDateField }).nullable(),
  question: z.string().nullable(),
  answer: z.string().nullable(),
  fee: RecordsFee.nullable(),
  items: z.array(RecordsItem),
  /** The latest first. */
  steps: z.array(RecordsStep),
  can: RecordsCan,
})
export type RecordsRequest = z.infer<typeof RecordsRequest>

export const RecordsQuery = Paging.extend({
  status: RecordsStatus.optional(),
  /** Of what is open: late, or due within three days. */
  due: z.enum(['late', 'soon']).optional(),
})
export type RecordsQuery = z.output<typeof RecordsQuery>

const ById = z.object({ id: Id })
const OfItem = z.object({ id: Id, itemId: Id })
/** Who handles requests reads all; anybody else their own, which the verb decides. */
const member = { access: 'member', params: ById, reply: RecordsRequest } as const
const manager = { access: 'manager', params: ById, reply: RecordsRequest } as const
const keeper = { access: 'finance', area: 'billing', params: ById } as const
const ofItem = { access: 'manager', params: OfItem, reply: RecordsRequest } as const

export const requestRoutes = {
  recordsRequests: get('/api/records-requests', {
    shows: 'recordsRequest.all',
    access: 'manager',
    summary: 'List records requests: open ones by due date, then the rest, newest first',
    query: RecordsQuery,
    reply: RecordsRequestSummary,
    sends: 'page',
  }),
  recordsCounts: get('/api/records-requests/counts', {
    shows: 'recordsRequest.all',
    access: 'manager',
    summary: 'Count records requests that are open, due soon and overdue',
    reply: z.object({ open: z.number().int(), soon: z.number().int(), late: z.number().int() }),
  }),
  myRecordsRequests: get('/api/records-requests/mine', {
    shows: 'recordsRequest.unlogged',
    access: 'member',
    summary: 'List the caller’s records requests, newest first',
    query: Paging.omit({ search: true }),
    reply: RecordsRequestSummary,
    sends: 'page',
  }),
  recordsRequest: get('/api/records-requests/:id', {
    shows: 'recordsRequest.one',
    ...member,
    also: ['holding', 'payment'],
    summary: 'Get a records request',
  }),
  recordsFile: get('/api/records-requests/:id/items/:itemId/files/:fileId', {
    shows: 'recordsRequest.one',
    access: 'member',
    summary: 'Download a record provided for a request',
    params: OfItem.extend({ fileId: Id }),
    sends: 'file',
  }),
  askRecords: post('/api/records-requests', {
    access: 'member',
    summary: 'Request records',
    body: RecordsWish,
    reply: RecordsRequest,
  }),
  enterRecordsRequest: post('/api/records-requests/entered', {
    access: 'manager',
    summary: 'Enter a records request for someone without an account',
    body: EnteredRequest,
    reply: RecordsRequest,
  }),
  clarifyRecords: post('/api/records-requests/:id/clarify', {
    ...manager,
    summary: 'Ask the requester a question; the deadline keeps running',
    body: RecordsQuestion,
  }),
  answerRecords: post('/api/records-requests/:id/answer', {
    ...member,
    summary: 'Answer a question about a request',
    body: RecordsAnswer,
  }),
  prepareRecord: post('/api/records-requests/:id/items/:itemId/prepare', {
    ...ofItem,
    summary: 'Prepare a record, with library documents and files',
    body: Prepared,
    files: true,
  }),
  refuseRecord: post('/api/records-requests/:id/items/:itemId/refuse', {
    ...ofItem,
    summary: 'Refuse a record, with a reason',
    body: ItemRefusal,
  }),
  reopenRecord: post('/api/records-requests/:id/items/:itemId/reopen', {
    ...ofItem,
    summary: 'Reopen a ready or refused record before it is provided',
    body: Seen,
  }),
  withdrawRecord: post('/api/records-requests/:id/items/:itemId/withdraw', {
    ...ofItem,
    access: 'member',
    summary: 'Withdraw one of the requested records',
    body: Seen,
  }),
  quoteRecords: post('/api/records-requests/:id/fee', {
    ...manager,
    summary: 'Quote the fee for paper copies, up to the legal maximum',
    body: Quote,
  }),
  settleRecordsFee: post('/api/records-requests/:id/fee/settle', {
    ...manager,
    summary: 'Record the fee as paid or waived',
    body: FeeSettled,
  }),
  recordsFeeUnits: get('/api/records-requests/:id/fee/units', {
    shows: 'recordsRequest.one',
    ...keeper,
    also: ['unit', 'person'],
    summary: 'List the units that the fee can be charged to: the requester’s own, or all if they have no account',
    reply: z.array(FeeUnit),
  }),
  chargeRecordsFee: post('/api/records-requests/:id/fee/charge', {
    ...keeper,
    summary: 'Charge the quoted fee to the account of a unit that the requester owns',
    body: FeeCharge,
    reply: RecordsRequest,
  }),
  deliverRecords: post('/api/records-requests/:id/deliver', {
    ...manager,
    summary: 'Provide records that are ready and report refusals; open records stay due',
    body: Handover,
  }),
  refuseRecords: post('/api/records-requests/:id/refuse', {
    ...manager,
    summary: 'Refuse a request whose remaining records are all refused',
    body: Seen,
  }),
  withdrawRecords: post('/api/records-requests/:id/withdraw', {
    ...member,
    summary: 'Withdraw a records request',
    body: Seen,
  }),
}
