import { expect, test } from 'vitest'
import { canManageBuilding, canManageFinances, canVote, keepsBooks } from './role-rights.ts'
import { Role } from './roles.ts'

test('the building roles are the six of the specification', () => {
  expect(Role.options.toSorted()).toEqual(['council', 'management', 'member', 'owner', 'tenant', 'visitor'])
})

/** Section 6 of the specification: the roles that may, then whether a superadmin may. */
test.each([
  ['manage the building', canManageBuilding, ['council', 'management'], true],
  ['manage finances', canManageFinances, ['management'], true],
  ['vote', canVote, ['council'], false],
] as const)('those who may %s', (_what, may, roles, superadmin) => {
  expect(Role.options.filter((role) => may(role)).toSorted()).toEqual(roles)
  expect(Role.options.map((role) => may(role, true))).toEqual(Role.options.map(() => superadmin))
})

test.each([
  [{}, false],
  [{ superadmin: false, permissions: { billing: false } }, false],
  [{ superadmin: false, permissions: { billing: true } }, true],
  [{ superadmin: true, permissions: { billing: false } }, true],
  [{ superadmin: true }, true],
])('the books are kept by permission, whatever the role: %j is %s', (who, keeps) => {
  expect(keepsBooks(who)).toBe(keeps)
})
