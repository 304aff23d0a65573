import { describe, expect, test } from 'vitest'
import { daysOf, moreWords, pinWords } from './pinned.ts'

const now = '2026-11-20T12:00:00.000Z'

describe('days left of a pinned notice', () => {
  test.each([
    ['2026-11-20T12:00:00.000Z', 'Unpins today', true],
    ['2026-11-19T12:00:00.000Z', 'Unpins today', true],
    ['2026-11-20T12:00:01.000Z', '1 day left', true],
    ['2026-11-23T12:00:00.000Z', '3 days left', true],
    ['2026-11-23T12:00:01.000Z', '4 days left', false],
    ['2026-12-20T12:00:00.000Z', '30 days left', false],
  ])('until %s reads %s', (until, text, soon) => {
    expect(pinWords(until, now)).toEqual({ text, soon })
  })
})

test.each([
  [1, 'View 1 more pinned announcement'],
  [4, 'View 4 more pinned announcements'],
])('%i more are offered as %s', (others, words) => {
  expect(moreWords(others)).toBe(words)
})

test('a notice is pinned for a whole number of days from 1 to 365', () => {
  expect(['1', ' 7 ', '365', '0', '366', '1.5', '-3', '', 'a week'].map(daysOf)).toEqual([
    1,
    7,
    365,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})
