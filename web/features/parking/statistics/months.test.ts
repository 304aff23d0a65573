import { expect, test } from 'vitest'
import { monthsUntil, monthWords } from './months.ts'

test('a year of months can be looked at, across New Year', () => {
  const months = monthsUntil('2026-02-28')
  expect(months.slice(0, 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  expect([months.length, months.at(-1)]).toEqual([13, '2025-02'])
  expect(monthWords('2025-12')).toBe('December 2025')
})
