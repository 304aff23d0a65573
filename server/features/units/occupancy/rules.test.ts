import { expect, test } from 'vitest'
import { monthEnds, periodOf } from './rules.ts'

const today = '2026-11-22'

test.each([
  ['nothing said', {}, { from: '2026-08-25', to: '2026-11-22' }],
  ['a first day', { from: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-22' }],
  ['a last day', { to: '2026-06-30' }, { from: '2026-04-02', to: '2026-06-30' }],
  ['one day', { from: today, to: today }, { from: today, to: today }],
  ['a first day still to come', { from: '2026-12-24' }, { from: '2026-12-24', to: '2026-12-24' }],
  ['a last day before all time', { to: '1900-01-05' }, { from: '1900-01-01', to: '1900-01-05' }],
  ['as long as can be', { from: '2016-11-15', to: today }, { from: '2016-11-15', to: today }],
])('a period with %s', (_, said, meant) => {
  expect(periodOf(said, today)).toEqual(meant)
})

test.each([
  ['ends before it begins', { from: '2026-11-02', to: '2026-11-01' }, 'The last day is before the first'],
  ['is a day too long', { from: '2016-11-14', to: today }, 'Choose at most 3660 days'],
])('a period that %s is refused', (_, said, fault) => {
  expect(periodOf(said, today)).toEqual({ fault })
})

test.each([
  ['in the middle of a month', '2026-03-15', 3, ['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-15']],
  ['on the last day of one', '2028-03-31', 1, ['2028-02-29', '2028-03-31']],
  ['on the first day of one', '2026-01-01', 2, ['2025-11-30', '2025-12-31', '2026-01-01']],
])('months end %s', (_, day, months, ends) => {
  expect(monthEnds(day, months)).toEqual(ends)
})
