import { z } from 'zod'
import { Id, InstantField, LocalDateField } from '../fields.ts'
import { linkTokenChars } from '../limits/work-orders.ts'
import { Attachment } from '../notices.ts'
import { get, post } from '../route.ts'
import { InvoiceFields, QuoteDeclined, QuoteFields, Windows, WorkFinished } from './bodies.ts'
import { VisitWindow } from './order.ts'

/** What a vendor without an account sees and does by its link: its own part of one work order, and nothing else. */

/** Where the vendor stands: `elsewhere` where another one does the work, or nobody. */
export const LinkedStanding = z.enum([
  'asked',
  'quoted',
  'declined',
  'elsewhere',
  'ordered',
  'scheduled',
  'done',
  'invoiced',
  'closed',
])
export type LinkedStanding = z.infer<typeof LinkedStanding>

export const LinkedStep = z.enum(['quote', 'decline', 'offer', 'finish', 'invoice'])
export type LinkedStep = z.infer<typeof LinkedStep>

const Span = z.object({ from: InstantField, until: InstantField })

export const LinkedOrder = z.object({
  buildingName: z.string(),
  timeZone: z.string(),
  /** The building's calendar day. */
  today: LocalDateField,
  vendorName: z.string(),
  number: z.number().int(),
  title: z.string(),
  scope: z.string(),
  /** In words: `Unit 703, Kitchen`. */
  place: z.string(),
  standing: LinkedStanding,
  quote: z
    .object({ amountCents: z.number().int(), words: z.string(), validUntil: LocalDateField.nullable() })
    .nullable(),
  /** Only for whoever does the work. */
  work: z
    .object({
      agreedCents: z.number().int(),
      entryNotes: z.string(),
      contact: z.object({ name: z.string(), phone: z.string() }).nullable(),
      windows: z.array(VisitWindow),
      /** Whether the times are the building's; else they are the vendor's own. */
      windowsAreTheirs: z.boolean(),
      noneSuitWords: z.string(),
      visit: Span.nullable(),
      doneWords: z.string(),
      invoice: z
        .object({
          number: z.string(),
          amountCents: z.number().int(),
          taxCents: z.number().int(),
          on: LocalDateField,
        })
        .nullable(),
    })
    .nullable(),
  /** What the building shows, and the vendor's own. */
  files: z.array(Attachment.extend({ isOwn: z.boolean() })),
  until: InstantField,
  can: z.array(LinkedStep),
})
export type LinkedOrder = z.infer<typeof LinkedOrder>

const Token = z.object({
  token: z
    .string()
    .length(linkTokenChars)
    .regex(/^[\w-]+$/),
})
const by = { access: 'link', query: Token } as const
const answers = { ...by, reply: LinkedOrder, throttle: 'vendorAnswer' } as const

export const vendorLink = {
  linked: get('/api/vendor-link', {
    shows: null,
    ...by,
    summary: 'Get the work order behind a vendor’s link; invalid, expired and revoked links get the same answer',
    reply: LinkedOrder,
    throttle: 'vendorLink',
  }),
  linkedFile: get('/api/vendor-link/files/:fileId', {
    shows: null,
    ...by,
    summary: 'Download a file shared with the vendor, or one of the vendor’s own',
    params: z.object({ fileId: Id }),
    sends: 'file',
    throttle: 'vendorLink',
  }),
  linkedQuote: post('/api/vendor-link/quote', {
    ...answers,
    summary: 'Submit a quote, with files',
    body: QuoteFields,
    files: true,
  }),
  linkedDecline: post('/api/vendor-link/decline', { ...answers, summary: 'Decline to quote', body: QuoteDeclined }),
  linkedWindows: post('/api/vendor-link/windows', {
    ...answers,
    summary: 'Offer visit times, replacing earlier ones',
    body: Windows,
  }),
  linkedDone: post('/api/vendor-link/done', {
    ...answers,
    summary: 'Mark the work as done, with photos',
    body: WorkFinished,
    files: true,
  }),
  linkedInvoice: post('/api/vendor-link/invoice', {
    ...answers,
    summary: 'Send the invoice, with its file',
    body: InvoiceFields,
    files: true,
  }),
}
