/** What owners read of budgets: those that they vote on or approved, with the fees of their own units. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { budget } from '../../../../contract/budget.ts'
import { byId, usual, withBudgets } from '../../../testing/budgets.ts'
import type { Caller } from '../../../testing/caller.ts'
import { completeHarbour } from '../../../testing/lots.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { endOwnership } from '../../units/units.ts'

let world: World
let olivia: Caller
let mandeep: Caller
let budgets: ReturnType<typeof withBudgets>
beforeEach(async () => {
  world = await openWorld()
  await completeHarbour(world)
  ;[olivia, mandeep] = [await world.as('olivia'), await world.as('mandeep', 'harbour')]
  budgets = withBudgets(world, mandeep)
})
afterEach(() => world.close())

const read = (who: Caller = olivia) => who.call(budget.mine)
const named = async (who?: Caller) => (await read(who)).map(({ name, state }) => `${name} ${state}`)

/** A budget with roof decks that unit 305 and another one share. */
const withDecks = async () => ({
  ...usual,
  lines: [...usual.lines, { kind: 'expense' as const, name: 'Roof decks', yearCents: 240_000, group: 0 }],
  groups: [
    {
      ...{ name: 'Decks', basis: 'limitedCommon' as const },
      unitIds: [await budgets.unitIdOf('305'), await budgets.unitIdOf('804')],
    },
  ],
})

const ownershipOf = async (unitNumber: string): Promise<string> => {
  const values = [await budgets.unitIdOf(unitNumber)]
  return (await budgets.query('select id from ownerships where unit_id = $1 and to_date is null', values))[0].id
}

describe('an owner', () => {
  it('reads what owners were sent or approved, the latest year first, and no draft or replaced budget', async () => {
    await budgets.approved('2026-01-01', { feesFrom: '2026-11-01' })
    await budgets.approved('2026-01-01', { feesFrom: '2026-12-01' })
    await budgets.drafted('2028-01-01')
    expect(await named()).toEqual(['2026 approved'])
    const next = await budgets.noticed('2027-01-01')
    expect(await named()).toEqual(['2027 noticed', '2026 approved'])
    await budgets.step(next, { step: 'redraft', version: next.version })
    expect(await named()).toEqual(['2026 approved'])
  })

  it('reads its lines and sums, and the groups with which of their units are in them', async () => {
    await budgets.noticed('2027-01-01', await withDecks())
    const [proposed] = await read()
    expect(proposed).toMatchObject({
      ...{ startsOn: '2027-01-01', endsOn: '2027-12-31', noticedOn: '2026-02-05', approvedOn: null, feesFrom: null },
      ...{ expenseCents: 27_740_000, otherIncomeCents: 500_000, reserveCents: 2_900_000, yearCents: 30_140_000 },
      monthCents: 2_511_667,
      funds: [
        { fund: 'operating', yearCents: 27_240_000, monthCents: 2_270_000 },
        { fund: 'reserve', yearCents: 2_900_000, monthCents: 241_667 },
      ],
      groups: [{ name: 'Decks', ownUnits: ['305'], yearCents: 240_000, monthCents: 20_000 }],
    })
    expect(proposed!.lines.map(({ name, group }) => [name, group])).toEqual([
      ['Insurance', null],
      ['Repairs and maintenance', null],
      ['Laundry', null],
      ['Roof decks', 0],
    ])
  })

  it('reads the fees of their own units only, as the preview of management has them, and how each was worked out', async () => {
    await budgets.approved('2026-01-01', { feesFrom: '2026-11-01' })
    const made = await budgets.noticed('2027-01-01', await withDecks())
    const [proposed] = await read()
    const fees = proposed!.fees!
    expect(fees.map(({ unit }) => unit.unitNumber)).toEqual(['305', '703'])
    const preview = await mandeep.call(budget.fees, { ...byId(made), query: {} })
    for (const { unit, before, after } of fees)
      expect(preview.units.find((one) => one.unit._id === unit._id)).toMatchObject({ before, after })
    // 90 and 124 of 5,926; decks are shared by 90 and 125.
    expect(fees[0]!.shares).toMatchObject([
      { fund: 'operating', group: null, wholeCents: 2_250_000, weight: 90, weights: 5926, cents: 34_171 },
      { fund: 'operating', group: 'Decks', wholeCents: 20_000, weight: 90 },
      { fund: 'reserve', group: null, wholeCents: 241_667, weight: 90, weights: 5926, cents: 3670 },
    ])
    expect(fees[0]!.before).toEqual({ operatingCents: 34_171, reserveCents: 3670, totalCents: 37_841 })
    expect(fees[0]!.after.totalCents).toBe(fees[0]!.shares.reduce((sum, { cents }) => sum + cents, 0))
  })

  it('reads the fees that an approved budget set', async () => {
    await budgets.approved('2026-01-01', { feesFrom: '2026-11-01' })
    const [{ fees, ...approved }] = (await read()) as [Awaited<ReturnType<typeof read>>[number]]
    expect(approved).toMatchObject({
      state: 'approved',
      approvedOn: '2026-02-26',
      authority: 'Annual general meeting',
      feesFrom: '2026-11-01',
    })
    expect(fees!.map(({ unit, before, after }) => [unit.unitNumber, before, after.totalCents])).toEqual([
      ['305', null, 37_841],
      ['703', null, 43_307],
    ])
  })

  it('reads no fees while a unit has no entitlement, and none of the other units', async () => {
    await budgets.addUnowned()
    await budgets.query(`update units set unit_entitlement = null where unit_number = '900'`)
    await budgets.noticed('2027-01-01')
    expect((await read())[0]).toMatchObject({ name: '2027', fees: null })
    expect(JSON.stringify(await read())).not.toContain('"900"')
  })

  it('reads nothing of a unit once it is sold, and nothing at all without a unit', async () => {
    await budgets.noticed('2027-01-01')
    await budgets.sell('305', '2026-11-10')
    expect((await read())[0]!.fees!.map(({ unit }) => unit.unitNumber)).toEqual(['703'])
    await endOwnership(await budgets.inside(), { id: await ownershipOf('703'), to: '2026-11-19' })
    expect(await read()).toEqual([])
  })
})

describe('others', () => {
  it('read none: tenants, and management without a unit; council members read theirs', async () => {
    await budgets.noticed('2027-01-01')
    for (const name of ['theo', 'mia', 'mandeep'] as const) expect(await named(await world.as(name))).toEqual([])
    const [own] = await read(await world.as('carla'))
    expect(own!.fees!.map(({ unit }) => unit.unitNumber)).toEqual(['804'])
  })

  it('read none of the building next door', async () => {
    await budgets.noticed('2027-01-01')
    expect(await named(await world.as('ben'))).toEqual([])
    expect((await (await world.as('ben', 'harbour')).send('GET', budget.mine.path)).status).toBe(403)
  })
})
