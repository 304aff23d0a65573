import { expect, test } from 'vitest'
import { stubOf } from '../../api/building-stub.ts'
import { rightsOf } from '../../api/rights.ts'
import type { Role } from '../../../contract/roles.ts'
import { judge, waysFor, type Press } from './keys.ts'

const building = stubOf({ _id: 'b', name: 'B' })
const as = (role: Role, features = building.features) =>
  rightsOf({ role: 'normal', buildings: [{ building, role }] }, { ...building, features })
const keysOf = (role: Role, hasBuilding = true) => waysFor(as(role), hasBuilding).map(({ key }) => key)
const open = waysFor(as('owner'), true)

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  command: false,
  alt: false,
  repeated: false,
  typing: 'no',
  taken: false,
  atMs: 1000,
  ...more,
})
const deedOf = (one: Press, singleKeys = true) => judge(one, null, singleKeys, open).deed

test.each([
  [press('/'), 'search'],
  [press('?'), 'help'],
  [press('k', { command: true }), 'palette'],
  [press('K', { command: true }), 'palette'],
  [press('k', { command: true, typing: 'field' }), 'palette'],
])('%j does: %s', (one, does) => {
  expect(deedOf(one)).toEqual({ does })
})

test.each([
  press('/', { typing: 'field' }),
  press('?', { typing: 'editor' }),
  press('k', { command: true, typing: 'editor' }),
  press('/', { command: true }),
  press('/', { alt: true }),
  press('?', { taken: true }),
  press('k', { command: true, taken: true }),
  press('?', { repeated: true }),
  press('x'),
])('%j does nothing', (one) => {
  expect(deedOf(one)).toBeNull()
})

test('g and a second key lead to a screen, within a second and a half', () => {
  const { waitingSince, deed } = judge(press('g'), null, true, open)
  expect([waitingSince, deed]).toEqual([1000, null])
  const after = (ms: number, key = 'a') => judge(press(key, { atMs: 1000 + ms }), waitingSince, true, open)
  expect(after(1500)).toEqual({ waitingSince: null, deed: { does: 'go', to: '/announcements' } })
  expect(after(1501).deed).toBeNull()
  expect(after(10, 'x')).toEqual({ waitingSince: null, deed: null })
  expect(after(10, 's').deed).toBeNull()
})

test('switched off, single keys do nothing and Ctrl K still opens the palette', () => {
  for (const key of ['/', '?']) expect(deedOf(press(key), false)).toBeNull()
  expect(judge(press('g'), null, false, open).waitingSince).toBeNull()
  expect(deedOf(press('k', { command: true }), false)).toEqual({ does: 'palette' })
})

test('the keys lead only where the guards let somebody in', () => {
  expect(keysOf('owner')).toEqual(['d', 'a', 'i', 't', 'p', 'f', 'b', 'l', 'u', 'o'])
  expect(keysOf('management')).toEqual(['d', 'a', 'i', 't', 'p', 'f', 'b', 'l', 'u', 'm', 's', 'o'])
  expect(keysOf('council')).toContain('v')
  expect(keysOf('owner', false)).toEqual(['i', 'o'])
  const off = { maintenanceTickets: false, parking: false, notices: false, forum: false }
  expect(waysFor(as('owner', off), true).map(({ to }) => to)).not.toContain('/tickets')
})
