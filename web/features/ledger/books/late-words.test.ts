import { expect, test } from 'vitest'
import { labelsFor } from '../../../../law/law.ts'
import { lateWords } from './late-words.ts'

test.each([
  [null, null, ['No interest is charged on late payments.', 'No fee is charged for returned payments.']],
  [
    { bps: 960, from: '2026-01-01', authority: 'Bylaw 4 (2)' },
    { cents: 4500, authority: 'Bylaw 5 (2)' },
    [
      'Late strata fees and levies due on or after Jan 1, 2026 bear 9.6% interest a year (Bylaw 4 (2)).',
      'A payment that the bank returns costs $45.00 (Bylaw 5 (2)).',
    ],
  ],
])('the rules %j and %j are said in sentences', (interest, returnedFee, words) => {
  expect(lateWords({ interest, returnedFee }, labelsFor('BC'))).toEqual(words)
})

test('in Alberta contributions are late', () => {
  const interest = { bps: 960, from: '2026-01-01', authority: 'Bylaw 4 (2)' }
  expect(lateWords({ interest, returnedFee: null }, labelsFor('AB'))[0]).toBe(
    'Late contributions and levies due on or after Jan 1, 2026 bear 9.6% interest a year (Bylaw 4 (2)).',
  )
})
