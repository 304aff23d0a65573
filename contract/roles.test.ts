/** Every body in which a call names a building role reads a manager as management. */
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { CategoryDraft } from './forum/settings.ts'
import { Approval } from './joining/access-requests.ts'
import { NewInvitation } from './joining/invitations.ts'
import { NamedRole, Role } from './roles.ts'
import { EndAccess } from './units/people.ts'

const category = { name: 'Bikes', about: '', kind: 'general' }
const twice = ['manager', 'management']

test.each<[string, z.ZodType, object, object]>([
  ['an invitation', NewInvitation, { email: 'wendy@example.ca', role: 'manager' }, { role: 'management' }],
  ['an approval', Approval, { role: 'manager', version: 1 }, { role: 'management' }],
  ['an end of access', EndAccess, { was: 'manager', becomes: null }, { was: 'management', becomes: null }],
  ['a fall of access', EndAccess, { was: 'council', becomes: 'manager' }, { becomes: 'management' }],
  [
    'a forum category',
    CategoryDraft,
    { ...category, readRoles: ['owner', 'manager'], writeRoles: ['manager'] },
    { readRoles: ['owner', 'management'], writeRoles: ['management'] },
  ],
])('a manager is management in %s', (_where, schema, body, read) => {
  expect(schema.parse(body)).toMatchObject(read)
})

test('both words are the same role, and every other role keeps its name', () => {
  expect(CategoryDraft.safeParse({ ...category, readRoles: twice, writeRoles: [] }).success).toBe(false)
  expect(Role.options.map((role) => NamedRole.parse(role))).toEqual(Role.options)
  expect(NamedRole.safeParse('superadmin').success).toBe(false)
})
