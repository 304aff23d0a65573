import type { AccessRequestStatus } from '../../../contract/joining/access-requests.ts'
import type { InvitationStatus } from '../../../contract/joining/invitations.ts'
import { roleOfTie } from '../../../contract/role-rights.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Instant } from '../../../contract/time.ts'
import type { LinkRole } from '../../../contract/units.ts'
import { Conflict } from '../../http/errors.ts'

export { mayGive } from '../../../contract/role-rights.ts'

interface InvitationDates {
  claimedAt: Instant | null
  revokedAt: Instant | null
  expiresAt: Instant
}

/** Where an invitation stands; one that is sent anew after its end stays an expired one. */
export const invitationStatus = (
  { claimedAt, revokedAt, expiresAt }: InvitationDates,
  now: Instant,
): InvitationStatus => {
  if (claimedAt !== null) return 'accepted'
  if (revokedAt !== null && revokedAt < expiresAt) return 'revoked'
  return expiresAt <= now ? 'expired' : 'open'
}

const byRank: readonly Role[] = ['owner', 'tenant', 'member']

/** The role that somebody with several ties is offered: that of the strongest. */
export const bestRole = (ties: readonly LinkRole[]): Role => {
  const roles = new Set(ties.map((tie) => roleOfTie[tie]))
  return byRank.find((role) => roles.has(role)) ?? 'member'
}

/** What can happen to a request for access: from which states, and to which it leads. */
export const requestSteps = {
  ask: { from: ['pending'], to: 'asked' },
  answer: { from: ['asked'], to: 'pending' },
  approve: { from: ['pending', 'asked'], to: 'approved' },
  decline: { from: ['pending', 'asked'], to: 'declined' },
  withdraw: { from: ['pending', 'asked'], to: 'withdrawn' },
  expire: { from: ['pending', 'asked'], to: 'expired' },
} as const satisfies Record<string, { from: readonly AccessRequestStatus[]; to: AccessRequestStatus }>
export type RequestStep = keyof typeof requestSteps

/** Whether a step can be taken from a state. */
export const isOpenTo = (step: RequestStep, status: AccessRequestStatus): boolean =>
  (requestSteps[step].from as readonly AccessRequestStatus[]).includes(status)

/** Where a request stands: it ends by itself, whether or not the job that writes so has run. */
export const requestStatus = (
  { status, expiresAt }: { status: AccessRequestStatus; expiresAt: Instant },
  now: Instant,
): AccessRequestStatus => (isOpenTo('expire', status) && expiresAt <= now ? 'expired' : status)

const stands: Record<AccessRequestStatus, string> = {
  pending: 'is waiting for the building’s decision. It can be approved, declined or withdrawn.',
  asked: 'is waiting for the applicant’s reply. It can be answered, approved, declined or withdrawn.',
  approved: 'has already been approved. Only open requests can be decided.',
  declined: 'has already been declined. Only open requests can be decided.',
  withdrawn: 'was withdrawn. Only open requests can be decided.',
  expired: 'has expired. Only open requests can be decided.',
}

/** Refuses a step that the state of the request does not allow, and says where it stands and what is open. */
export const requireStep = (step: RequestStep, status: AccessRequestStatus): void => {
  if (!isOpenTo(step, status)) throw Conflict(`This request ${stands[status]}`)
}

/** Refuses to let somebody in, or to write to them, whose address may be somebody else's. */
export const requireVerified = (emailVerified: boolean): void => {
  if (!emailVerified)
    throw Conflict('Their email address isn’t confirmed yet. Until it is, you can only decline the request.')
}

/** What those who decide may do with a request now. */
export const requestCan = ({ status, emailVerified }: { status: AccessRequestStatus; emailVerified: boolean }) => ({
  approve: isOpenTo('approve', status) && emailVerified,
  ask: isOpenTo('ask', status) && emailVerified,
  decline: isOpenTo('decline', status),
})

/** What can be done with an invitation: one that is not used can be sent anew, and taken back while it is open. */
export const invitationCan = (status: InvitationStatus) => ({
  resend: status !== 'accepted',
  revoke: status === 'open',
})
