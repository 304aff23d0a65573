import { expect, test } from 'vitest'
import { AccessRequestStatus } from '../../../contract/joining/access-requests.ts'
import { InvitationStatus } from '../../../contract/joining/invitations.ts'
import { Role } from '../../../contract/roles.ts'
import {
  bestRole,
  invitationCan,
  invitationStatus,
  isOpenTo,
  mayGive,
  requestCan,
  requestStatus,
  requestSteps,
  requireStep,
  requireVerified,
  type RequestStep,
} from './rules.ts'

test.each(Role.options)('management and a superadmin may make somebody %s', (role) => {
  expect(mayGive({ role: 'management', superadmin: false }, role)).toBe(true)
  expect(mayGive({ role: null, superadmin: true }, role)).toBe(true)
})

test.each(Role.options)('council may make somebody %s, unless that is above it', (role) => {
  expect(mayGive({ role: 'council', superadmin: false }, role)).toBe(role !== 'management')
})

test.each(['owner', 'tenant', 'member', 'visitor', null] as const)('a mere %s gives nothing away', (role) => {
  for (const given of Role.options) expect(mayGive({ role, superadmin: false }, given)).toBe(false)
})

const [before, now, after] = ['2026-11-20T12:00:00.000Z', '2026-11-21T12:00:00.000Z', '2026-11-22T12:00:00.000Z']

test.each([
  ['open', null, null, after],
  ['expired', null, null, now],
  ['accepted', before, null, now],
  ['revoked', null, before, after],
  ['revoked', null, before, now],
  ['expired', null, now, before],
] as const)(
  'an invitation is %s when claimed %s, taken back %s and good until %s',
  (status, claimedAt, revokedAt, ends) => {
    expect(invitationStatus({ claimedAt, revokedAt, expiresAt: ends }, now)).toBe(status)
  },
)

test.each([
  ['open', true, true],
  ['expired', true, false],
  ['revoked', true, false],
  ['accepted', false, false],
] as const)('an invitation that is %s: send anew %s, take back %s', (status, resend, revoke) => {
  expect(invitationCan(status)).toEqual({ resend, revoke })
})

test('every state of an invitation is in the table above', () => {
  expect(InvitationStatus.options).toHaveLength(4)
})

test.each(AccessRequestStatus.options)('a request that is %s ends by itself only where it is open', (status) => {
  const open = status === 'pending' || status === 'asked'
  expect(requestStatus({ status, expiresAt: after }, now)).toBe(status)
  expect(requestStatus({ status, expiresAt: now }, now)).toBe(open ? 'expired' : status)
})

const open: Record<AccessRequestStatus, readonly RequestStep[]> = {
  pending: ['ask', 'approve', 'decline', 'withdraw', 'expire'],
  asked: ['answer', 'approve', 'decline', 'withdraw', 'expire'],
  approved: [],
  declined: [],
  withdrawn: [],
  expired: [],
}
const steps = Object.keys(requestSteps) as RequestStep[]

const refused = (step: RequestStep, status: AccessRequestStatus): boolean => {
  try {
    requireStep(step, status)
    return false
  } catch {
    return true
  }
}

test.each(AccessRequestStatus.options)('a request that is %s is open to its steps and to no other', (status) => {
  const expected = steps.filter((step) => open[status].includes(step))
  expect(steps.filter((step) => isOpenTo(step, status))).toEqual(expected)
  expect(steps.filter((step) => !refused(step, status))).toEqual(expected)
})

test.each([
  ['approved', 'This request has already been approved.'],
  ['declined', 'This request has already been declined.'],
  ['withdrawn', 'This request was withdrawn.'],
  ['expired', 'This request has expired.'],
] as const)('deciding a request that is %s says %s', (status, message) => {
  expect(() => requireStep('approve', status)).toThrow(message)
})

test('a refused step says what is open', () => {
  expect(() => requireStep('answer', 'pending')).toThrow('It can be approved, declined or withdrawn.')
  expect(() => requireStep('ask', 'asked')).toThrow('It can be answered, approved, declined or withdrawn.')
})

test.each([
  ['pending', true, { approve: true, ask: true, decline: true }],
  ['pending', false, { approve: false, ask: false, decline: true }],
  ['asked', true, { approve: true, ask: false, decline: true }],
  ['declined', true, { approve: false, ask: false, decline: false }],
] as const)('of a request that is %s, address confirmed %s, one may %j', (status, emailVerified, can) => {
  expect(requestCan({ status, emailVerified })).toEqual(can)
})

test.each([
  [['tenant', 'owner'], 'owner'],
  [['tenant'], 'tenant'],
  [[], 'member'],
] as const)('whoever is %j to their units is offered the role of %s', (ties, role) => {
  expect(bestRole(ties)).toBe(role)
})

test('nobody is let in whose address is not confirmed', () => {
  expect(() => requireVerified(false)).toThrow('Their email address isn’t confirmed yet.')
  expect(() => requireVerified(true)).not.toThrow()
})
