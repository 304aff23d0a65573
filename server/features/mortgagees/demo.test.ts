/** The mortgagees of the demo: one whose Form C ends soon, one that asked last year, one in Alberta. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mortgagees } from '../../../contract/mortgagees.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { seedMortgagees } from './demo.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

it.each([
  [
    'harbour',
    'carla',
    [
      ['101', 'live'],
      ['703', 'endingSoon'],
    ],
  ],
  ['prairie', 'ada', [['14', 'live']]],
] as const)('%s has its own', async (which, name, those) => {
  const building = (await findCurrentBuilding(world.platform.db, world.cast.buildings[which]))!
  await seedMortgagees(() => ({ ...world.context(), building }), which)
  const { items } = await (await world.as(name)).call(mortgagees.list, { query: {} })
  expect(items.map(({ unit, state }) => [unit.unitNumber, state])).toEqual(those)
})
