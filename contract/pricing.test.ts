import { expect, test } from 'vitest'
import { priceOf, unitsFrom } from './pricing.ts'

test.each([
  // plan, units, units × price, a month, a year, whether the minimum is what is paid
  ['full', 1, 150, 4_800, 57_600, true],
  ['full', 31, 4_650, 4_800, 57_600, true],
  ['full', 32, 4_800, 4_800, 57_600, false],
  ['full', 33, 4_950, 4_950, 59_400, false],
  ['full', 64, 9_600, 9_600, 115_200, false],
  ['full', 10_000, 1_500_000, 1_500_000, 18_000_000, false],
  ['package', 1, 40, 4_800, 57_600, true],
  ['package', 119, 4_760, 4_800, 57_600, true],
  ['package', 120, 4_800, 4_800, 57_600, false],
  ['package', 121, 4_840, 4_840, 58_080, false],
] as const)('%s for %i units: %i, %i a month, %i a year', (plan, units, unitsCents, monthCents, yearCents, atLeast) => {
  expect(priceOf(plan, units)).toEqual({ unitsCents, monthCents, yearCents, atLeast })
})

test.each([
  ['64', 64],
  [' 64 ', 64],
  ['1', 1],
  ['007', 7],
  ['10000', 10_000],
  ['10001', null],
  ['0', null],
  ['-3', null],
  ['1.5', null],
  ['1e3', null],
  ['', null],
  ['sixty', null],
  ['99999999999', null],
])('%j is %j units', (text, units) => {
  expect(unitsFrom(text)).toBe(units)
})
