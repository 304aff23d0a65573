import { expect, test } from 'vitest'
import { daysOfWeek, mondayOf, weekdayOf } from './weeks.ts'

test.each([
  ['2026-11-23', '2026-11-23', 'Monday'],
  ['2026-11-29', '2026-11-23', 'Sunday'],
  ['2026-01-01', '2025-12-29', 'Thursday'],
  ['2024-02-29', '2024-02-26', 'Thursday'],
])('%s lies in the week of %s and is a %s', (day, monday, name) => {
  expect([mondayOf(day), weekdayOf(day)]).toEqual([monday, name])
})

test('a week has seven days, from its Monday on', () => {
  expect(daysOfWeek('2026-12-28')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ])
})
