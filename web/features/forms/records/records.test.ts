import { expect, test } from 'vitest'
import { dueWords, kindsWords } from './records.ts'

test.each([
  ['2026-11-25', 'Due in 3 days'],
  ['2026-11-23', 'Due in 1 day'],
  ['2026-11-22', 'Due today'],
  ['2026-11-21', '1 day overdue'],
  ['2026-11-12', '10 days overdue'],
])('what is due on %s: %s', (dueOn, words) => {
  expect(dueWords(dueOn, '2026-11-22')).toBe(words)
})

test('a kind that was asked for twice stands once', () => {
  const items = { kinds: ['minutes', 'bylaws', 'minutes'] as ('minutes' | 'bylaws')[], all: 3, open: 3 }
  expect(kindsWords('BC', { items })).toBe('Minutes of a meeting, Bylaws')
})
