/** What owners hear of an approved budget. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { budget } from '../../../../contract/budget.ts'
import { notifications } from '../../../../contract/notifications.ts'
import { withBudgets } from '../../../testing/budgets.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
let budgets: ReturnType<typeof withBudgets>
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  budgets = withBudgets(world, mandeep)
})
afterEach(() => world.close())

const heardBy = async (name: 'olivia' | 'theo' | 'carla') => {
  const { items } = await (await world.as(name)).call(notifications.list, { query: { limit: 100 } })
  return items.filter(({ kind }) => kind === 'fees.changed').map(({ title, text }) => [title, text])
}

it('owners are notified of the fees of their units, how they change, and of an adjustment; tenants aren’t', async () => {
  await budgets.approved('2026-01-01', { feesFrom: '2026-11-01' })
  expect(await heardBy('olivia')).toEqual([
    [
      'Strata fees from November 2026',
      'Owners approved budget 2026 on Feb 26, 2026. Unit 305 pays $4,983.33 a month. Unit 703 pays $4,983.33 a month.',
    ],
  ])
  expect(await heardBy('theo')).toEqual([])
  await mandeep.call(budget.charge, { body: { month: '2026-11-01' } })

  const more = [{ kind: 'expense' as const, name: 'Insurance', yearCents: 28_200_000 }]
  const start = { feesFrom: '2026-12-01', catchUpOn: '2026-12-15', lowReserveReason: 'The reserve is full' }
  await budgets.approved('2026-01-01', start, { lines: more, reserveCents: 2_000_000 })
  const [latest] = await heardBy('olivia')
  expect(latest).toEqual([
    'Strata fees from December 2026',
    [
      'Owners approved budget 2026 on Feb 26, 2026.',
      'Unit 305 pays $5,033.33 a month, up from $4,983.33. A retroactive adjustment of $50.00 is due Dec 15, 2026.',
      'Unit 703 pays $5,033.33 a month, up from $4,983.33. A retroactive adjustment of $50.00 is due Dec 15, 2026.',
    ].join(' '),
  ])
})

it('no one is notified of a fee that stays as it is', async () => {
  await budgets.approved('2026-01-01', { feesFrom: '2026-11-01' })
  await budgets.approved('2027-01-01', { feesFrom: '2027-01-01' })
  expect(await heardBy('olivia')).toHaveLength(1)
})
