/** Costs that only some units share, over HTTP: from the draft to the charge that explains them. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { budget } from '../../../../contract/budget.ts'
import type { BudgetAmounts } from '../../../../contract/budget/budget.ts'
import { ledger } from '../../../../contract/ledger.ts'
import { byId, withBudgets } from '../../../testing/budgets.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
let budgets: ReturnType<typeof withBudgets>
let ids: Record<string, string>
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  budgets = withBudgets(world, mandeep)
  for (const [unitNumber, entitlement] of [
    ['703', 62],
    ['305', 84],
  ] as const)
    await budgets.query('update units set unit_entitlement = $2 where unit_number = $1', [unitNumber, entitlement])
  ids = Object.fromEntries(
    await Promise.all(['101', '305', '703'].map(async (number) => [number, await budgets.unitIdOf(number)])),
  )
})
afterEach(() => world.close())

const townhouses = (unitIds = [ids['703']!, ids['305']!]) => ({ name: 'Townhouses', basis: 'type' as const, unitIds })
const roof = { kind: 'expense' as const, name: 'Roof repairs', yearCents: 1_080_000, group: 0 }
/** 900.00 a month for the townhouses, and 2,000.00 for all. */
const amounts = (): BudgetAmounts => ({
  lines: [
    { kind: 'expense', name: 'Insurance', yearCents: 1_200_000 },
    { kind: 'expense', name: 'Roof repairs', yearCents: 1_200_000 },
    roof,
  ],
  groups: [townhouses()],
  reserveCents: 600_000,
})

it('row 3: a cost of the townhouses is divided among them, and each charge shows both sums', async () => {
  const draft = await budgets.drafted('2026-01-01', amounts())
  expect(draft.lines.map(({ name, group }) => [name, group])).toEqual([
    ['Insurance', null],
    ['Roof repairs', null],
    ['Roof repairs', 0],
  ])
  expect(draft.groups).toMatchObject([{ name: 'Townhouses', basis: 'type', yearCents: 1_080_000, monthCents: 90_000 }])
  expect(draft.groups[0]!.units.map(({ unitNumber }) => unitNumber)).toEqual(['305', '703'])
  expect(draft.groups[0]!.reason).toMatchObject({ source: 'Strata Property Regulation, s. 6.4', unverified: true })
  expect(draft.funds.map(({ monthCents }) => monthCents)).toEqual([290_000, 50_000])

  const approved = await budgets.approved('2026-01-01', {}, amounts())
  const { units, after } = await mandeep.call(budget.fees, { ...byId(approved), query: {} })
  expect(after).toEqual({ operatingCents: 290_000, reserveCents: 50_000, totalCents: 340_000 })
  expect(units.map(({ unit, shared }) => [unit.unitNumber, shared])).toEqual([
    ['101', []],
    ['102', []],
    ['305', [{ name: 'Townhouses', cents: 51_781 }]],
    ['703', [{ name: 'Townhouses', cents: 38_219 }]],
    ['804', []],
  ])
  await mandeep.call(budget.charge, { body: { month: '2026-11-01' } })
  const { items } = await mandeep.call(ledger.holdings, { query: { shows: 'owing', search: '703' } })
  const { charges } = await mandeep.call(ledger.holding, byId(items[0]!))
  const { shares, cents } = charges[0]!
  expect(shares).toEqual([
    { fund: 'operating', group: null, cents: 32_124, wholeCents: 200_000, instalment: null, weight: 62, weights: 386 },
    {
      fund: 'operating',
      group: 'Townhouses',
      cents: 38_219,
      wholeCents: 90_000,
      instalment: null,
      weight: 62,
      weights: 146,
    },
    { fund: 'reserve', group: null, cents: 8031, wholeCents: 50_000, instalment: null, weight: 62, weights: 386 },
  ])
  expect(shares.reduce((sum, share) => sum + share.cents, 0)).toBe(cents)
  expect(await budgets.fault()).toBeNull()
})

it('the next budget begins with the groups, and none of an approved one changes', async () => {
  const approved = await budgets.approved('2026-01-01', {}, amounts())
  const next = await mandeep.call(budget.draft, { body: { startsOn: '2027-01-01', copyOf: approved._id } })
  expect([next.lines, next.groups]).toEqual([approved.lines, approved.groups])
  for (const table of ['budget_groups', 'budget_group_units'])
    await expect(budgets.query(`delete from ${table} where budget_id = $1`, [approved._id])).rejects.toThrow(
      'only the lines of a draft change',
    )
  await expect(budgets.query('update fee_schedule_group_shares set month_cents = 1')).rejects.toThrow('never changed')
  const step = { step: 'discard', version: next.version } as const
  expect(await mandeep.call(budget.step, { ...byId(next), body: step })).toBeNull()
})

it('the history says who shares a cost', async () => {
  const draft = await budgets.drafted('2026-01-01', amounts())
  const { items } = await mandeep.call(audit.history, { params: { subject: 'budget', id: draft._id }, query: {} })
  const lines = items.flatMap(({ fields }) => fields)
  expect(JSON.stringify(lines)).toContain('Expense: Roof repairs $10,800.00, shared by Townhouses')
  expect(JSON.stringify(lines)).toContain('Townhouses (A type of strata lot in the bylaws): Units 305, 703')
})

it('a budget is compared by category, whether all units share it or some', async () => {
  const draft = await budgets.drafted('2026-01-01', amounts())
  const { funds } = (await mandeep.call(budget.actual, byId(draft)))!
  expect(funds[0]!.rows.map(({ name, budgetCents }) => [name, budgetCents])).toEqual([
    ['Owners’ contributions', 3_480_000],
    ['Insurance', 1_200_000],
    ['Roof repairs', 2_280_000],
  ])
})

it.each([
  ['groups.0.unitIds', { groups: [{ unitIds: [] }] }, 'Choose the units that share these costs'],
  ['groups.0.name', { groups: [{ name: ' ' }] }, 'Name is required'],
  ['groups.1.name', { groups: [{}, { name: 'townhouses' }] }, 'This name is used twice'],
  ['groups', { groups: Array.from({ length: 11 }, (_, n) => ({ name: `${n}` })) }, 'At most 10 groups'],
  ['lines.0.group', { groups: [{}], lines: [{ ...roof, group: 1 }] }, 'Choose who shares this cost'],
  ['lines.0.group', { groups: [{}], lines: [{ ...roof, kind: 'income' }] }, 'Other income is shared by all units'],
  ['lines.1.name', { groups: [{}], lines: [roof, roof] }, 'This category is listed twice'],
])('is refused by %s', async (field, { groups, lines = [roof] }: { groups: object[]; lines?: object[] }, message) => {
  const draft = await budgets.drafted('2026-01-01', amounts())
  const body = { lines, groups: groups.map((more) => ({ ...townhouses(), ...more })), reserveCents: 0, version: 2 }
  const answer = await mandeep.send('PUT', `/api/budgets/${draft._id}`, { body })
  expect([answer.status, answer.body.errors]).toEqual([400, [{ field, message }]])
  expect(await mandeep.call(budget.get, byId(draft))).toEqual(draft)
})

it('units of another building are refused', async () => {
  const draft = await budgets.drafted('2026-01-01', amounts())
  const [{ id }] = await budgets.query('select id from units where building_id = $1 limit 1', [
    world.cast.buildings.prairie,
  ])
  const body = { ...amounts(), groups: [townhouses([ids['703']!, id])], version: 2 }
  const answer = await mandeep.send('PUT', `/api/budgets/${draft._id}`, { body })
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    [{ field: 'groups.0.unitIds', message: 'Choose units of this building' }],
  ])
})
