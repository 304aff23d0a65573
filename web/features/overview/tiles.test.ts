import { expect, test } from 'vitest'
import type { Role } from '../../../contract/roles.ts'
import { rightsOf } from '../../api/rights.ts'
import { stubOf } from '../../api/building-stub.ts'
import { feeTiles, roleTiles, toolTiles } from './tiles.ts'

const building = stubOf({ _id: 'b', name: 'B' })
const as = (role: Role) => rightsOf({ role: 'normal', buildings: [{ building, role }] }, building)
const titles = (rights: ReturnType<typeof as>) => roleTiles(rights).map(({ title }) => title)

test('each role finds its own tiles', () => {
  for (const role of ['owner', 'tenant', 'member', 'visitor'] as const)
    expect(titles(as(role))).toEqual(['Building Information'])
  expect(titles(as('council'))).toEqual(['Council Dashboard, Governance & Oversight'])
  expect(titles(as('management'))).toEqual(['Management Tools'])
  expect(titles(rightsOf({ role: 'superadmin', buildings: [] }, building))).toEqual([
    'System Administration, Privacy & Compliance',
    'Management Tools',
  ])
})

test('the role in the first building counts, whatever the others say', () => {
  const [council, tenant] = [
    { building, role: 'council' as const },
    { building: stubOf({ _id: 'c', name: 'C' }), role: 'tenant' as const },
  ]
  expect(titles(rightsOf({ role: 'normal', buildings: [council, tenant] }, building))).toEqual([
    'Council Dashboard, Governance & Oversight',
  ])
  expect(titles(rightsOf({ role: 'normal', buildings: [tenant, council] }, building))).toEqual(['Building Information'])
})

test('Book Resources and Document Library stand always, the others with their feature', () => {
  const features = { maintenanceTickets: false, parking: false, notices: false, forum: false }
  const bare = rightsOf({ role: 'normal', buildings: [{ building, role: 'owner' }] }, { ...building, features })
  expect(toolTiles(bare).tiles.map(({ title }) => title)).toEqual(['Book Resources', 'Document Library'])
  expect(toolTiles(as('owner')).tiles.map(({ to }) => to)).toContain('/visitor-parking')
})

test('fees are offered to residents, council and those who keep the books', () => {
  for (const role of ['owner', 'tenant', 'council', 'management'] as const)
    expect(feeTiles(as(role)).flatMap(({ tiles }) => tiles.map(({ to }) => to))).toEqual(['/fees'])
  const plain = { ...building, permissions: { ...building.permissions, billing: false } }
  for (const role of ['member', 'visitor'] as const)
    expect(feeTiles(rightsOf({ role: 'normal', buildings: [{ building, role }] }, plain))).toEqual([])
  const without = rightsOf({ role: 'normal', buildings: [{ building, role: 'management' }] }, plain)
  expect(feeTiles(without)).toEqual([])
})
