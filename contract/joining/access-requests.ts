import { z } from 'zod'
import { Id, InstantField, OptionalBuildingCode, plainText, requiredText, UnitNumber } from '../fields.ts'
import { clearable, flag } from '../form.ts'
import { reasonMostChars } from '../limits.ts'
import { accessMessageMostChars } from '../limits/joining.ts'
import { Attachment } from '../notices.ts'
import { Paging } from '../paging.ts'
import { NamedRole, Role } from '../roles.ts'
import { get, post } from '../route.ts'
import { LinkRole } from '../units.ts'

/** `asked` waits for the person, who was asked something back; `pending` waits for the building. */
export const AccessRequestStatus = z.enum(['pending', 'asked', 'approved', 'declined', 'withdrawn', 'expired'])
export type AccessRequestStatus = z.infer<typeof AccessRequestStatus>

/** What a request says and where it stands, for either side. */
const Told = z.object({
  _id: Id,
  /** The unit that they say is theirs, and what they say they are to it. */
  unitNumber: z.string(),
  claimedRole: LinkRole.nullable(),
  message: z.string().nullable(),
  evidence: z.array(Attachment),
  status: AccessRequestStatus,
  question: z.string().nullable(),
  askedAt: InstantField.nullable(),
  answer: z.string().nullable(),
  answeredAt: InstantField.nullable(),
  /** Why they were turned down. */
  reason: z.string().nullable(),
  createdAt: InstantField,
  expiresAt: InstantField,
  decidedAt: InstantField.nullable(),
  version: z.number().int(),
})

/** What whoever looks at the request may do with it now. */
const RequestCan = z.object({ approve: z.boolean(), ask: z.boolean(), decline: z.boolean() })

/** Somebody who asks to be let into the building, as those who decide see them. */
export const AccessRequest = Told.extend({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Until they confirmed it, nobody knows whose address it is, and they cannot be let in. */
  emailVerified: z.boolean(),
  /** The unit of that number, where the building has one. */
  unitId: Id.nullable(),
  /** The units to which the roster ties a confirmed address. */
  rosterUnits: z.array(z.string()),
  /** What they were given, once approved, and the row of the roster that was tied. */
  role: Role.nullable(),
  personId: Id.nullable(),
  decidedBy: z.string().nullable(),
  can: RequestCan,
})
export type AccessRequest = z.infer<typeof AccessRequest>

/** Why a row of the roster stands beside a request. */
export const MatchReason = z.enum(['email', 'similarEmail', 'name', 'similarName', 'unit'])
export type MatchReason = z.infer<typeof MatchReason>

/** A row of the roster that may be whoever asks. */
export const RosterMatch = z.object({
  personId: Id,
  name: z.string(),
  email: z.string().nullable(),
  /** Tied to an account already, so that nobody else can be tied to it. */
  hasAccount: z.boolean(),
  units: z.array(z.object({ _id: Id, unitNumber: z.string(), role: LinkRole })),
  why: z.array(MatchReason),
})
export type RosterMatch = z.infer<typeof RosterMatch>

/** The request as whoever asked sees it. */
export const MyAccessRequest = Told.extend({
  building: z.object({ _id: Id, name: z.string(), city: z.string() }),
})
export type MyAccessRequest = z.infer<typeof MyAccessRequest>

export const AccessWish = z
  .object({
    unitNumber: UnitNumber,
    buildingCode: OptionalBuildingCode,
    buildingId: Id.optional(),
    claimedRole: clearable(LinkRole).optional(),
    message: plainText({ label: 'Message', max: accessMessageMostChars, lines: 'several' }),
  })
  .refine(({ buildingCode, buildingId }) => Boolean(buildingCode || buildingId), {
    path: ['buildingCode'],
    message: 'Building code is required',
    // Said beside what else is wrong, not after it.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
export type AccessWish = z.output<typeof AccessWish>

const ById = z.object({ id: Id })
const version = z.number().int()

export const Approval = z.object({
  role: NamedRole,
  /** The row of the roster that is theirs; without one the confirmed e-mail decides. */
  personId: Id.nullish(),
  /** Writes their e-mail into that row, in place of another one. */
  correctEmail: flag().default(false),
  version,
})
export type Approval = z.output<typeof Approval>
export const Decline = z.object({
  reason: plainText({ label: 'Reason', max: reasonMostChars, lines: 'several' }),
  version,
})
export const Question = z.object({
  question: requiredText({ label: 'Question', min: 3, max: reasonMostChars, lines: 'several' }),
  version,
})
export const Answer = z.object({
  answer: requiredText({ label: 'Answer', min: 2, max: accessMessageMostChars, lines: 'several' }),
  version: z.coerce.number().int(),
})

export const accessRequests = {
  accessRequests: get('/api/access-requests', {
    shows: 'accessRequest.all',
    access: 'manager',
    summary: 'List access requests: open ones first, then newest first',
    query: Paging.extend({ status: AccessRequestStatus.optional() }),
    reply: AccessRequest,
    sends: 'page',
  }),
  accessRequest: get('/api/access-requests/:id', {
    shows: 'accessRequest.one',
    access: 'manager',
    summary: 'Get an access request',
    params: ById,
    reply: AccessRequest,
  }),
  rosterMatches: get('/api/access-requests/:id/matches', {
    shows: 'accessRequest.one',
    access: 'manager',
    summary: 'List roster rows that may match the applicant, likeliest first, or rows that match a search',
    params: ById,
    query: Paging.pick({ search: true }),
    reply: z.array(RosterMatch),
  }),
  evidence: get('/api/access-requests/:id/evidence/:attachmentId', {
    shows: 'accessRequest.one',
    access: 'manager',
    summary: 'Download a file attached to an access request',
    params: z.object({ id: Id, attachmentId: Id }),
    sends: 'file',
  }),
  approveAccess: post('/api/access-requests/:id/approve', {
    access: 'manager',
    summary: 'Approve an access request with a role, and link the applicant to their roster row',
    params: ById,
    body: Approval,
    reply: AccessRequest,
  }),
  askBack: post('/api/access-requests/:id/ask', {
    access: 'manager',
    summary: 'Ask the applicant a question before deciding',
    params: ById,
    body: Question,
    reply: AccessRequest,
  }),
  declineAccess: post('/api/access-requests/:id/decline', {
    access: 'manager',
    summary: 'Decline an access request, with an optional reason',
    params: ById,
    body: Decline,
    reply: AccessRequest,
  }),
  /** A code that fits no building is answered like one that does. */
  askAccess: post('/api/access-requests', {
    access: 'signedIn',
    summary: 'Request access to a building, with optional evidence',
    body: AccessWish,
    files: true,
    throttle: 'askAccess',
  }),
  myAccessRequests: get('/api/access-requests/mine', {
    shows: 'accessRequest.unlogged',
    access: 'signedIn',
    summary: 'List the caller’s access requests; their email must be confirmed',
    reply: z.array(MyAccessRequest),
  }),
  answerBack: post('/api/access-requests/mine/:id/answer', {
    access: 'signedIn',
    summary: 'Answer a question about the caller’s access request, with optional evidence',
    params: ById,
    body: Answer,
    files: true,
    reply: MyAccessRequest,
    throttle: 'answerAccess',
  }),
  withdrawAccess: post('/api/access-requests/mine/:id/withdraw', {
    access: 'signedIn',
    summary: 'Withdraw the caller’s access request',
    params: ById,
    reply: MyAccessRequest,
  }),
}
