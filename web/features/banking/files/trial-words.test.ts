import { expect, test } from 'vitest'
import { countWords, daysWords } from './trial-words.ts'

test.each([
  [64, 0, '64 new transactions.'],
  [1, 0, '1 new transaction.'],
  [12, 52, '12 new transactions. 52 were added before and are left out.'],
  [0, 64, 'Nothing new: all 64 transactions were added before.'],
])('%d new, %d known', (newRows, knownRows, words) =>
  expect(countWords({ newRows, knownRows, from: null, to: null })).toBe(words),
)

test.each([
  [null, null, 'No days'],
  ['2026-11-02', '2026-11-02', 'Nov 2, 2026'],
  ['2026-11-01', '2026-11-30', 'Nov 1, 2026 to Nov 30, 2026'],
])('from %s to %s', (from, to, words) => expect(daysWords({ from, to })).toBe(words))
