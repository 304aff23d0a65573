import { expect, test } from 'vitest'
import { monthsForFees, monthsFrom, nextYear, pastMonths, usualFeesFrom } from './months.ts'

test('the months around a day are each there once, in order', () => {
  const months = monthsFrom('2026-11-30')
  expect([months[0], months[24], months.at(-1)]).toEqual(['2024-11-01', '2026-11-01', '2028-05-01'])
  expect(new Set(months).size).toBe(months.length)
  expect(months.toSorted((a, b) => a.localeCompare(b))).toEqual(months)
})

test('the next fiscal year follows the latest budget', () => {
  expect(nextYear({ endsOn: '2026-06-30' }, '2026-11-30')).toBe('2026-07-01')
  expect(nextYear(undefined, '2026-11-30')).toBe('2026-01-01')
})

test('fees may begin after the last month that was charged or locked', () => {
  const year = { startsOn: '2026-01-01', endsOn: '2026-12-31', chargedThrough: null, lockedThrough: null }
  expect(monthsForFees(year)).toHaveLength(12)
  expect(monthsForFees({ ...year, chargedThrough: '2026-10-01' })).toEqual(['2026-11-01', '2026-12-01'])
  expect(monthsForFees({ ...year, chargedThrough: '2026-09-01', lockedThrough: '2026-11-30' })).toEqual(['2026-12-01'])
  expect(monthsForFees({ ...year, chargedThrough: '2026-12-01' })).toEqual([])
})

test('fees begin with the next month to charge unless another is chosen', () => {
  const months = ['2026-10-01', '2026-11-01', '2026-12-01']
  expect(usualFeesFrom(months, '2026-11-01')).toBe('2026-11-01')
  expect(usualFeesFrom(months, '2026-09-01')).toBe('2026-10-01')
  expect(usualFeesFrom(months, '2027-01-01')).toBe('2026-12-01')
  expect(usualFeesFrom([], '2027-01-01')).toBeUndefined()
})

test.each([
  ['2026-01-01', 10],
  ['2026-10-01', 1],
  ['2026-11-01', 0],
  ['2026-12-01', 0],
])('fees from %s are charged on November 30 for %d months that are over', (feesFrom, count) =>
  expect(pastMonths(feesFrom, '2026-11-30')).toBe(count),
)
