import { expect, test } from 'vitest'
import { flowWords, monthName } from './flow-words.ts'

test.each([
  ['2026-01', 'Jan 2026'],
  ['2026-11', 'Nov 2026'],
])('%s reads %s', (month, words) => {
  expect(monthName(month)).toBe(words)
})

test('the chart says its sums, and what is left at the end', () => {
  const flow = [
    { month: '2026-10', reported: 4, resolved: 1, open: 3 },
    { month: '2026-11', reported: 2, resolved: 3, open: 2 },
  ]
  expect(flowWords(flow)).toBe('Tickets by month: 6 reported and 4 resolved in 2 months; 2 open at the end')
  expect(flowWords([])).toBe('Tickets by month: 0 reported and 0 resolved in 0 months')
})
