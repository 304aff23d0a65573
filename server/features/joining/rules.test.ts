import { expect, test } from 'vitest'
import { Role } from '../../../contract/roles.ts'
import { mayInvite } from './rules.ts'

const none = { role: null, superadmin: false }

test.each(Role.options)('management and a superadmin may invite somebody as %s', (role) => {
  expect(mayInvite({ role: 'management', superadmin: false }, role)).toBe(true)
  expect(mayInvite({ role: null, superadmin: true }, role)).toBe(true)
})

test.each(Role.options)('council may invite somebody as %s, unless that is above it', (role) => {
  expect(mayInvite({ role: 'council', superadmin: false }, role)).toBe(role !== 'management')
})

test.each(['owner', 'tenant', 'member', 'visitor'] as const)('a mere %s invites nobody', (role) => {
  for (const given of Role.options) expect(mayInvite({ role, superadmin: false }, given)).toBe(false)
  expect(mayInvite(none, role)).toBe(false)
})
