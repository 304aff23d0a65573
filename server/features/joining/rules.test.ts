import { expect, test } from 'vitest'
import { AccessRequestStatus } from '../../../contract/joining/access-requests.ts'
import { Role } from '../../../contract/roles.ts'
import { invitationStatus, mayGive, requestStatus, requirePending, requireVerified } from './rules.ts'

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

test.each(AccessRequestStatus.options)('a request that is %s ends by itself only where it waits', (status) => {
  expect(requestStatus({ status, expiresAt: after }, now)).toBe(status)
  expect(requestStatus({ status, expiresAt: now }, now)).toBe(status === 'pending' ? 'expired' : status)
})

test.each([
  ['approved', 'This request was approved already. Only one that waits can be decided.'],
  ['declined', 'This request was declined already. Only one that waits can be decided.'],
  ['withdrawn', 'This request was withdrawn. Only one that waits can be decided.'],
  ['expired', 'This request has expired. Only one that waits can be decided.'],
] as const)('deciding a request that is %s says %s', (status, message) => {
  expect(() => requirePending(status)).toThrow(message)
})

test('a request that waits can be decided', () => {
  expect(() => requirePending('pending')).not.toThrow()
})

test('nobody is let in whose address is not confirmed', () => {
  expect(() => requireVerified(false)).toThrow('Their e-mail address is not confirmed yet.')
  expect(() => requireVerified(true)).not.toThrow()
})
