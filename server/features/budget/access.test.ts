/** Who reads budgets where the building took the area `billing` from its management. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Budget } from '../../../contract/budget/budget.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { withBudgets } from '../../testing/budgets.ts'

let world: World
let made: Budget
beforeAll(async () => {
  world = await openWorld()
  const budgets = withBudgets(world, await world.as('mandeep'))
  made = await budgets.drafted('2045-01-01')
  await budgets.query(`update buildings set permissions = '{"management":{"billing":false}}' where id = $1`, [
    world.cast.buildings.harbour,
  ])
})
afterAll(() => world.close())

const statusesOf = async (caller: Caller) => {
  const path = `/api/budgets/${made._id}`
  const answers = await Promise.all(
    ['/api/budgets', path, `${path}/fees`, `${path}/actual`, '/api/charge-runs'].map((to) => caller.send('GET', to)),
  )
  return answers.map(({ status }) => status)
}
const historyOf = async (caller: Caller) => (await caller.send('GET', `/api/history/budget/${made._id}`)).status

describe('a building that took billing from its management', () => {
  it('shows it no budget, and no history of one', async () => {
    const mandeep = await world.as('mandeep')
    expect(await statusesOf(mandeep)).toEqual([403, 403, 403, 403, 403])
    expect(await historyOf(mandeep)).toBe(404)
  })

  it('shows them to council', async () => {
    const carla = await world.as('carla')
    expect(await statusesOf(carla)).toEqual([200, 200, 200, 200, 200])
    expect(await historyOf(carla)).toBe(200)
  })

  it('shows them to a superadmin', async () => {
    const sam = await world.as('sam', 'harbour')
    expect(await statusesOf(sam)).toEqual([200, 200, 200, 200, 200])
  })
})
