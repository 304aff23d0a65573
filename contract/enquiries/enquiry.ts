import { z } from 'zod'
import {
  Email,
  FirstName,
  Id,
  InstantField,
  LastName,
  Message,
  OptionalPhone,
  plainText,
  requiredText,
} from '../fields.ts'
import { clearable, count } from '../form.ts'
import { textBounds } from '../limits/text.ts'
import {
  enquiryAnswerMostChars,
  enquiryNoteMostChars,
  enquiryReasonLeastChars,
  enquiryReasonMostChars,
  enquiryUnitsMost,
  formPassMostChars,
  honeypotMostChars,
} from '../limits/enquiries.ts'
import { purposes, writerRoles } from './enquiry-words.ts'

export const EnquiryPurpose = z.enum(purposes)
export const WriterRole = z.enum(writerRoles)
/** `new` until somebody has answered; what looks like spam is `new` too, with a reason in `suspected`. */
export const EnquiryState = z.enum(['new', 'answered', 'closed'])
export type EnquiryState = z.infer<typeof EnquiryState>

/** Why an enquiry looks like the work of a robot: a field was filled that nobody sees, it came too fast, or from no form. */
export const Suspicion = z.enum(['trap', 'haste', 'noForm'])
export type Suspicion = z.infer<typeof Suspicion>

const fields = z.object({
  purpose: EnquiryPurpose,
  firstName: FirstName,
  lastName: LastName,
  email: Email,
  phone: OptionalPhone,
  writerRole: WriterRole,
  buildingName: plainText({ label: 'Building name', ...textBounds.buildingName }),
  address: plainText({ label: 'Address', ...textBounds.address }),
  units: clearable(count(1, enquiryUnitsMost)).optional(),
  message: Message,
})
type Fields = z.output<typeof fields>

const missing = (of: Fields, field: 'buildingName' | 'address' | 'units'): boolean =>
  of.purpose === 'enroll' && (of[field] ?? '') === ''

/** Judged also where another field is refused, so that whoever fills the form hears of everything at once. */
const when = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null

/** Whoever enrols a building says which; a question may come from anybody. */
const withBuilding = <S extends z.ZodType<Fields>>(schema: S) =>
  schema
    .refine((of) => !missing(of, 'buildingName'), { when, path: ['buildingName'], error: 'Building name is required' })
    .refine((of) => !missing(of, 'address'), { when, path: ['address'], error: 'Address is required' })
    .refine((of) => !missing(of, 'units'), { when, path: ['units'], error: 'Number of units is required' })

/** What somebody writes to us, as the form judges it. */
export const EnquiryDraft = withBuilding(fields)
export type EnquiryDraft = z.output<typeof EnquiryDraft>

/** The same as it is sent. */
export const NewEnquiry = withBuilding(
  fields.extend({
    /** Made by the browser: the same words sent twice with it are kept once. */
    sendKey: Id,
    /** What `GET /api/enquiries/form` gave when the form was first touched. */
    formPass: z.string().max(formPassMostChars).optional(),
    /** A field that people do not see. */
    website: z.string().max(honeypotMostChars).optional(),
  }),
)
export type NewEnquiry = z.output<typeof NewEnquiry>

/** An enquiry in a list. */
export const EnquirySummary = z.object({
  _id: Id,
  number: z.number().int(),
  purpose: EnquiryPurpose,
  state: EnquiryState,
  suspected: Suspicion.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  buildingName: z.string(),
  units: z.number().int().nullable(),
  sentAt: InstantField,
})
export type EnquirySummary = z.infer<typeof EnquirySummary>

/** Something that happened to an enquiry: an answer that was mailed, a note among staff, or a step. */
export const EnquiryStep = z.object({
  _id: Id,
  kind: z.enum(['answer', 'note', 'closed', 'reopened', 'trusted']),
  at: InstantField,
  by: z.string(),
  /** The answer, the note, or why it was closed. */
  text: z.string(),
})
export type EnquiryStep = z.infer<typeof EnquiryStep>

/** One enquiry with its story, the oldest first. */
export const Enquiry = EnquirySummary.extend({
  email: z.string(),
  phone: z.string(),
  writerRole: WriterRole,
  address: z.string(),
  message: z.string(),
  closedAt: InstantField.nullable(),
  steps: z.array(EnquiryStep),
  can: z.object({ answer: z.boolean(), close: z.boolean(), reopen: z.boolean(), trust: z.boolean() }),
  version: z.number().int(),
})
export type Enquiry = z.infer<typeof Enquiry>

const version = z.number().int().min(1)

export const EnquiryAnswer = z.object({
  version,
  text: requiredText({ label: 'Answer', min: textBounds.message.min, max: enquiryAnswerMostChars, lines: 'several' }),
})
export type EnquiryAnswer = z.output<typeof EnquiryAnswer>

export const EnquiryNote = z.object({
  text: requiredText({ label: 'Note', max: enquiryNoteMostChars, lines: 'several' }),
})
export type EnquiryNote = z.output<typeof EnquiryNote>

/** Closing asks why; taking up again, and saying that it is no spam, do not. */
export const EnquiryChange = z
  .object({
    version,
    step: z.enum(['close', 'reopen', 'trust']),
    reason: plainText({ label: 'Reason', min: enquiryReasonLeastChars, max: enquiryReasonMostChars }),
  })
  .refine(({ step, reason = '' }) => step !== 'close' || reason !== '', {
    path: ['reason'],
    error: 'Reason is required',
  })
export type EnquiryChange = z.output<typeof EnquiryChange>
