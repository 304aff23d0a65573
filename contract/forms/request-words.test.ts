import { expect, test } from 'vitest'
import { periodWords } from './request-words.ts'

test.each([
  [null, null, ''],
  ['2025-01-01', null, 'from Jan 1, 2025'],
  [null, '2025-12-31', 'until Dec 31, 2025'],
  ['2025-01-01', '2025-12-31', 'Jan 1, 2025 to Dec 31, 2025'],
])('from %j until %j: %s', (from, until, words) => {
  expect(periodWords({ from, until })).toBe(words)
})
