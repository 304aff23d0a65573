import { expect, test } from 'vitest'
import { notDry, obstacleOf } from './rules.ts'

test.each([
  ['tried', null],
  ['failed', null],
  ['waiting', 'This import is in progress.'],
  ['running', 'This import is in progress.'],
  ['applied', 'This file was already imported.'],
  ['undone', 'This import was undone; choose the file again.'],
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
  [{ status: 'applied' }, 'This file was already imported.'],
  [{ reading: null }, 'This file can’t be read yet; tell us what its columns mean.'],
  [{ reading: { ...reading, faults: ['?'] } }, 'This file can’t be read yet; tell us what its columns mean.'],
  [{ reading: asking }, 'Answer the questions about the file first.'],
  [{ counts: { error: 1 } }, 'Some rows in this file need fixing first.'],
  [{ reading: { ...reading, writes: false } }, 'The building’s roster already matches this file.'],
] as [object, string | null][])('a dry run with %j: %j', (more, words) => {
  expect(obstacleOf({ status: 'tried', counts, reading, ...more })).toBe(words)
})
