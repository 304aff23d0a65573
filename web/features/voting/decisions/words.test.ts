import { expect, test } from 'vitest'
import { ratificationWords, votesWords } from './words.ts'

test('votes are counted, and none where nobody noted them', () => {
  expect(votesWords({ votes: { for: 3, against: 1, abstained: 0 } })).toBe('3 for, 1 against, 0 abstained')
  expect(votesWords({ votes: null })).toBe('')
})

test('ratified is said with the day of the meeting', () => {
  expect(ratificationWords({ ratification: 'ratified', ratifiedOn: '2026-11-20' })).toBe('Ratified Nov 20, 2026')
  expect(ratificationWords({ ratification: 'awaits', ratifiedOn: null })).toBe('Awaiting ratification')
})
