import { expect, test } from 'vitest'
import { roleBeside } from './building-switcher-role.ts'

test.each([
  ['council', false, 'council'],
  ['management', false, 'management'],
  [undefined, false, 'member'],
  ['management', true, 'superadmin'],
] as const)('the role %s of a superadmin (%s) reads %s beside a building', (role, superadmin, words) => {
  expect(roleBeside(role, superadmin)).toBe(words)
})
