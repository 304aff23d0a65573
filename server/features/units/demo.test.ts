import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InBuilding } from '../../context.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addMember, createBuilding } from '../buildings/buildings.ts'
import { harbourView, prairieCourt } from '../../demo/people.ts'
import { seedUnits } from './demo.ts'
import { linksOfAccount, listUnits, residentsOf } from './units.ts'

let world: World
let harbour: InBuilding
beforeAll(async () => {
  world = await openWorld()
  harbour = await building(harbourView, 'DEMO01')
})
afterAll(() => world.close())

const building = async (facts: typeof harbourView | typeof prairieCourt, code: string): Promise<InBuilding> => {
  const ctx = world.context()
  return { ...ctx, building: await createBuilding(ctx, { ...facts, code, planNumber: code }) }
}

describe('the rosters of the demo', () => {
  test('Harbour View has 64 units on 9 floors, and importing it again changes nothing', async () => {
    const { accounts } = world.cast
    for (const [name, role] of [
      ['carla', 'council'],
      ['olivia', 'owner'],
      ['theo', 'tenant'],
    ] as const)
      await addMember(harbour, { buildingId: harbour.building._id, accountId: accounts[name], role })
    const first = await seedUnits(harbour, 'harbour')
    expect(first).toMatchObject({ applied: true, units: { new: 64 }, counts: { error: 0 } })
    const again = await seedUnits(harbour, 'harbour')
    expect(again).toMatchObject({ batchId: null, units: { new: 0, update: 0 }, notInFile: [] })
    expect(again.counts).toMatchObject({ new: 0, update: 0, warning: 0, unchanged: first.rows.length })
    const { items } = await listUnits(harbour, { query: { limit: 100 } })
    expect(items).toHaveLength(64)
    expect(items.slice(-2).map(({ unitNumber }) => unitNumber)).toEqual(['PH1', 'PH2'])
    expect(new Set(items.map(({ floor }) => floor)).size).toBe(9)
  })

  test('its people are those of the accounts', async () => {
    const day = '2026-11-20'
    const of = (name: 'carla' | 'olivia' | 'theo') =>
      linksOfAccount(harbour.db, harbour.building._id, world.cast.accounts[name], day)
    expect(await of('carla')).toMatchObject({ owner: true, unitIds: [expect.any(String)] })
    expect((await of('olivia')).unitIds).toHaveLength(2)
    expect(await of('theo')).toMatchObject({ owner: false, tenant: true })
    const owners = await residentsOf(harbour, { audience: 'owners' })
    expect(owners.filter(({ name }) => name === 'Rajiv Malhotra')).toHaveLength(3)
    expect(owners.filter(({ email }) => email === null).map(({ name }) => name)).toContain('Margaret Whitfield')
  })

  test('Prairie Court has 38 units whose factors make 10,000', async () => {
    const prairie = await building(prairieCourt, 'DEMO02')
    const report = await seedUnits(prairie, 'prairie')
    expect(report).toMatchObject({ applied: true, units: { new: 38 }, counts: { error: 0 } })
    expect(report.messages[0]).toBe('The unit entitlements add up to 10,000.')
  })
})
