/** The budgets of the demo on any day: this year’s applies, next year’s is a draft, and each month was charged on its day. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localDateOf } from '../../../contract/time.ts'
import { plusMonths } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import { readAsOf } from '../../testing/as-of.ts'
import { councilIn, draftFeesIn } from '../../testing/demo-budgets.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { listDebtors, verifyLedger } from '../ledger/ledger.ts'
import { listBudgets, listRuns } from './budget.ts'
import { seedBudgets } from './demo.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const read = async (ctx: InBuilding) => ({
  budgets: (await listBudgets(councilIn(ctx), { query: { limit: 10 } })).items,
  draft: await draftFeesIn(ctx),
  ...(await listRuns(councilIn(ctx))),
  debtors: await listDebtors(ctx),
  fault: (await verifyLedger(ctx)).fault,
})

const seed = async (now: string, which: 'harbour' | 'prairie') => {
  const building = (await findCurrentBuilding(world.platform.db, world.cast.buildings[which]))!
  const found = await readAsOf(world, { now, which, building, seeds: [seedBudgets] }, read)
  return { ...found, today: localDateOf(now, building.timeZone), zone: building.timeZone }
}

const states = (draft: string, ...approved: string[]): string[] => [
  `${draft} draft`,
  ...approved.map((name) => `${name} approved`),
]

/** The moment, the budgets, and the units that owe this month’s fee, and nothing else. */
const days: Record<'harbour' | 'prairie', [now: string, budgets: string[], owing: string[]][]> = {
  // Days that begin and end months and years, their first minutes and last ones, and days around meetings and new fees.
  harbour: [
    ['2026-11-28T07:05:00.000Z', states('2027', '2026', '2025'), ['305', '703']],
    ['2027-01-01T06:55:00.000Z', states('2027', '2026', '2025'), ['305', '703']],
    ['2027-01-01T07:05:00.000Z', states('2028', '2027', '2026', '2025'), ['305', '703']],
    ['2027-01-31T20:00:00.000Z', states('2028', '2027', '2026', '2025'), ['305', '703']],
    ['2027-02-05T20:00:00.000Z', states('2028', '2027', '2026', '2025'), ['305', '703']],
    ['2027-02-26T20:00:00.000Z', states('2028', '2027', '2026', '2025'), ['305', '703']],
    ['2027-03-01T07:00:00.000Z', states('2028', '2027', '2026', '2025'), ['305', '703']],
    ['2027-03-31T20:00:00.000Z', states('2028', '2027', '2026', '2025'), ['305', '703']],
    ['2027-04-01T07:00:00.000Z', states('2028', '2027', '2026', '2025'), ['305', '703']],
    ['2027-05-01T07:00:00.000Z', states('2028', '2027', '2026', '2025'), ['305', '703']],
    ['2027-06-30T20:00:00.000Z', states('2028', '2027', '2026', '2025'), ['305', '703']],
    ['2027-08-31T20:00:00.000Z', states('2028', '2027', '2026', '2025'), ['305', '703']],
    ['2027-09-30T20:00:00.000Z', states('2028', '2027', '2026'), ['305', '703']],
    ['2028-02-29T20:00:00.000Z', states('2029', '2028', '2027', '2026'), ['305', '703']],
  ],
  prairie: [
    ['2026-11-28T07:05:00.000Z', states('2027/28', '2026/27', '2025/26', '2024/25'), []],
    ['2027-06-30T20:00:00.000Z', states('2027/28', '2026/27', '2025/26'), []],
    // Unit 12 pays on the 21st.
    ['2027-07-01T06:05:00.000Z', states('2028/29', '2027/28', '2026/27', '2025/26'), ['12']],
  ],
}
const monthCents = { harbour: 2_491_667, prairie: 1_465_000 }

describe.each(['harbour', 'prairie'] as const)('in %s', (which) => {
  test.each(days[which])('on %s has %j', async (now, budgets, owing) => {
    const { draft, runs, next, debtors, fault, today, zone, ...found } = await seed(now, which)
    expect(found.budgets.map(({ name, state }) => `${name} ${state}`)).toEqual(budgets)
    const month = `${today.slice(0, 7)}-01`
    expect(runs.length).toBeGreaterThanOrEqual(18)
    expect(runs.map((run) => run.month)).toEqual(runs.map((_, index) => plusMonths(month, -index)))
    const ranOn = runs.slice(0, 12).map((run) => [run.month, localDateOf(run.ranAt, zone)])
    expect(ranOn).toEqual(ranOn.map(([of]) => [of, of]))
    expect(next).toMatchObject({ month: plusMonths(month, 1), canRun: true })
    expect([draft!.monthNowCents, runs[0]!.cents]).toEqual([monthCents[which], monthCents[which]])
    const feeOf = new Map(debtors.map((one) => [one.unit.unitNumber, one.monthCents]))
    const open = debtors.flatMap(({ unit, charges }) =>
      charges.map(({ dueOn, openCents }) => [unit.unitNumber, dueOn, openCents]),
    )
    expect(open).toEqual(owing.map((number) => [number, month, feeOf.get(number)]))
    expect(fault).toBeNull()
  })
})
