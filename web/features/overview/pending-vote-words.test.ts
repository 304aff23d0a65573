import { expect, test } from 'vitest'
import { pendingVoteWords } from './pending-vote-words.ts'

test.each([
  [1, 1, 'You have 1 proposal awaiting your decision, and 1 active proposal in total.'],
  [1, 2, 'You have 1 proposal awaiting your decision, and 2 active proposals in total.'],
  [2, 3, 'You have 2 proposals awaiting your decision, and 3 active proposals in total.'],
])('%i pending of %i active are announced', (pending, active, words) => {
  expect(pendingVoteWords({ pending, active })).toBe(words)
})
