import { expect, test } from 'vitest'
import { inOrderFor, type ownReaders } from './readers.ts'
import type { Part, Reader } from './words.ts'

const parts: Part[] = (['everybody', 'residents', 'council', 'managers', 'staff'] as const).map((reader) => ({
  reader,
  tasks: [],
}))
const orderFor = (...rights: Parameters<typeof ownReaders>): Reader[] =>
  inOrderFor(parts, ...rights).map(({ reader }) => reader)

test.each([
  ['nobody', { role: null, superadmin: false, managesBuilding: false }, ['everybody', 'residents']],
  ['an owner', { role: 'owner', superadmin: false, managesBuilding: false }, ['everybody', 'residents']],
  ['a council member', { role: 'council', superadmin: false, managesBuilding: true }, ['council', 'managers']],
  ['a manager', { role: 'management', superadmin: false, managesBuilding: true }, ['managers']],
  ['the platform’s staff', { role: null, superadmin: true, managesBuilding: true }, ['managers', 'staff']],
] as const)('%s reads the own part first, and then all others', (_who, rights, first) => {
  expect(orderFor(rights).slice(0, first.length)).toEqual(first)
  expect(orderFor(rights).toSorted()).toEqual(parts.map(({ reader }) => reader).toSorted())
})
