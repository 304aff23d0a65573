import { expect } from 'vitest'
import { budget } from '../../contract/budget.ts'
import { ledger } from '../../contract/ledger.ts'
import { localDateOf } from '../../contract/time.ts'
import { plusMonths } from '../../law/law.ts'
import type { InBuilding } from '../context.ts'
import { listBudgets, previewFees } from '../features/budget/budget.ts'
import { permissionsFor } from '../features/buildings/buildings.ts'
import type { Caller } from './caller.ts'
import type { Name } from './cast.ts'
import { preparedAt } from './database.ts'

/** A council member, who reads the books of a building. */
export const councilIn = (ctx: InBuilding) =>
  ({ ...ctx, role: 'council', superadmin: false, permissions: permissionsFor('council', {}) }) as const

/** The one budget of a building that is a draft: its year, and a month of all units by the fees that apply now. */
export const draftFeesIn = async (ctx: InBuilding) => {
  const council = councilIn(ctx)
  const { items } = await listBudgets(council, { query: { limit: 10 } })
  const [draft, ...more] = items.filter(({ state }) => state === 'draft')
  expect(more).toEqual([])
  if (!draft) return null
  const { before } = await previewFees(council, { params: { id: draft._id }, query: {} })
  return { name: draft.name, monthNowCents: before?.totalCents }
}

/** The budgets of the demo: two years approved and charged for eighteen months, the next one drafted, in both buildings. */
export const expectBudgets = async (as: (name: Name) => Promise<Caller>): Promise<void> => {
  const carla = await as('carla')
  const { items } = await carla.call(budget.list, { query: {} })
  expect(items.map(({ name, state, yearCents, reserveCents }) => [name, state, yearCents, reserveCents])).toEqual([
    ['2027', 'draft', 29_900_000, 2_900_000],
    ['2026', 'approved', 29_900_000, 2_900_000],
    ['2025', 'approved', 29_512_000, 2_862_000],
  ])
  const [, present] = items
  const fees = await carla.call(budget.fees, { params: { id: present!._id }, query: {} })
  const of703 = fees.units.find(({ unit }) => unit.unitNumber === '703')!
  expect([of703.before!.totalCents, of703.after.totalCents, of703.catchUpCents]).toEqual([42_745, 43_307, 1686])
  const month = `${localDateOf(preparedAt, 'America/Vancouver').slice(0, 7)}-01`
  for (const [name, units] of [
    ['carla', 64],
    ['ada', 0],
  ] as const) {
    const { runs, next } = await (await as(name)).call(budget.runs)
    expect(runs.map((run) => run.month)).toEqual(
      Array.from({ length: runs.length }, (_, index) => plusMonths(month, -index)),
    )
    expect(runs.length).toBeGreaterThanOrEqual(18)
    expect(next).toMatchObject({ month: plusMonths(month, 1), canRun: true, blocks: [] })
    if (units > 0) expect(new Set(runs.map((run) => run.units))).toEqual(new Set([units]))
    expect(runs.every(({ leftOut, cents }) => leftOut === 0 && cents > 0)).toBe(true)
  }
  // Unit 7 of Prairie Court pays three months that it missed in six instalments, the last of which is to come.
  const ada = await as('ada')
  const { items: owing } = await ada.call(ledger.holdings, { query: { shows: 'owing', search: '7' } })
  const planned = await ada.call(ledger.holding, {
    params: { id: owing.find(({ unit }) => unit.unitNumber === '7')!._id },
  })
  expect(planned.receipts[0]!.instruction).toBe('Payment plan, instalment 5 of 6')
  expect(planned.charges.map(({ type }) => type)).toEqual(['strataFee'])
  expect(planned.dueCents).toBe(planned.ages.upTo30)
}
