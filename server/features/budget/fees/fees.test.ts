/** The fees that follow from a budget: previewed and set by the same calculation, and what keeps them from being set. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { budget } from '../../../../contract/budget.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { byId, usual, withBudgets } from '../../../testing/budgets.ts'

let world: World
let mandeep: Caller
let budgets: ReturnType<typeof withBudgets>
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  budgets = withBudgets(world, mandeep)
})
afterEach(() => world.close())

const feesOf = (of: { _id: string }, query: object = {}) => mandeep.call(budget.fees, { ...byId(of), query })
const weigh = (unitNumber: string, entitlement: number | null) =>
  budgets.query('update units set unit_entitlement = $2 where unit_number = $1', [unitNumber, entitlement])
/** Units of 103, 100, 90, 80 and 80: 24,916.67 don’t divide evenly. */
const weighAll = async () => {
  for (const [unitNumber, entitlement] of [
    ['703', 103],
    ['101', 100],
    ['305', 90],
  ] as const)
    await weigh(unitNumber, entitlement)
}

describe('the preview', () => {
  it('divides the month of each fund by unit entitlement, and approving sets exactly that', async () => {
    await weighAll()
    const noticed = await budgets.noticed('2026-01-01')
    const preview = await feesOf(noticed, { feesFrom: '2026-11-01' })
    expect(preview).toMatchObject({
      ...{ feesFrom: '2026-11-01', catchUpOn: null, monthsBefore: 0, changedUnits: 5, before: null, blocks: [] },
      after: { operatingCents: 2_250_000, reserveCents: 241_667, totalCents: 2_491_667 },
    })
    expect(
      preview.units.map(({ unit, unitEntitlement, after }) => [unit.unitNumber, unitEntitlement, after.totalCents]),
    ).toEqual([
      ['101', 100, 550_037],
      ['102', 80, 440_030],
      ['305', 90, 495_033],
      ['703', 103, 566_538],
      ['804', 80, 440_029],
    ])
    const approved = await budgets.approve(noticed)
    expect(await feesOf(approved)).toEqual(preview)
    // What is asked for beside is of no account any more.
    expect(await feesOf(approved, { feesFrom: '2026-12-01' })).toEqual(preview)
  })

  it('shows old and new, those that change first, with the difference for earlier months', async () => {
    await budgets.approved('2025-01-01', { feesFrom: '2025-01-01', approvedOn: '2026-02-06' })
    await weigh('703', 81)
    await weigh('101', 79)
    const noticed = await budgets.noticed('2026-01-01')
    const preview = await feesOf(noticed, { feesFrom: '2026-04-01', catchUpOn: '2026-04-01' })
    expect(
      preview.units.map(({ unit, before, after, isChanged, catchUpCents }) => [
        unit.unitNumber,
        before!.totalCents,
        after.totalCents,
        isChanged,
        catchUpCents,
      ]),
    ).toEqual([
      ['101', 498_334, 492_104, true, 0],
      ['703', 498_333, 504_563, true, 18_690],
      ['102', 498_334, 498_334, false, 0],
      ['305', 498_333, 498_333, false, 0],
      ['804', 498_333, 498_333, false, 0],
    ])
    expect(preview).toMatchObject({ monthsBefore: 3, changedUnits: 2, catchUpCents: 18_690 })
    expect([preview.before!.totalCents, preview.after.totalCents]).toEqual([2_491_667, 2_491_667])
    const approved = await budgets.approve(noticed, { feesFrom: '2026-04-01', catchUpOn: '2026-04-01' })
    expect(await feesOf(approved)).toEqual(preview)
    expect((await feesOf(await budgets.drafted('2027-01-01'))).before).toEqual(preview.after)
  })

  it('names units without unit entitlement, and a budget without fees; neither is approved', async () => {
    await weigh('305', null)
    const noticed = await budgets.noticed('2026-01-01')
    const { blocks, units: rows } = await feesOf(noticed)
    const words = '1 unit has no unit entitlement on record. Add it to the unit, then continue.'
    expect(blocks).toEqual([{ about: 'noEntitlement', words, unitNumbers: ['305'] }])
    expect(rows.find(({ unit }) => unit.unitNumber === '305')!.after.totalCents).toBe(0)
    const body = { step: 'approve', approvedOn: '2026-02-26', authority: 'AGM', feesFrom: '2026-11-01', version: 3 }
    const refused = await mandeep.send('POST', `/api/budgets/${noticed._id}/steps`, { body })
    expect([refused.status, refused.body.error]).toEqual([409, `${words} Unit 305.`])
    await weigh('305', 80)
    expect((await budgets.approve(noticed)).state).toBe('approved')

    const nothing = await budgets.noticed('2027-01-01', { lines: [], reserveCents: 0 })
    expect((await feesOf(nothing)).blocks).toMatchObject([{ about: 'nothingToCharge' }])
    const answer = await mandeep.send('POST', `/api/budgets/${nothing._id}/steps`, {
      body: { ...body, feesFrom: '2027-01-01' },
    })
    expect([answer.status, answer.body.error]).toEqual([409, 'This budget has no fees to charge.'])
  })

  it('is refused for a day that isn’t the first of a month', async () => {
    const draft = await budgets.drafted('2026-01-01')
    const answer = await mandeep.send('GET', `/api/budgets/${draft._id}/fees`, { query: { feesFrom: '2026-04-02' } })
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ field: 'feesFrom', message: 'Choose the first day of a month' }],
    ])
  })
})

describe('fees that were set', () => {
  it('row 36: stay as they were when an entitlement is corrected on Jun 10; a new budget of the year sets others for later months', async () => {
    world.clock.set('2027-06-10T20:00:00.000Z')
    mandeep = await world.as('mandeep')
    budgets = withBudgets(world, mandeep)
    const first = await budgets.approved('2027-01-01', { feesFrom: '2027-05-01' })
    const before = await feesOf(first)
    for (const month of ['2027-05-01', '2027-06-01']) await mandeep.call(budget.charge, { body: { month } })
    await weigh('703', 100)
    expect(await feesOf(first)).toEqual(before)

    const copy = await mandeep.call(budget.draft, { body: { startsOn: '2027-01-01', copyOf: first._id } })
    const noticed = await budgets.step(copy, { step: 'notice', noticedOn: '2027-06-10', version: 1 })
    const late = { step: 'approve', approvedOn: '2027-06-10', authority: 'Entitlement corrected', version: 2 }
    const answer = await mandeep.send('POST', `/api/budgets/${noticed._id}/steps`, {
      body: { ...late, feesFrom: '2027-06-01' },
    })
    expect(answer.body.errors).toEqual([
      { field: 'feesFrom', message: 'June 2027 was already charged. Choose July 2027 or later.' },
    ])
    await budgets.approve(noticed, { approvedOn: '2027-06-10', feesFrom: '2027-07-01' })
    await mandeep.call(budget.charge, { body: { month: '2027-07-01' } })
    expect((await budgets.debtsOf('703')).map(([dueOn, cents]) => [dueOn, cents])).toEqual([
      ['2027-05-01', 498_333],
      ['2027-06-01', 498_333],
      ['2027-07-01', 593_253],
    ])
    expect(await feesOf(first)).toEqual(before)
  })

  it('can’t be set for a year whose months were all charged; the budget says so in place of asking', async () => {
    await budgets.approved('2026-01-01')
    for (const month of ['2026-11-01', '2026-12-01']) await mandeep.call(budget.charge, { body: { month } })
    const { warnings, can } = await budgets.noticed('2026-01-01')
    expect(can.steps).toEqual(['redraft'])
    expect(warnings.find(({ about }) => about === 'allCharged')!.words).toMatch(/^All months of fiscal year 2026 are/)
  })

  it('can’t be set for a month that is locked', async () => {
    await budgets.close('2026-10-31')
    const noticed = await budgets.noticed('2026-01-01')
    const body = { step: 'approve', approvedOn: '2026-02-26', authority: 'AGM', feesFrom: '2026-10-01', version: 3 }
    const answer = await mandeep.send('POST', `/api/budgets/${noticed._id}/steps`, { body })
    expect(answer.body.errors).toEqual([
      { field: 'feesFrom', message: 'October 2026 is locked. Choose November 2026 or later.' },
    ])
  })

  it('are never changed, nor are the lines that owners approved', async () => {
    const approved = await budgets.approved('2026-01-01', {}, usual)
    for (const text of [
      "update fee_schedules set from_month = from_month - interval '1 month'",
      'update fee_schedule_shares set month_cents = month_cents + 1',
      'delete from fee_schedule_shares',
    ])
      await expect(budgets.query(text)).rejects.toThrow('what the ledger has entered is never changed')
    await expect(budgets.query('update budget_lines set cents = 1')).rejects.toThrow('only the lines of a draft change')
    expect(await mandeep.call(budget.get, byId(approved))).toEqual(approved)
  })
})
