import { expect, test } from 'vitest'
import { narrowed, totals } from './narrowed.ts'

const none = { upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 }
const olivia = {
  ...{ unit: { _id: 'a', unitNumber: '703' }, owners: ['Olivia Owner'], stage: 'expired' as const },
  ...{ ages: { ...none, upTo30: 100, over90: 300 }, dueCents: 400, lienableCents: 300 },
}
const zoe = {
  ...{ unit: { _id: 'b', unitNumber: '101' }, owners: ['Hana Park', 'Zoé Tremblay'], stage: 'plan' as const },
  ...{ ages: { ...none, upTo60: 50 }, dueCents: 50, lienableCents: 0 },
}
const all = [zoe, olivia]
const any = { stage: null, age: null, search: '' }

test.each([
  [any, ['101', '703']],
  [{ ...any, stage: 'plan' as const }, ['101']],
  [{ ...any, stage: 'lien' as const }, []],
  [{ ...any, age: 'over90' as const }, ['703']],
  [{ ...any, age: 'upTo60' as const }, ['101']],
  [{ ...any, search: ' zoe ' }, ['101']],
  [{ ...any, search: '70' }, ['703']],
  [{ ...any, stage: 'plan' as const, search: 'olivia' }, []],
])('%j leaves %j', (narrowing, units) =>
  expect(narrowed(all, narrowing).map(({ unit }) => unit.unitNumber)).toEqual(units),
)

test('the figures sum up every account, and count the demands whose period is over', () => {
  expect(totals(all)).toEqual({ dueCents: 450, lienableCents: 300, accounts: 2, expired: 1 })
  expect(totals([])).toEqual({ dueCents: 0, lienableCents: 0, accounts: 0, expired: 0 })
})
