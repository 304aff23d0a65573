import { expect, test } from 'vitest'
import type { Movement } from '../../ledger/ledger.ts'
import { actualOf, passedOf } from './rules.ts'

const year = { startsOn: '2026-01-01', endsOn: '2026-12-31' }

test.each([
  ['the day before', '2025-12-31', null],
  ['its first day', '2026-01-01', { to: '2026-01-01', days: 365, daysPassed: 1, monthsLeft: 11 }],
  ['the middle', '2026-07-02', { to: '2026-07-02', days: 365, daysPassed: 183, monthsLeft: 5 }],
  ['its last day', '2026-12-31', { to: '2026-12-31', days: 365, daysPassed: 365, monthsLeft: 0 }],
  ['long after', '2027-05-01', { to: '2026-12-31', days: 365, daysPassed: 365, monthsLeft: 0 }],
])('what of a year has passed on %s', (_what, today, passed) => {
  expect(passedOf(year, today)).toEqual(passed)
})

const budget = {
  ...year,
  lines: [
    { kind: 'income' as const, name: 'Laundry', yearCents: 365_000 },
    { kind: 'expense' as const, name: 'Insurance', yearCents: 3_600_000 },
    { kind: 'expense' as const, name: 'Laundry', yearCents: 36_500 },
    // A part of a category that some units share.
    { kind: 'expense' as const, name: 'Insurance', yearCents: 50_000 },
  ],
  totals: { expenseCents: 3_686_500, otherIncomeCents: 365_000, reserveCents: 730_000 },
  toCome: { operating: 0, reserve: 0 },
}
const moved = (name: string, kind: Movement['kind'], cents: number, of: Partial<Movement> = {}): Movement => ({
  ...{ code: null, name, kind, fund: 'operating', cents },
  ...of,
})
/** Two fifths of the year, and five of its months. */
const passed = { to: '2026-05-26', days: 365, daysPassed: 146, monthsLeft: 7 }

test('a budget is compared line by line: what it doesn’t have comes after, and the rest of the year is as budgeted', () => {
  const { funds } = actualOf(
    budget,
    [
      moved('Fees', 'income', 1_400_000, { code: 'fees' }),
      moved('Fees', 'income', 300_000, { code: 'fees', fund: 'reserve' }),
      moved('Bank interest', 'income', 418),
      moved('Insurance', 'expense', 4_000_000),
      moved('Laundry', 'expense', 0),
      moved('Plumbing', 'expense', 12_345),
      moved('Never mind', 'expense', 0),
      moved('Roof', 'expense', 50_000, { fund: 'reserve' }),
      moved('Windows', 'expense', 99_999, { fund: 'levy' }),
    ],
    passed,
  )
  const rows = funds.map((fund) =>
    fund.rows.map((row) => [row.kind, row.name, row.isUnbudgeted, row.budgetCents, row.actualCents, row.forecastCents]),
  )
  expect(rows[0]).toEqual([
    ['income', 'Owners’ contributions', false, 3_321_500, 1_400_000, 1_400_000 + 1_937_542],
    ['income', 'Laundry', false, 365_000, 0, 219_000],
    ['income', 'Bank interest', true, 0, 418, 418],
    ['expense', 'Insurance', false, 3_650_000, 4_000_000, 4_000_000 + 2_190_000],
    ['expense', 'Laundry', false, 36_500, 0, 21_900],
    ['expense', 'Plumbing', true, 0, 12_345, 12_345],
  ])
  expect(rows[1]).toEqual([
    ['income', 'Owners’ contributions', false, 730_000, 300_000, 300_000 + 425_833],
    ['expense', 'Roof', true, 0, 50_000, 50_000],
  ])
  const [operating] = funds
  expect(operating).toMatchObject({
    income: { budgetCents: 3_686_500, actualCents: 1_400_418, forecastCents: 1_400_418 + 1_937_542 + 219_000 },
    expense: { budgetCents: 3_686_500, actualCents: 4_012_345, forecastCents: 4_012_345 + 2_190_000 + 21_900 },
    net: { budgetCents: 0, actualCents: 1_400_418 - 4_012_345 },
  })
})

test('of a year that is over, the forecast is what happened', () => {
  const { funds } = actualOf(budget, [moved('Insurance', 'expense', 100)], {
    ...passed,
    daysPassed: 365,
    monthsLeft: 0,
  })
  for (const { rows } of funds)
    for (const { actualCents, forecastCents } of rows) expect(forecastCents).toBe(actualCents)
})

test('a difference that is still to be charged is part of the forecast', () => {
  const { funds } = actualOf({ ...budget, toCome: { operating: 1501, reserve: 9 } }, [], passed)
  expect(funds.map(({ rows }) => rows[0]!.forecastCents)).toEqual([1_937_542 + 1501, 425_833 + 9])
})
