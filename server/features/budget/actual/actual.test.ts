/** A budget against the books, over HTTP. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { budget as routes } from '../../../../contract/budget.ts'
import { openBooks } from '../../../testing/books.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { addCategories, post } from '../../ledger/ledger.ts'
import { byId, withBudgets } from '../../../testing/budgets.ts'

let world: World
let mandeep: Caller
let books: Awaited<ReturnType<typeof openBooks>>
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep', 'harbour')
  books = await openBooks(world)
})
afterAll(() => world.close())

it('a budget is compared with what was charged and spent in its year', async () => {
  const budgets = withBudgets(world, mandeep)
  const draft = await budgets.drafted('2026-01-01')
  const lines = [{ kind: 'expense' as const, name: 'Insurance', yearCents: 3_650_000 }]
  const body = { lines, reserveCents: 365_000, version: draft.version }
  await mandeep.call(routes.change, { ...byId(draft), body })
  const [insurance] = await addCategories(books.ctx, [{ kind: 'expense', name: 'Insurance' }])
  const { funds, accounts, ctx } = books
  const spent = (source: string, day: string, cents: number) => ({
    ...{ day, source, words: 'Insurance' },
    lines: [
      { fundId: funds.operating, accountId: insurance!._id, holdingId: null, cents },
      { fundId: funds.operating, accountId: accounts.bank, holdingId: null, cents: -cents },
    ],
  })
  await post(ctx, [
    spent('before', '2025-12-31', 7),
    spent('first', '2026-01-01', 100),
    spent('today', '2026-11-20', 20),
    spent('later', '2026-12-01', 3),
  ])
  await books.owes(books.holdingOf('703'), 'strataFee', '2026-10-01', 39_107, 4200)
  const carla = await world.as('carla')
  const found = (await carla.call(routes.actual, byId(draft)))!
  expect(found).toMatchObject({ from: '2026-01-01', to: '2026-11-20', days: 365, daysPassed: 324 })
  const [operating, reserve] = found.funds
  expect(operating!.rows.find(({ name }) => name === 'Insurance')).toMatchObject({
    ...{ budgetCents: 3_650_000, actualCents: 120, forecastCents: 120 + 410_000, isUnbudgeted: false },
  })
  expect(operating!.income.actualCents).toBe(39_107)
  expect(reserve!.rows).toEqual([
    ...[
      {
        kind: 'income',
        name: 'Owners’ contributions',
        isUnbudgeted: false,
        budgetCents: 365_000,
        actualCents: 4200,
        forecastCents: 4200 + 30_417,
      },
    ],
  ])
})

it('the forecast includes a retroactive adjustment until it is charged', async () => {
  const budgets = withBudgets(world, mandeep)
  await budgets.approved('2024-01-01', { feesFrom: '2024-01-01', approvedOn: '2026-02-06' })
  const lines = [{ kind: 'expense' as const, name: 'Insurance', yearCents: 30_000_000 }]
  const start = { feesFrom: '2024-03-01', catchUpOn: '2024-04-01' }
  const later = await budgets.approved('2024-01-01', start, { lines, reserveCents: 3_000_000 })
  const { funds } = (await mandeep.call(routes.actual, byId(later)))!
  const { catchUpCents } = await mandeep.call(routes.fees, { ...byId(later), query: {} })
  expect([catchUpCents, ...funds.map(({ income }) => income.forecastCents)]).toEqual([516_666, 500_000, 16_666])
})

it('a year that hasn’t begun has nothing to compare', async () => {
  const draft = await withBudgets(world, mandeep).drafted('2046-01-01')
  expect(await mandeep.call(routes.actual, byId(draft))).toBeNull()
})
