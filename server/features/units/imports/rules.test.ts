import { expect, test } from 'vitest'
import { notDry, obstacleOf } from './rules.ts'

test.each([
  ['tried', null],
  ['failed', null],
  ['waiting', 'This import is being written.'],
  ['running', 'This import is being written.'],
  ['applied', 'This file was imported already.'],
  ['undone', 'This import was undone: choose the file again.'],
] as const)('an import that is %s: %j', (status, words) => {
  expect(notDry({ status })).toBe(words)
})

type Import = Parameters<typeof obstacleOf>[0]
const counts = { error: 0 } as Import['counts']
const reading = { faults: [], questions: [{ answer: 'yes' }], writes: true } as unknown as NonNullable<
  Import['reading']
>
const asking = { ...reading, questions: [{ answer: null }] } as unknown as typeof reading

test.each([
  [{}, null],
  [{ status: 'applied' }, 'This file was imported already.'],
  [{ reading: null }, 'This file cannot be read yet: say what its columns mean.'],
  [{ reading: { ...reading, faults: ['?'] } }, 'This file cannot be read yet: say what its columns mean.'],
  [{ reading: asking }, 'Answer the questions about the file first.'],
  [{ counts: { error: 1 } }, 'Rows of this file need mending first.'],
  [{ reading: { ...reading, writes: false } }, 'The building’s roster already says all that the file says.'],
] as [object, string | null][])('a dry run with %j: %j', (more, words) => {
  expect(obstacleOf({ status: 'tried', counts, reading, ...more })).toBe(words)
})
