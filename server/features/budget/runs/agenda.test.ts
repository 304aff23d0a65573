/** A manager's day names the units that this month's fees left out. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { budget } from '../../../../contract/budget.ts'
import { overview } from '../../../../contract/overview.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { withBudgets } from '../../../testing/budgets.ts'

let world: World
let mandeep: Caller
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
})
afterEach(() => world.close())

const feesOf = async (who: Caller) =>
  (await who.call(overview.day)).flatMap(({ entries }) => entries.filter(({ to }) => to === '/fees/runs'))
const entry = (units: string, detail: string) => ({ title: `November 2026 fees: ${units} left out`, detail })

it('until they have an owner and a budget includes them, and only for those who keep the books', async () => {
  const budgets = withBudgets(world, mandeep)
  const addOwner = await budgets.addUnowned()
  await budgets.approved('2026-01-01')
  expect(await feesOf(mandeep)).toEqual([])
  await mandeep.call(budget.charge, { body: { month: '2026-11-01' } })
  const noOwner = '1 unit has no owner on record and is left out for now.'
  expect(await feesOf(mandeep)).toMatchObject([entry('1 unit', noOwner)])
  expect(await feesOf(await world.as('carla'))).toEqual([])
  await budgets.query(
    `insert into units (id, building_id, unit_number, sort_key, unit_entitlement, created_at)
     values (gen_random_uuid(), $1, '901', '901', 50, now())`,
    [world.cast.buildings.harbour],
  )
  const noShare =
    '1 unit was added after the budget was approved and isn’t charged. Approve the budget again to include it.'
  expect(await feesOf(mandeep)).toMatchObject([entry('2 units', `${noOwner} ${noShare}`)])
  await addOwner()
  await mandeep.call(budget.charge, { body: { month: '2026-11-01' } })
  expect(await feesOf(mandeep)).toMatchObject([entry('1 unit', noShare)])
  await budgets.approved('2026-01-01', { feesFrom: '2026-12-01' })
  expect(await feesOf(mandeep)).toEqual([])
})
