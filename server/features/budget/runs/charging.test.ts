// Runs on both versions of PostgreSQL: triggers and locks.
/** Charging fees month by month: to whom, how much, by what, and never twice. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { budget } from '../../../../contract/budget.ts'
import { ledger } from '../../../../contract/ledger.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { withBudgets } from '../../../testing/budgets.ts'
import { addLots, completeHarbour } from '../../../testing/lots.ts'

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

describe('a run', () => {
  it('charges 64 units $24,916.67 by the budget, each in both funds, and again nothing', async () => {
    await completeHarbour(world)
    const { _id } = await budgets.approved('2026-01-01', { feesFrom: '2026-12-01' })
    expect((await runs()).next).toEqual({
      ...{ month: '2026-12-01', budgetId: _id, units: 64, cents: 2_491_667, blocks: [], canRun: true },
    })
    const done = { month: '2026-12-01', leftOut: [], noShare: [], toCheck: [] }
    expect(await charge('2026-12-01')).toEqual({ ...done, units: 64, cents: 2_491_667 })
    expect(await charge('2026-12-01')).toEqual({ ...done, units: 0, cents: 0 })
    for (const [unitNumber, cents] of [
      ['703', 43_307],
      ['305', 37_841],
      ['804', 32_796],
      ['101', 26_068],
    ] as const)
      expect(await budgets.debtsOf(unitNumber)).toEqual([['2026-12-01', cents, 'Strata fee, December 2026']])
    const parts = await budgets.query(
      `select i.authority, i.type, f.kind, p.cents::integer as cents, e.source from ledger_items i
       join ledger_entries e on e.id = i.entry_id join ledger_item_parts p on p.item_id = i.id
       join ledger_funds f on f.id = p.fund_id join ledger_holdings h on h.id = i.holding_id
       where h.unit_id = $1 order by f.kind`,
      [await budgets.unitIdOf('703')],
    )
    const said = { authority: 'Budget 2026, approved Feb 26, 2026', type: 'strataFee' }
    const source = `fee:2026-12:${await budgets.unitIdOf('703')}`
    expect(parts).toEqual([
      { ...said, source, kind: 'operating', cents: 39_107 },
      { ...said, source, kind: 'reserve', cents: 4200 },
    ])
    expect(await runs()).toMatchObject({
      runs: [{ month: '2026-12-01', by: 'Mandeep Manager', units: 64, cents: 2_491_667, leftOut: 0 }],
      next: {
        ...{ month: '2027-01-01', canRun: false },
        blocks: [{ about: 'tooEarly', words: 'January 2027 can be charged from Dec 1, 2026 on' }],
      },
    })
    const { items } = await mandeep.call(audit.history, { params: { subject: 'budget', id: _id }, query: {} })
    expect(items.filter(({ action }) => action === 'charged')).toMatchObject([
      {
        by: 'Mandeep Manager',
        fields: expect.arrayContaining([{ field: 'amount', before: null, after: '$24,916.67' }]),
      },
    ])
  })

  it('is refused for a month too far ahead, one that is locked, and one without fees', async () => {
    await budgets.approved('2026-01-01', { feesFrom: '2026-10-01' })
    const answerOf = async (month: string) => {
      const { status, body } = await mandeep.send('POST', '/api/charge-runs', { body: { month } })
      return [status, body.error]
    }
    expect(await answerOf('2027-01-01')).toEqual([400, 'January 2027 can be charged from Dec 1, 2026 on'])
    expect(await answerOf('2026-12-02')).toEqual([400, 'Choose the first day of a month'])
    expect(await answerOf('2026-09-01')).toEqual([
      409,
      'No fees are set for September 2026. Approve a budget whose fees apply by then.',
    ])
    await budgets.close('2026-10-31')
    expect(await answerOf('2026-10-01')).toEqual([409, 'October 2026 is locked. No fees can be charged for it.'])
    expect(await budgets.query('select 1 from ledger_items')).toEqual([])
    await budgets.close('2026-11-30')
    expect((await runs()).next).toMatchObject({ month: '2026-11-01', canRun: false, blocks: [{ about: 'locked' }] })
  })

  it('says that there are no fees before any budget is approved', async () => {
    await budgets.noticed('2026-01-01')
    expect(await runs()).toMatchObject({
      runs: [],
      next: { month: '2026-11-01', units: 0, cents: 0, canRun: false, blocks: [{ about: 'noSchedule' }] },
    })
  })

  it('leaves out a unit without an owner on record, and charges it once there is one', async () => {
    const addOwner = await budgets.addUnowned()
    await budgets.approved('2026-01-01')
    const block = {
      about: 'noOwner',
      words: '1 unit has no owner on record and is left out for now.',
      unitNumbers: ['900'],
    }
    expect((await runs()).next).toMatchObject({ units: 5, canRun: true, blocks: [block] })
    expect(await charge('2026-11-01')).toMatchObject({ units: 5, leftOut: ['900'] })
    await runJob()
    expect((await runs()).runs).toMatchObject([{ units: 5, leftOut: 1, by: 'Mandeep Manager' }])
    await addOwner()
    await runJob()
    expect((await runs()).runs).toMatchObject([{ units: 6, cents: 2_491_667, leftOut: 0, by: null }])
  })

  it('names a unit that came after the budget, which doesn’t stop it, until the budget is approved again', async () => {
    await budgets.approved('2026-01-01')
    const addOwner = await budgets.addUnowned()
    await addOwner()
    const words =
      '1 unit was added after the budget was approved and isn’t charged. Approve the budget again to include it.'
    const blocks = [{ about: 'noShare', words, unitNumbers: ['900'] }]
    expect((await runs()).next).toMatchObject({ units: 5, canRun: true, blocks })
    expect(await charge('2026-11-01')).toMatchObject({ units: 5, leftOut: [], noShare: ['900'] })
    await budgets.approved('2026-01-01', { feesFrom: '2026-12-01' })
    expect((await runs()).next).toMatchObject({ units: 6, blocks: [] })
    expect(await charge('2026-12-01')).toMatchObject({ units: 6, noShare: [] })
  })

  it('names units whose owners on the roster contradict what was charged', async () => {
    await budgets.approved('2026-01-01')
    await charge('2026-11-01')
    await budgets.query(
      `update ownerships set person_id = (select id from people where first_name = 'Hana') where unit_id = $1`,
      [await budgets.unitIdOf('703')],
    )
    expect(await charge('2026-12-01')).toMatchObject({ units: 5, toCheck: ['703'] })
    expect((await budgets.owedBy('703')).map(({ name }) => name)).toEqual(['Olivia Owner'])
  })

  it('shows an owner how their fee was calculated, even after entitlements change', async () => {
    await completeHarbour(world)
    await budgets.approved('2026-01-01', { feesFrom: '2026-12-01' })
    await charge('2026-12-01')
    await budgets.query('update units set unit_entitlement = 50 where unit_number = $1', ['703'])
    const own = await (await world.as('olivia')).call(ledger.mine)
    const weighed = { weight: 103, weights: 5926 }
    expect(own.find(({ unit }) => unit.unitNumber === '703')!.charges[0]!.shares).toEqual([
      { fund: 'operating', group: null, cents: 39_107, wholeCents: 2_250_000, instalment: null, ...weighed },
      { fund: 'reserve', group: null, cents: 4200, wholeCents: 241_667, instalment: null, ...weighed },
    ])
  })

  it('of a condominium in Alberta says contribution', async () => {
    const nextDoor = await world.as('mandeep', 'prairie')
    await withBudgets(world, nextDoor).approved('2026-07-01', { feesFrom: '2026-12-01' })
    await nextDoor.call(budget.charge, { body: { month: '2026-12-01' } })
    expect((await budgets.debtsOf('12')).map(([, , words]) => words)).toEqual(['Contribution, December 2026'])
    expect(await budgets.debtsOf('703')).toEqual([])
  })

  it('and each step before it wake screens of management, of owners once they may read the budget, and of those who pay', async () => {
    const heard: unknown[] = []
    world.platform.events.subscribe(({ to, event, data }) => event === 'changed' && heard.push([to, data]))
    await budgets.approved('2026-01-01')
    await charge('2026-11-01')
    await charge('2026-11-01')
    const buildingId = world.cast.buildings.harbour
    const woken = [
      { buildingId, roles: ['management', 'council'] },
      { buildingId, subject: 'budget' },
    ]
    const byOwners = [
      { buildingId, roles: ['owner', 'management', 'council'] },
      { buildingId, subject: 'budget' },
    ]
    const fees = [
      { buildingId, roles: ['owner', 'council', 'management'] },
      { buildingId, subject: 'holding' },
    ]
    expect(heard).toEqual([woken, woken, byOwners, byOwners, woken, fees])
  })

  it('sends as many statements for 300 units as for five', async () => {
    await budgets.approved('2026-01-01')
    const few = await world.statements(() => charge('2026-11-01'))
    const lots = Array.from({ length: 295 }, (_, index) => ({ lot: index + 1, entitlement: 80 }))
    await addLots(world.connection.pool, world.cast.buildings.harbour, lots)
    await budgets.approved('2026-01-01', { feesFrom: '2026-12-01' })
    const many = await world.statements(async () => expect((await charge('2026-12-01')).units).toBe(300))
    expect(many).toHaveLength(few.length)
  })
})
