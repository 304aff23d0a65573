import { z } from 'zod'
import { Id, InstantField, LocalDateField, plainText } from '../fields.ts'
import { endReasonMostChars } from '../limits/people.ts'
import { NamedRole, Role } from '../roles.ts'
import { get, post, put } from '../route.ts'
import { LinkRole } from './link-role.ts'

const nullableText = z.string().nullable()

/** Somebody of the building, as far as whoever looks may see them. */
export const PersonCard = z.object({
  /** Of the person in the roster, else of the account. */
  _id: Id,
  name: z.string(),
  /** What they do for the building; their name is known to all of it. */
  office: z.enum(['council', 'management']).nullable(),
  /** A path of the API's host; null where the initials stand in. */
  profilePicture: nullableText,
  units: z.array(z.object({ _id: Id, unitNumber: z.string() })),
  email: nullableText,
  phone: nullableText,
})
export type PersonCard = z.infer<typeof PersonCard>

/** A tie to a unit, past and to come included. */
export const PersonTie = z.object({
  _id: Id,
  unitId: Id,
  unitNumber: z.string(),
  role: LinkRole,
  sharePercent: z.number().nullable(),
  livesThere: z.boolean(),
  from: LocalDateField.nullable(),
  to: LocalDateField.nullable(),
  /** Whether it holds today. */
  holds: z.boolean(),
})
export type PersonTie = z.infer<typeof PersonTie>

/** What the roster says of somebody: for themselves, and for those who manage the building. */
export const PersonRecord = z.object({
  companyName: nullableText,
  /** Who speaks for a company. */
  contactName: nullableText,
  mobile: nullableText,
  /** Where letters go if not to the unit, a line each. */
  mailingLines: z.array(z.string()),
  emergencyContactName: nullableText,
  emergencyContactPhone: nullableText,
  /** Whether legal notices may come by e-mail; null where nobody asked. */
  emailNoticeConsent: z.boolean().nullable(),
  consentDate: LocalDateField.nullable(),
  ties: z.array(PersonTie),
})
export type PersonRecord = z.infer<typeof PersonRecord>

const ApproachState = z.enum(['open', 'accepted', 'declined', 'revoked', 'withdrawn', 'expired'])

/** An invitation of the building to somebody, or their request to be let in. */
export const Approach = z.object({
  _id: Id,
  kind: z.enum(['invitation', 'request']),
  state: ApproachState,
  /** As what they were invited or let in. */
  role: Role.nullable(),
  unitNumber: nullableText,
  createdAt: InstantField,
  expiresAt: InstantField,
})
export type Approach = z.infer<typeof Approach>

/** What ending somebody's access would bring about, in sentences. */
export const AccessEnding = z.object({
  /** The role that a tie of today leaves them; null where nothing is left. */
  becomes: Role.nullable(),
  lines: z.array(z.string()),
})
export type AccessEnding = z.infer<typeof AccessEnding>

/** What those who manage the building see beside. */
export const PersonDesk = z.object({
  /** Shown to no neighbour, whatever was chosen. */
  isProtected: z.boolean(),
  isListed: z.boolean(),
  sharesEmail: z.boolean(),
  sharesPhone: z.boolean(),
  /** Whether an account of the building is theirs, and as what; with its end where it ended. */
  membership: z.object({ role: Role, since: LocalDateField, endedOn: LocalDateField.nullable() }).nullable(),
  lastSignedInOn: LocalDateField.nullable(),
  vehicles: z.array(z.object({ _id: Id, plate: z.string(), description: z.string(), unitNumber: z.string() })),
  devices: z.array(
    z.object({ _id: Id, kind: z.enum(['fob', 'key', 'remote', 'card']), serial: z.string(), unitNumber: z.string() }),
  ),
  approaches: z.array(Approach),
  can: z.object({ endAccess: z.boolean() }),
  /** Null where their access may not be ended here. */
  ending: AccessEnding.nullable(),
  /** Why not, where that is worth saying. */
  endingRefused: nullableText,
})
export type PersonDesk = z.infer<typeof PersonDesk>

export const Person = PersonCard.extend({
  isMe: z.boolean(),
  /** Null where the roster does not name them, and for neighbours. */
  record: PersonRecord.nullable(),
  desk: PersonDesk.nullable(),
})
export type Person = z.infer<typeof Person>

/** Ends somebody's access: what they are and become as it was shown, so that nothing else is done than what was. */
export const EndAccess = z.object({
  was: NamedRole,
  becomes: NamedRole.nullable(),
  /** For those who manage the building; it is not told to the person. */
  reason: plainText({ label: 'Reason', max: endReasonMostChars, lines: 'several' }).default(''),
})
export type EndAccess = z.output<typeof EndAccess>

/** Why somebody cannot sign in, or sees nothing of the building when they do. */
export const SignInCause = z.object({
  cause: z.enum([
    'buildingSuspended',
    'otherAddress',
    'noEmail',
    'requestWaits',
    'requestUnconfirmed',
    'invitationOpen',
    'invitationExpired',
    'invitationRevoked',
    'membershipEnded',
    'notJoined',
    'switchedOff',
    'unconfirmed',
    'throttled',
    'secondFactorMissing',
    'noUnit',
  ]),
  /** Since when, or until when. */
  at: InstantField.nullable(),
  /** The other address, most of it hidden. */
  address: nullableText,
  accountId: Id.nullable(),
  invitationId: Id.nullable(),
})
export type SignInCause = z.infer<typeof SignInCause>

export const SignInHelp = z.object({
  /** In the order in which they are to be solved; none where nothing stands in the way. */
  causes: z.array(SignInCause),
  /** Where an invitation would go, and as what. */
  email: nullableText,
  role: Role,
  unit: z.object({ _id: Id, unitNumber: z.string() }).nullable(),
  lastSignedInOn: LocalDateField.nullable(),
})
export type SignInHelp = z.infer<typeof SignInHelp>

/** What the caller lets neighbours see; what is left out stays. Each is a word of its own, so no version is asked for. */
export const SharingChange = z.object({
  isListed: z.boolean().optional(),
  sharesEmail: z.boolean().optional(),
  sharesPhone: z.boolean().optional(),
})
export type SharingChange = z.infer<typeof SharingChange>

export const MySharing = z.object({
  /** Whether the roster names the caller; without that there is nothing to show. */
  inRoster: z.boolean(),
  isProtected: z.boolean(),
  isListed: z.boolean(),
  sharesEmail: z.boolean(),
  sharesPhone: z.boolean(),
  /** What the roster has of the caller, which is what would show. */
  email: nullableText,
  phone: nullableText,
  /** The caller as a neighbour sees them today: an entry for each name in the roster that shows. */
  previews: z.array(PersonCard),
  /** What was said when, newest first. */
  consents: z.array(
    z.object({
      _id: Id,
      field: z.enum(['listing', 'email', 'phone']),
      givenAt: InstantField,
      withdrawnAt: InstantField.nullable(),
    }),
  ),
})
export type MySharing = z.infer<typeof MySharing>

const ById = z.object({ id: Id })

export const people = {
  mySharing: get('/api/people/mine', {
    shows: 'person.unlogged',
    also: ['unit'],
    access: 'member',
    summary: 'Get what neighbours see about the caller',
    reply: MySharing,
  }),
  changeMySharing: put('/api/people/mine', {
    access: 'member',
    summary: 'Change what neighbours see about the caller, effective immediately',
    body: SharingChange,
    reply: MySharing,
  }),
  person: get('/api/people/:id', {
    shows: 'person.one',
    also: ['unit'],
    access: 'member',
    summary: 'Get a person in the building, as far as the caller may see them, by person or account id',
    params: ById,
    reply: Person,
  }),
  protectPerson: put('/api/people/:id/protection', {
    access: 'manager',
    summary: 'Hide a person at risk from all neighbours, or stop hiding them',
    params: ById,
    body: z.object({ isProtected: z.boolean() }),
    reply: Person,
  }),
  endAccess: post('/api/people/:id/end-access', {
    access: 'manager',
    summary: 'End a person’s access to the building immediately, or remove a role their units don’t give',
    params: ById,
    body: EndAccess,
    /** The person as they stand now; null where the roster does not name them and nothing is left to show. */
    reply: z.object({ person: Person.nullable() }),
  }),
  signInHelp: get('/api/people/:id/sign-in', {
    shows: 'person.one',
    also: ['unit'],
    access: 'manager',
    summary: 'Get the reasons a person can’t sign in',
    params: ById,
    reply: SignInHelp,
  }),
}
