// Runs on both versions of PostgreSQL: triggers and locks.
/** Rents that many runs charge at the same moment are charged once. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openWorld, type World } from '../../../testing/world.ts'
import { openRentals, type Rentals } from '../testing/rentals.ts'
import { chargeRentsIn } from './rents.ts'

let world: World
let rentals: Rentals
beforeEach(async () => {
  world = await openWorld({ connections: 24 })
  rentals = await openRentals(world)
  for (const unit of ['305', '703', '703', '804']) await rentals.rent(unit)
  await rentals.chargeFrom('2026-11-01')
})
afterEach(() => world.close())

const runs = (many: number) =>
  Promise.all(Array.from({ length: many }, async () => chargeRentsIn(await rentals.inside())))

it('twenty runs charge each assignment once a month', async () => {
  world.clock.set('2026-12-05T20:00:00.000Z')
  await runs(20)
  const charged = await rentals.charged()
  expect(charged).toHaveLength(8)
  expect(new Set(charged).size).toBe(8)
  expect(await rentals.query('select count(distinct charge_id)::integer as n from parking_rents')).toEqual([{ n: 8 }])
})

it('a sale at the same time changes no month that began before it', async () => {
  await Promise.all([runs(5), rentals.sell('703', '2026-11-10')])
  expect((await rentals.charged()).map((said) => said.split(' | ').slice(0, 2).join(' '))).toEqual([
    '305 Olivia Owner',
    '703 Olivia Owner',
    '703 Olivia Owner',
    '804 Carla Council',
  ])
})
