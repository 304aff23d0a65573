import { expect, test } from 'vitest'
import { rightsOf } from '../api/rights.ts'
import { stubOf } from '../api/building-stub.ts'
import type { Role } from '../../contract/roles.ts'
import { badgeText, menusFor, visitorMenus, type MenuLink } from './menu.ts'

const building = stubOf({ _id: 'b', name: 'B' })
const as = (role: Role, features = building.features) =>
  menusFor(rightsOf({ role: 'normal', buildings: [{ building, role }] }, { ...building, features }), true)
const superadmin = rightsOf({ role: 'superadmin', buildings: [] }, building)
const texts = (links: readonly MenuLink[]) => links.map(({ text }) => text)

test('a feature that is off hides its link', () => {
  const off = { maintenanceTickets: false, parking: false, notices: false, forum: false }
  expect(texts(as('owner').main)).toEqual(['Dashboard', 'Announcements', 'Maintenance', 'Parking', 'Forum'])
  expect(texts(as('owner', off).main)).toEqual(['Dashboard'])
})

test('only those who manage see the management menu, only the council votes', () => {
  const tools = ['Unit Directory', 'Property Management', 'Vendor Management', 'Invite Users', 'Building Settings']
  expect(texts(as('management').management)).toEqual(tools)
  expect(texts(menusFor(superadmin, true).management)).toEqual(tools)
  expect(texts(as('council').management)).toContain('Council Voting')
  for (const tool of tools) expect(texts(as('council').management)).toContain(tool)
  for (const role of ['owner', 'tenant', 'member', 'visitor'] as const) expect(as(role).management).toEqual([])
})

test('Admin is for the superadmin alone', () => {
  expect(texts(menusFor(superadmin, true).main)).toContain('Admin')
  expect(texts(as('management').main)).not.toContain('Admin')
})

test('without a building: Select Building and the way out, for a superadmin Admin too', () => {
  const newcomer = menusFor(rightsOf({ role: 'normal', buildings: [] }, null), false)
  expect(texts(newcomer.main)).toEqual(['Select Building'])
  expect(newcomer).toMatchObject({ logout: true, inbox: false, own: [], management: [] })
  expect(texts(menusFor(superadmin, false).main)).toEqual(['Select Building', 'Admin'])
})

test('a visitor is asked in', () => {
  expect(texts(visitorMenus.main)).toEqual(['Enroll Your Building', 'Login'])
  expect(visitorMenus.mobileOnly).toEqual([{ to: '/register', text: 'Get Started' }])
})

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i unread shows as %j', (count, shown) => {
  expect(badgeText(count, 99)).toBe(shown)
})
