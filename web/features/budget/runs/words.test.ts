import { expect, test } from 'vitest'
import { chargedWords } from './words.ts'

const result = { month: '2026-12-01', units: 64, cents: 2_491_667, leftOut: [], noShare: [], toCheck: [] }

test.each([
  [{}, '64 units charged, $24,916.67.'],
  [{ units: 0, cents: 0 }, 'Nothing was left to charge.'],
  [
    { leftOut: ['402'], noShare: ['905'], toCheck: ['101', '703'] },
    '64 units charged, $24,916.67. Without an owner: 402. Added after the budget: 905. Check the owners of 101, 703.',
  ],
])('a run with %j says so', (more, words) => expect(chargedWords({ ...result, ...more })).toBe(words))
