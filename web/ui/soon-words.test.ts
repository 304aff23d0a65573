import { expect, test } from 'vitest'
import { soonWords } from './soon-words.ts'

test.each([
  ['2026-11-23', 'in 3 days'],
  ['2026-11-21', 'in 1 day'],
  ['2026-11-20', 'today'],
  ['2026-11-19', '1 day overdue'],
  ['2026-11-10', '10 days overdue'],
])('a deadline on %s is %s', (on, words) => {
  expect(soonWords(on, '2026-11-20')).toBe(words)
})
