import { expect, test } from 'vitest'
import { rightsOf } from '../api/rights.ts'
import { stubOf } from '../api/building-stub.ts'
import type { Role } from '../../contract/roles.ts'
import { entryOf } from './pages.ts'
import { badgeText, menusFor, visitorMenus, type MenuLink } from './menu.ts'

const building = stubOf({ _id: 'b', name: 'B' })
const rightsFor = (role: Role, features = building.features) =>
  rightsOf({ role: 'normal', buildings: [{ building, role }] }, { ...building, features })
const as = (role: Role, features = building.features) => menusFor(rightsFor(role, features), true)
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

test('an entry that the specification gives to a role shows also where the building has taken its area', () => {
  const nothing = { parking: false, forum: false, notices: false, tickets: false, amenities: false, billing: false }
  for (const role of ['management', 'council', 'owner'] as const) {
    const bare = rightsOf({ role: 'normal', buildings: [{ building, role }] }, { ...building, permissions: nothing })
    expect(menusFor(bare, true)).toEqual(as(role))
  }
})

test('the menus hold no entry of ours', () => {
  const all = [superadmin, ...(['management', 'council', 'owner'] as const).map((role) => rightsFor(role))].flatMap(
    (rights) => [menusFor(rights, true), menusFor(rights, false)],
  )
  const links = all.flatMap(({ main, management, own, mobileOnly }) => [...main, ...management, ...own, ...mobileOnly])
  expect(links.filter(({ to }) => entryOf(to)?.ours !== undefined || !entryOf(to))).toEqual([])
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
