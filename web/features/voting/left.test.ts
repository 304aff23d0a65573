import { expect, test } from 'vitest'
import { eveningIn, leftWords } from './left.ts'

const now = '2026-11-21T05:00:00.000Z'

test.each([
  ['2026-11-21T05:00:00.000Z', 'Time’s up'],
  ['2026-11-21T05:00:59.999Z', 'Less than a minute left'],
  ['2026-11-21T05:01:00.000Z', '1 min left'],
  ['2026-11-21T06:00:00.000Z', '1 h left'],
  ['2026-11-21T10:12:30.000Z', '5 h 12 min left'],
  ['2026-11-23T04:59:00.000Z', '47 h 59 min left'],
  ['2026-11-23T05:00:00.000Z', '2 days left'],
  ['2026-11-28T04:00:00.000Z', '6 days left'],
])('until %s it is: %s', (until, words) => {
  expect(leftWords(until, now)).toBe(words)
})

test('an evening ahead is six by the clocks of the building, where it is still yesterday', () => {
  expect(eveningIn(7, now, 'America/Vancouver')).toBe('2026-11-28T01:00:00.000Z')
})
