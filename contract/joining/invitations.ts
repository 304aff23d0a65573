import { z } from 'zod'
import { LinkToken } from '../accounts/links.ts'
import { Email, Id, InstantField } from '../fields.ts'
import { Paging } from '../paging.ts'
import { NamedRole, Role } from '../roles.ts'
import { del, get, post } from '../route.ts'

export const InvitationStatus = z.enum(['open', 'accepted', 'revoked', 'expired'])
export type InvitationStatus = z.infer<typeof InvitationStatus>

/** An offer of a role in the building to one address; its secret stands in the mail alone. */
export const Invitation = z.object({
  _id: Id,
  email: z.string(),
  /** Who of the roster has this address. */
  names: z.array(z.string()),
  role: Role,
  /** The unit it is about, where whoever invited said so. */
  unitNumber: z.string().nullable(),
  invitedBy: z.string(),
  status: InvitationStatus,
  createdAt: InstantField,
  expiresAt: InstantField,
  /** When it was used or taken back. */
  endedAt: InstantField.nullable(),
  can: z.object({ resend: z.boolean(), revoke: z.boolean() }),
})
export type Invitation = z.infer<typeof Invitation>

export const NewInvitation = z.object({ email: Email, role: NamedRole, unitId: Id.nullish() })
export type NewInvitation = z.output<typeof NewInvitation>

/** What whoever holds the link of the mail is offered. */
export const Offer = z.object({
  building: z.object({ name: z.string(), city: z.string() }),
  role: Role,
  email: z.string(),
  expiresAt: InstantField,
  /** Whether to sign in to accept it, or to register with it. */
  hasAccount: z.boolean(),
})
export type Offer = z.infer<typeof Offer>

const ById = z.object({ id: Id })
const ByToken = z.object({ token: LinkToken })

export const invitations = {
  invitations: get('/api/invitations', {
    shows: 'invitation.all',
    access: 'manager',
    summary: 'List the newest invitation to each address, newest first',
    query: Paging.extend({ status: InvitationStatus.optional() }),
    reply: Invitation,
    sends: 'page',
  }),
  invite: post('/api/invitations', {
    access: 'manager',
    summary: 'Email an invitation to join the building; an older one to the same address is revoked',
    body: NewInvitation,
    reply: Invitation,
    throttle: 'invite',
  }),
  resendInvitation: post('/api/invitations/:id/resend', {
    access: 'manager',
    summary: 'Email a new link to replace an unused one',
    params: ById,
    reply: Invitation,
    throttle: 'invite',
  }),
  revokeInvitation: del('/api/invitations/:id', {
    access: 'manager',
    summary: 'Revoke an unused invitation',
    params: ById,
  }),
  /** Reading uses nothing up, because mail scanners open every link. */
  readInvitation: post('/api/invitations/read', {
    access: 'public',
    summary: 'Get the details of an invitation link',
    body: ByToken,
    reply: Offer,
    secret: true,
    throttle: 'readInvitation',
    attempt: 'invitation',
  }),
  acceptInvitation: post('/api/invitations/accept', {
    access: 'signedIn',
    summary: 'Accept an invitation sent to the caller’s email address',
    body: ByToken,
    reply: z.object({ buildingId: Id }),
    secret: true,
    throttle: 'readInvitation',
    attempt: 'invitation',
  }),
}
