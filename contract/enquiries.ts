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
    access: 'public',
    summary: 'A pass that says when the form of an enquiry was opened',
    throttle: 'enquiryForm',
    reply: z.object({ formPass: z.string() }),
  }),
  send: post('/api/enquiries', {
    access: 'public',
    summary: 'Write to us: enroll a building, talk to sales, or ask a question',
    throttle: 'enquiry',
    body: NewEnquiry,
    reply: z.object({ number: z.number().int() }),
  }),
  list: get('/api/enquiries', {
    ...staff,
    summary: 'Enquiries, newest first',
    query: EnquiryQuery,
    reply: EnquirySummary,
    sends: 'page',
  }),
  counts: get('/api/enquiries/counts', {
    ...staff,
    summary: 'How many enquiries are new, answered and closed, and how many look like spam',
    reply: EnquiryCounts,
  }),
  get: get('/api/enquiries/:id', { ...one, summary: 'One enquiry with its story' }),
  change: put('/api/enquiries/:id', {
    ...one,
    summary: 'Close an enquiry, take it up again, or say that it is no spam; a stale version is refused',
    body: EnquiryChange,
  }),
  answer: post('/api/enquiries/:id/answers', {
    ...one,
    summary: 'Answer an enquiry by mail; a stale version is refused',
    body: EnquiryAnswer,
  }),
  note: post('/api/enquiries/:id/notes', {
    ...one,
    summary: 'Write a note to an enquiry, which staff alone read',
    body: EnquiryNote,
  }),
}
