import { z } from 'zod'
import {
  Enquiry,
  EnquiryAnswer,
  EnquiryChange,
  EnquiryNote,
  EnquiryPurpose,
  EnquiryState,
  EnquirySummary,
  NewEnquiry,
} from './enquiries/enquiry.ts'
import { Id } from './fields.ts'
import { Paging } from './paging.ts'
import { get, post, put } from './route.ts'

export const EnquiryQuery = Paging.extend({
  state: EnquiryState.optional(),
  purpose: EnquiryPurpose.optional(),
  /** What looks like spam stands apart; it is listed only where it is asked for. */
  suspected: z.enum(['yes']).optional(),
})
export type EnquiryQuery = z.output<typeof EnquiryQuery>

/** How many there are; what looks like spam counts for itself alone. */
export const EnquiryCounts = z.object({
  new: z.number().int(),
  answered: z.number().int(),
  closed: z.number().int(),
  suspected: z.number().int(),
})
export type EnquiryCounts = z.infer<typeof EnquiryCounts>

const staff = { access: 'superadmin' } as const
const one = { ...staff, params: z.object({ id: Id }), reply: Enquiry } as const

/** What people who are not customers yet write to us, and what the platform's staff answer. */
export const enquiries = {
  form: get('/api/enquiries/form', {
    shows: null,
    access: 'public',
    summary: 'Get a pass that records when the enquiry form was opened',
    throttle: 'enquiryForm',
    reply: z.object({ formPass: z.string() }),
  }),
  send: post('/api/enquiries', {
    access: 'public',
    summary: 'Send an enquiry: enroll a building, talk to sales, or ask a question',
    throttle: 'enquiry',
    body: NewEnquiry,
    reply: z.object({ number: z.number().int() }),
  }),
  list: get('/api/enquiries', {
    shows: 'enquiry.all',
    ...staff,
    summary: 'List enquiries, newest first',
    query: EnquiryQuery,
    reply: EnquirySummary,
    sends: 'page',
  }),
  counts: get('/api/enquiries/counts', {
    shows: 'enquiry.all',
    ...staff,
    summary: 'Count enquiries that are new, answered, closed or suspected spam',
    reply: EnquiryCounts,
  }),
  get: get('/api/enquiries/:id', { shows: 'enquiry.one', ...one, summary: 'Get an enquiry with its history' }),
  change: put('/api/enquiries/:id', {
    ...one,
    summary: 'Close an enquiry, reopen it, or mark it as not spam; a stale version is refused',
    body: EnquiryChange,
  }),
  answer: post('/api/enquiries/:id/answers', {
    ...one,
    summary: 'Answer an enquiry by email; a stale version is refused',
    body: EnquiryAnswer,
  }),
  note: post('/api/enquiries/:id/notes', {
    ...one,
    summary: 'Add a note to an enquiry, visible to staff only',
    body: EnquiryNote,
  }),
}
