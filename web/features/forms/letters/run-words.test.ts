import { expect, test } from 'vitest'
import { runState, unitsWords } from './run-words.ts'

const counts = (letters: number, done: number, paperWaiting: number) => ({ letters, done, paperWaiting })
const finishedAt = '2026-11-20T23:05:00.000Z'

test.each([
  [['302'], 1, 'Unit 302'],
  [['302', '305'], 2, 'Units 302, 305'],
  [['302', '305'], 14, 'Units 302, 305 and 12 more'],
])('%j of %i reads %j', (unitNumbers, letters, words) => {
  expect(unitsWords({ unitNumbers, counts: counts(letters, 0, 0) })).toBe(words)
})

test.each([
  ['on its way', null, counts(64, 12, 3), 'waiting', '12 of 64 ready', 0],
  ['paper waits', finishedAt, counts(3, 3, 2), 'waiting', '2 to deliver', 0],
  ['some failed', finishedAt, counts(3, 3, 2), 'bad', '1 letter failed', 1],
  ['done', finishedAt, counts(3, 3, 0), 'good', 'Done', 0],
] as const)('%s', (_, finished, of, tone, words, failed) => {
  expect(runState({ finishedAt: finished, counts: of }, failed)).toEqual({ tone, words })
})
