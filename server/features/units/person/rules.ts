import type { Role } from '../../../../contract/roles.ts'
import type { Instant } from '../../../../contract/time.ts'
import type { Approach, SignInCause } from '../../../../contract/units/people.ts'

/** What the building knows of somebody and of their way to sign in; of accounts that are nothing to it, nothing. */
export interface SignInFacts {
  isSuspended: boolean
  /** Whether they own, rent or live in a unit today. */
  isTied: boolean
  /** As the roster has it. */
  email: string | null
  /** Their account in the building: one that belongs to it, or did. */
  account: {
    _id: string
    email: string
    role: Role
    ended: boolean
    verified: boolean
    disabled: boolean
    waitsUntil: Instant | null
    awaitsSecondFactorSince: Instant | null
  } | null
  /** Somebody of their name who belongs to the building under another address and is nobody of its roster. */
  namesake: { accountId: string; email: string } | null
  /** Their latest invitation, and the latest request under their address or, while it waits, in their name. */
  invitation: { _id: string; state: Approach['state']; expiresAt: Instant } | null
  request: { state: Approach['state']; email: string; emailVerified: boolean } | null
}

/** Says which address is meant to those who know it, and to nobody else: `o…@mail.example`. */
export const maskedAddress = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}

const nothingMore = { at: null, address: null, accountId: null, invitationId: null }
const because = (cause: SignInCause['cause'], more: Partial<SignInCause> = {}): SignInCause => ({
  ...nothingMore,
  ...more,
  cause,
})

const ofInvitation: Partial<Record<Approach['state'], SignInCause['cause']>> = {
  open: 'invitationOpen',
  expired: 'invitationExpired',
  revoked: 'invitationRevoked',
}

const requestCause = ({ email, request }: SignInFacts): SignInCause | null => {
  if (request?.state !== 'open') return null
  const address = request.email === email ? null : maskedAddress(request.email)
  return because(request.emailVerified ? 'requestWaits' : 'requestUnconfirmed', { address })
}

/** Why somebody does not belong to the building yet, or no longer; the one thing that comes next. */
const joiningCause = (facts: SignInFacts): SignInCause => {
  const { email, account, invitation } = facts
  const asked = requestCause(facts)
  if (asked) return asked
  const invited = invitation && ofInvitation[invitation.state]
  if (invited) return because(invited, { invitationId: invitation._id, at: invitation.expiresAt })
  if (account) return because('membershipEnded', { accountId: account._id })
  return because(email === null ? 'noEmail' : 'notJoined')
}

/** What stands in the way of somebody who belongs to the building. */
const memberCauses = (facts: SignInFacts, account: NonNullable<SignInFacts['account']>): SignInCause[] => {
  const { email, isTied } = facts
  const { role, waitsUntil, awaitsSecondFactorSince } = account
  const other = email !== null && email !== account.email
  const needsUnit = role === 'owner' || role === 'tenant'
  return [
    ...(account.disabled ? [because('switchedOff')] : []),
    ...(other ? [because('otherAddress', { accountId: account._id, address: maskedAddress(account.email) })] : []),
    ...(account.verified ? [] : [because('unconfirmed')]),
    ...(waitsUntil ? [because('throttled', { at: waitsUntil })] : []),
    ...(awaitsSecondFactorSince ? [because('secondFactorMissing', { at: awaitsSecondFactorSince })] : []),
    ...(needsUnit && !isTied ? [because('noUnit')] : []),
  ]
}

/**
 * Why somebody cannot sign in, or finds nothing when they do, in the order in which it is to be solved; empty where
 * nothing stands in the way. Whether an address has an account elsewhere on the platform changes nothing in it.
 */
export const causesOf = (facts: SignInFacts): SignInCause[] => {
  const { isSuspended, account, namesake } = facts
  const suspended = isSuspended ? [because('buildingSuspended')] : []
  if (account && !account.ended) return [...suspended, ...memberCauses(facts, account)]
  const under = namesake
    ? [because('otherAddress', { accountId: namesake.accountId, address: maskedAddress(namesake.email) })]
    : []
  return [...suspended, ...under, joiningCause(facts)]
}
