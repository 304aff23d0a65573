import { expect, test } from 'vitest'
import { moved, rolesLine } from './category-words.ts'

test.each([
  [
    { kind: 'general', readRoles: ['owner', 'tenant'], writeRoles: ['owner', 'tenant'] },
    'Owners, tenants, the council and management can read and post.',
  ],
  [
    { kind: 'marketplace', readRoles: ['owner', 'member'], writeRoles: ['owner'] },
    'Owners, members, the council and management can read; owners, the council and management can post.',
  ],
  [{ kind: 'council', readRoles: [], writeRoles: [] }, 'The council can read and post.'],
  [
    { kind: 'council', readRoles: ['management'], writeRoles: [] },
    'Management and the council can read; the council can post.',
  ],
] as const)('%o', (category, line) => {
  const { kind, readRoles, writeRoles } = category
  expect(rolesLine({ kind, readRoles: [...readRoles], writeRoles: [...writeRoles] }, 'council')).toBe(line)
})

test('a category goes a place up or down', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
})
