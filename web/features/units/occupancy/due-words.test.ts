import { expect, test } from 'vitest'
import { dueWords } from './due-words.ts'
import { daysWords } from './days-words.ts'

test.each([
  [{ dueOn: null, daysOverdue: 0 }, 'Start date unknown', 'neutral'],
  [{ dueOn: '2026-11-21', daysOverdue: 1 }, '1 day overdue', 'bad'],
  [{ dueOn: '2026-10-22', daysOverdue: 31 }, '31 days overdue', 'bad'],
  [{ dueOn: '2026-11-22', daysOverdue: 0 }, 'Due today', 'waiting'],
  [{ dueOn: '2026-11-23', daysOverdue: 0 }, 'Due in 1 day', 'waiting'],
  [{ dueOn: '2026-12-06', daysOverdue: 0 }, 'Due in 14 days', 'waiting'],
] as const)('%j reads %s', (notice, words, tone) => {
  expect(dueWords(notice, '2026-11-22')).toEqual({ words, tone })
})

test.each([
  [0, 'today'],
  [1, 'in 1 day'],
  [12, 'in 12 days'],
  [-1, '1 day ago'],
  [-40, '40 days ago'],
])('%i days off reads %s', (days, words) => {
  expect(daysWords(days)).toBe(words)
})
