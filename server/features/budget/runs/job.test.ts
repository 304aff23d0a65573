// Runs on both versions of PostgreSQL: triggers and locks.
/** The job that charges fees: months that have begun or were missed, and differences, in every building. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { budget } from '../../../../contract/budget.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { byId, withBudgets } from '../../../testing/budgets.ts'
import { completeHarbour } from '../../../testing/lots.ts'

let world: World
let mandeep: Caller
let budgets: ReturnType<typeof withBudgets>
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  budgets = withBudgets(world, mandeep)
})
/** Whatever was charged, the books add up. */
afterEach(async () => {
  const fault = await budgets.fault()
  await world.close()
  if (fault) throw new Error(`${fault.what}: ${fault.why}`)
})

const charge = (month: string) => mandeep.call(budget.charge, { body: { month } })
const runs = () => mandeep.call(budget.runs)
const runJob = () => world.jobs.runNow('budget.chargeDue')
const monthsRun = async () => (await runs()).runs.map(({ month, units }) => [month, units])

/** A higher budget. */
const more = {
  lines: [{ kind: 'expense' as const, name: 'Insurance', yearCents: 30_000_000 }],
  reserveCents: 3_000_000,
}

/** A lower budget: of Harbour View's 64 units, 703 pays 427.45. */
const less = {
  lines: [{ kind: 'expense' as const, name: 'Everything', yearCents: 26_650_000 }],
  reserveCents: 2_862_000,
}

describe('the job', () => {
  it('charges the month that has begun in the building, and months that were missed, once each', async () => {
    await budgets.approved('2026-01-01', { feesFrom: '2026-09-01' })
    await charge('2026-10-01')
    for (let time = 0; time < 2; time += 1) await runJob()
    const three = [
      ['2026-11-01', 5],
      ['2026-10-01', 5],
      ['2026-09-01', 5],
    ]
    expect(await monthsRun()).toEqual(three)
    // Vancouver keeps UTC-7.
    world.clock.set('2026-12-01T06:59:59.000Z')
    await runJob()
    world.clock.set('2026-12-01T07:00:00.000Z')
    await runJob()
    expect(await budgets.query('select month, actor from charge_runs order by month desc limit 2')).toEqual([
      { month: '2026-12-01', actor: 'budget.chargeDue' },
      { month: '2026-11-01', actor: 'budget.chargeDue' },
    ])
    const entered = await budgets.query('select distinct recorded_at from ledger_entries order by recorded_at desc')
    expect(entered[0].recorded_at).toBe('2026-12-01T07:00:00.000Z')
  })

  it('never charges a locked month', async () => {
    await budgets.approved('2026-01-01', { feesFrom: '2026-08-01' })
    await budgets.close('2026-09-30')
    await runJob()
    expect(await monthsRun()).toEqual([
      ['2026-11-01', 5],
      ['2026-10-01', 5],
    ])
  })

  it('charges the same fee after the year where no budget was approved, and says so', async () => {
    await budgets.approved('2025-11-01', { feesFrom: '2026-10-01' })
    await runJob()
    const rows = await budgets.query(
      'select distinct due_on, authority, cents::integer as cents from ledger_items where cents = 498333 order by 1',
    )
    expect(rows).toEqual([
      { due_on: '2026-10-01', cents: 498_333, authority: 'Budget 2025/26, approved Feb 26, 2026' },
      {
        ...{ due_on: '2026-11-01', cents: 498_333 },
        authority: 'Budget 2025/26, approved Feb 26, 2026; continues until a new budget is approved',
      },
    ])
  })

  it('row 7: charges the difference on its day to who owns then: 16.86 for three months at 427.45', async () => {
    await completeHarbour(world)
    await budgets.approved('2025-01-01', { feesFrom: '2025-12-01' }, less)
    await budgets.approved('2026-01-01', { feesFrom: '2026-04-01', catchUpOn: '2026-04-01' })
    await budgets.sell('703', '2026-04-01')
    for (let time = 0; time < 2; time += 1) await runJob()
    const debts = await budgets.debtsOf('703')
    expect(debts.slice(0, 4).map(([dueOn, cents]) => [dueOn, cents])).toEqual(
      ['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01'].map((month) => [month, 42_745]),
    )
    expect(debts.filter(([dueOn]) => dueOn === '2026-04-01')).toEqual([
      ['2026-04-01', 43_307, 'Strata fee, April 2026'],
      ['2026-04-01', 1686, 'Retroactive adjustment, January 2026 to March 2026'],
    ])
    expect(debts).toHaveLength(13)
    expect(await budgets.owedBy('703')).toEqual([
      { name: 'Bea Buyer', cents: 8 * 43_307 + 1686 },
      { name: 'Olivia Owner', cents: 4 * 42_745 },
    ])
  })

  it('row 7: charges 433.07 from April on and nothing for three months at 427.45 where the schedule is silent', async () => {
    await completeHarbour(world)
    await budgets.approved('2025-01-01', { feesFrom: '2025-12-01' }, less)
    await budgets.approved('2026-01-01', { feesFrom: '2026-04-01' })
    await runJob()
    const debts = await budgets.debtsOf('703')
    expect(debts.slice(1, 5)).toEqual([
      ['2026-01-01', 42_745, 'Strata fee, January 2026'],
      ['2026-02-01', 42_745, 'Strata fee, February 2026'],
      ['2026-03-01', 42_745, 'Strata fee, March 2026'],
      ['2026-04-01', 43_307, 'Strata fee, April 2026'],
    ])
    // December to November, once each.
    expect(debts).toHaveLength(12)
  })

  it('charges a difference only for months that were charged', async () => {
    await budgets.approved('2026-01-01', { feesFrom: '2026-09-01' })
    await budgets.close('2026-10-31')
    await charge('2026-11-01')
    const starting = { feesFrom: '2026-12-01', catchUpOn: '2026-12-01' }
    const second = await budgets.approved('2026-01-01', starting, more)
    const { monthsBefore, catchUpCents } = await mandeep.call(budget.fees, { ...byId(second), query: {} })
    expect([monthsBefore, catchUpCents]).toEqual([1, 258_333])
    world.clock.set('2026-12-01T07:00:00.000Z')
    await runJob()
    expect(await budgets.debtsOf('101')).toEqual([
      ['2026-11-01', 498_334, 'Strata fee, November 2026'],
      ['2026-12-01', 550_000, 'Strata fee, December 2026'],
      ['2026-12-01', 51_666, 'Retroactive adjustment, November 2026'],
    ])
  })

  it('charges no difference where the schedule says nothing of it, and none before its day', async () => {
    await budgets.approved('2025-01-01', { feesFrom: '2025-10-01' })
    await budgets.approved('2026-01-01', { feesFrom: '2026-04-01', catchUpOn: '2026-12-05' }, more)
    await runJob()
    const differences = () =>
      budgets.query(`select due_on from ledger_items where words like 'Retroactive adjustment%'`)
    expect(await differences()).toEqual([])
    world.clock.set('2026-12-05T07:00:00.000Z')
    await runJob()
    expect(await differences()).toEqual(Array.from({ length: 5 }, () => ({ due_on: '2026-12-05' })))
    mandeep = await world.as('mandeep')
    await withBudgets(world, mandeep).approved('2027-01-01', { feesFrom: '2027-02-01' })
    world.clock.set('2027-02-02T07:00:00.000Z')
    await runJob()
    expect(await differences()).toHaveLength(5)
  })

  it('charges no difference of fees that were replaced before its day', async () => {
    await budgets.approved('2025-01-01', { feesFrom: '2025-10-01' })
    await budgets.approved('2026-01-01', { feesFrom: '2026-10-01', catchUpOn: '2026-11-20' }, more)
    await budgets.approved('2026-01-01', { feesFrom: '2026-11-01' }, more)
    await runJob()
    expect(await budgets.query(`select 1 from ledger_items where words like 'Retroactive adjustment%'`)).toEqual([])
  })

  it('charges a difference once there is an owner, and never one in a locked month', async () => {
    const addOwner = await budgets.addUnowned()
    await budgets.approved('2025-01-01', { feesFrom: '2025-12-01' })
    await budgets.approved('2026-01-01', { feesFrom: '2026-10-01', catchUpOn: '2026-10-01' }, more)
    const differences = async () =>
      (await budgets.query(`select 1 from ledger_items where words like 'Retroactive adjustment%'`)).length
    await budgets.close('2026-10-31')
    await runJob()
    expect(await differences()).toBe(0)
    await budgets.close(null)
    await runJob()
    expect(await differences()).toBe(5)
    await addOwner()
    await runJob()
    expect(await differences()).toBe(6)
  })

  it('charges other buildings where one fails, leaves suspended ones alone, and fails to be tried again', async () => {
    const nextDoor = withBudgets(world, await world.as('mandeep', 'prairie'))
    await nextDoor.approved('2026-07-01', { feesFrom: '2026-11-01' })
    await budgets.approved('2026-01-01')
    const [first, second] = await budgets.query('select id from buildings order by id')
    await budgets.query('update buildings set suspended_at = now() where id = $1', [second.id])
    await runJob()
    expect(await budgets.query('select building_id as id from charge_runs')).toEqual([first])
    await budgets.query('update buildings set suspended_at = null')
    world.clock.set('2026-12-01T09:00:00.000Z')
    await budgets.query(
      `alter table charge_runs add constraint broken check (building_id <> '${first.id}' or month < '2026-12-01')`,
    )
    await expect(runJob()).rejects.toThrow('broken')
    expect(await budgets.query(`select building_id as id from charge_runs where month = '2026-12-01'`)).toEqual([
      second,
    ])
  })
})
