import { expect, test } from 'vitest'
import { dayBeside, daysShown } from './use-shown-days.ts'

test.each([
  ['day', '2026-12-02', '2026-12-02', '2026-12-02'],
  ['week', '2026-12-02', '2026-11-30', '2026-12-06'],
  ['month', '2026-12-31', '2026-11-30', '2027-01-03'],
  ['month', '2026-02-10', '2026-01-26', '2026-03-01'],
  ['month', '2026-08-15', '2026-07-27', '2026-09-06'],
] as const)('the %s around %s is from %s to %s', (view, day, from, to) => {
  expect(daysShown(view, day)).toEqual({ from, to })
})

test.each([
  ['day', '2026-12-01', -1, '2026-11-30'],
  ['week', '2026-12-02', 1, '2026-12-07'],
  ['month', '2027-01-31', 1, '2027-02-01'],
  ['month', '2027-01-31', -1, '2026-12-01'],
] as const)('beside the %s of %s (%i) is %s', (view, day, direction, beside) => {
  expect(dayBeside(view, day, direction)).toBe(beside)
})
