import type { AccessRequestStatus } from '../../../contract/joining/access-requests.ts'
import type { InvitationStatus } from '../../../contract/joining/invitations.ts'
import type { Approach } from '../../../contract/units/people.ts'
import type { ApproachTo, ReadApproaches } from '../../offers.ts'
import { selectInvitationsTo, selectRequestsOf } from './approaches-store.ts'
import { invitationStatus, requestStatus } from './rules.ts'

const stateOf: Record<InvitationStatus | AccessRequestStatus, Approach['state']> = {
  open: 'open',
  accepted: 'accepted',
  revoked: 'revoked',
  expired: 'expired',
  pending: 'open',
  asked: 'open',
  approved: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
}

/** How the building and somebody turned to each other, newest first (offers.ts). */
export const approachesTo: ReadApproaches = async (ctx, whose) => {
  const buildingId = ctx.building._id
  const invitations = (await selectInvitationsTo(ctx.db, buildingId, whose)).map(
    ({ claimedAt, revokedAt, claimed_by, ...invitation }): ApproachTo => ({
      ...invitation,
      kind: 'invitation',
      state: stateOf[invitationStatus({ claimedAt, revokedAt, expiresAt: invitation.expiresAt }, ctx.now)],
      // Whoever accepts proves the address with it.
      account: claimed_by === null ? null : { _id: claimed_by, emailVerified: true },
      isByName: false,
    }),
  )
  const requests = (await selectRequestsOf(ctx.db, buildingId, whose)).map(
    ({ status, accountId, verifiedAt, ...request }): ApproachTo => ({
      ...request,
      kind: 'request',
      state: stateOf[requestStatus({ status, expiresAt: request.expiresAt }, ctx.now)],
      account: { _id: accountId, emailVerified: verifiedAt !== null },
    }),
  )
  return [...invitations, ...requests].toSorted((a, b) => (a._id < b._id ? 1 : -1))
}
