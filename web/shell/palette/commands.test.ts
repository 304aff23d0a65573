import { expect, test } from 'vitest'
import { stubOf } from '../../api/building-stub.ts'
import { rightsOf, type Rights } from '../../api/rights.ts'
import type { Role } from '../../../contract/roles.ts'
import { entries } from '../../route-table/route-table.ts'
import { mayOpen } from '../reach.ts'
import { commandsFor, found } from './commands.ts'

const building = stubOf({ _id: 'b', name: 'Harbour View' })
const other = { _id: 'c', name: 'Prairie Court' }
const as = (role: Role, more: Partial<typeof building> = {}) =>
  rightsOf({ role: 'normal', buildings: [{ building, role }] }, { ...building, ...more })
const superadmin = rightsOf({ role: 'superadmin', buildings: [] }, building)
const nobody = rightsOf({ role: 'normal', buildings: [] }, null)

const offered = (rights: Rights, within: typeof building | null = building) =>
  commandsFor({ rights, building: within, buildings: within ? [within, other] : [] })
const textsOf = (groups: ReturnType<typeof commandsFor>) =>
  groups.flatMap(({ commands }) => commands.map(({ text }) => text))

test.each([
  ['an owner', as('owner'), building],
  ['a visitor', as('visitor'), building],
  ['a council member', as('council'), building],
  ['a manager', as('management'), building],
  [
    'an owner where every feature is off',
    as('owner', { features: { maintenanceTickets: false, parking: false, notices: false, forum: false } }),
    building,
  ],
  ['a superadmin', superadmin, building],
  ['a superadmin without a building', superadmin, null],
  ['a newcomer', nobody, null],
] as const)('%s is offered nothing that a guard refuses', (_who, rights, within) => {
  const leads = offered(rights, within).flatMap(({ commands }) =>
    commands.flatMap(({ deed }) => (deed.does === 'go' ? [deed.to] : [])),
  )
  expect(leads).toContain('/select-building')
  const refused = leads.filter((to) => {
    const entry = entries.find(({ path }) => path === to)
    return !entry || !mayOpen(entry, rights, within !== null)
  })
  expect(refused).toEqual([])
})

test('screens, other buildings and deeds, each for those who may', () => {
  const forOwner = textsOf(offered(as('owner')))
  expect(forOwner[0]).toBe('Dashboard')
  expect(forOwner).toEqual(expect.arrayContaining(['Dashboard', 'Inbox', 'Switch to Prairie Court', 'Logout']))
  expect(forOwner).not.toContain('Switch to Harbour View')
  for (const text of ['Write a notice', 'Council voting', 'Council forum', 'Administration', 'Building settings'])
    expect(forOwner).not.toContain(text)
  expect(textsOf(offered(as('management')))).toContain('Write a notice')
  const mayNot = { permissions: { ...building.permissions, notices: false } }
  expect(textsOf(offered(as('management', mayNot)))).not.toContain('Write a notice')
  expect(textsOf(offered(as('council')))).toEqual(expect.arrayContaining(['Council voting', 'Council forum']))
  expect(textsOf(offered(superadmin))).toContain('Administration')
})

test.each([
  ['dash', ['Dashboard']],
  ['LIGHT dark', ['Switch between light and dark']],
  ['sign out', ['Logout']],
  ['prairie', ['Switch to Prairie Court']],
  ['zebra', []],
])('%j finds %j', (query, texts) => {
  expect(textsOf(found(offered(as('owner')), query))).toEqual(texts)
})

test('what begins with the query comes first, and an empty one finds everything', () => {
  expect(textsOf(found(offered(as('council')), 'council'))[0]).toMatch(/^Council/)
  expect(textsOf(found(offered(as('owner')), ' '))).toEqual(textsOf(offered(as('owner'))))
})
