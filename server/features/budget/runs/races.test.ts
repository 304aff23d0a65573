// Runs on both versions of PostgreSQL: triggers and locks.
/** Months that many run at the same moment are charged once. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { budget } from '../../../../contract/budget.ts'
import type { Caller } from '../../../testing/caller.ts'
import { untilWaiting } from '../../../testing/locks.ts'
import { completeHarbour } from '../../../testing/lots.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { runCharges } from '../budget.ts'
import { withBudgets } from '../../../testing/budgets.ts'

let world: World
let mandeep: Caller
let budgets: ReturnType<typeof withBudgets>
beforeEach(async () => {
  world = await openWorld({ connections: 12 })
  mandeep = await world.as('mandeep')
  budgets = withBudgets(world, mandeep)
})
afterEach(async () => {
  const fault = await budgets.fault()
  await world.close()
  if (fault) throw new Error(`${fault.what}: ${fault.why}`)
})

const runsKept = () => budgets.query('select month, units, cents::integer as cents, left_out from charge_runs')

it('row 34: fifty runs of a month charge 64 units once each, 24,916.67 in all', async () => {
  await completeHarbour(world)
  await budgets.approved('2026-01-01')
  const made = await Promise.all(
    Array.from({ length: 50 }, async () => runCharges(await budgets.inside(), '2026-11-01')),
  )
  expect(made.reduce((sum, { units }) => sum + units, 0)).toBe(64)
  expect(made.reduce((sum, { cents }) => sum + cents, 0)).toBe(2_491_667)
  expect(await runsKept()).toEqual([{ month: '2026-11-01', units: 64, cents: 2_491_667, left_out: 0 }])
  const items = await budgets.query(
    `select count(distinct holding_id)::integer as held, count(*)::integer as items, sum(cents)::integer as cents
     from ledger_items`,
  )
  expect(items).toEqual([{ held: 64, items: 64, cents: 2_491_667 }])
})

it('runs of two months and a sale at the same time charge each unit once a month', async () => {
  await budgets.approved('2026-01-01')
  await Promise.all([
    ...Array.from({ length: 10 }, async (_, index) =>
      runCharges(await budgets.inside(), index % 2 ? '2026-11-01' : '2026-12-01'),
    ),
    budgets.sell('703', '2026-12-01'),
  ])
  expect((await runsKept()).map(({ month, units }) => `${month}: ${units}`).toSorted()).toEqual([
    '2026-11-01: 5',
    '2026-12-01: 5',
  ])
})

it('fees that are set wait for a run under way, and then not for a month that it charged', async () => {
  await budgets.approved('2026-01-01', { feesFrom: '2026-10-01' })
  await runCharges(await budgets.inside(), '2026-10-01')
  const other = await budgets.noticed('2026-01-01')
  const { pool } = world.connection
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select from ledger_holdings for update')
  const run = runCharges(await budgets.inside(), '2026-11-01')
  await untilWaiting(pool, 1)
  const body = { step: 'approve', approvedOn: '2026-02-26', authority: 'AGM', feesFrom: '2026-11-01', version: 3 }
  const approving = mandeep.send('POST', `/api/budgets/${other._id}/steps`, { body })
  await untilWaiting(pool, 2)
  await client.query('commit')
  client.release()
  expect((await run).units).toBe(5)
  const answer = await approving
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    [{ field: 'feesFrom', message: 'November 2026 was already charged. Choose December 2026 or later.' }],
  ])
})

it('two who approve budgets of one year do so one after the other, and one is in effect', async () => {
  const both = [await budgets.noticed('2026-01-01'), await budgets.noticed('2026-01-01')]
  await Promise.all(both.map((one) => budgets.approve(one)))
  const states = await Promise.all(
    both.map(async ({ _id }) => (await mandeep.call(budget.get, { params: { id: _id } })).state),
  )
  expect(states.toSorted()).toEqual(['approved', 'superseded'])
})
