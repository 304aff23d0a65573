import { expect, test } from 'vitest'
import { exclusiveUseRule, exclusiveUseUntil, userFeeReason } from './law.ts'

test.each([
  ['BC', '2026-12-01', false, '2027-11-30'],
  ['BC', '2026-12-01', true, '2031-11-30'],
  ['BC', '2024-02-29', false, '2025-02-27'],
  ['BC', '1999-01-01', false, null],
  ['AB', '2026-12-01', false, null],
  ['other', '2026-12-01', true, null],
] as const)('in %s a term from %s (charging: %s) ends on %s at the latest', (jurisdiction, from, evCharging, until) =>
  expect(exclusiveUseUntil(jurisdiction, from, { evCharging })).toBe(until),
)

test('the rule and what a fee rests on name their sections', () => {
  expect(exclusiveUseRule('BC', '2026-11-20')).toMatchObject({ years: 1, evYears: 5 })
  expect(exclusiveUseRule('BC', '2026-11-20')!.source).toContain('s. 76')
  expect(userFeeReason('BC').source).toContain('s. 6.9')
  expect(userFeeReason('AB').source).toBeNull()
})
