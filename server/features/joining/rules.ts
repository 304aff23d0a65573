import type { AccessRequestStatus } from '../../../contract/joining/access-requests.ts'
import type { InvitationStatus } from '../../../contract/joining/invitations.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Instant } from '../../../contract/time.ts'
import { Conflict } from '../../http/errors.ts'

/**
 * Whether somebody may give a role away, by inviting or by letting in: management and superadmin any, council any but
 * management's.
 */
export const mayGive = (giver: { role: Role | null; superadmin: boolean }, role: Role): boolean =>
  giver.superadmin || giver.role === 'management' || (giver.role === 'council' && role !== 'management')

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

/** Where a request stands: it ends by itself, whether or not the job that writes so has run. */
export const requestStatus = (
  { status, expiresAt }: { status: AccessRequestStatus; expiresAt: Instant },
  now: Instant,
): AccessRequestStatus => (status === 'pending' && expiresAt <= now ? 'expired' : status)

const became: Record<Exclude<AccessRequestStatus, 'pending'>, string> = {
  approved: 'was approved already',
  declined: 'was declined already',
  withdrawn: 'was withdrawn',
  expired: 'has expired',
}

/** Refuses to decide what is decided: only a request that waits can be approved or declined. */
export const requirePending = (status: AccessRequestStatus): void => {
  if (status !== 'pending') throw Conflict(`This request ${became[status]}. Only one that waits can be decided.`)
}

/** Refuses to let somebody in whose address may be somebody else's. */
export const requireVerified = (emailVerified: boolean): void => {
  if (!emailVerified) throw Conflict('Their e-mail address is not confirmed yet. Until then they cannot be let in.')
}
