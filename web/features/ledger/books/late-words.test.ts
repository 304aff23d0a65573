import { expect, test } from 'vitest'
import { labelsFor } from '../../../../law/law.ts'
import { lateWords, replacedWords } from './late-words.ts'

test.each([
  [[], null, ['No interest is charged on late payments.', 'No fee is charged for returned payments.']],
  [
    [{ bps: 960, from: '2026-01-01', authority: 'Bylaw 4 (2)' }],
    { cents: 4500, authority: 'Bylaw 5 (2)' },
    [
      'Late strata fees and levies due on or after Jan 1, 2026 bear 9.6% interest a year (Bylaw 4 (2)).',
      'A payment that the bank returns costs $45.00 (Bylaw 5 (2)).',
    ],
  ],
])('the rules %j and %j are said in sentences', (interestRules, returnedFee, words) => {
  expect(lateWords({ interest: null, interestRules, returnedFee }, labelsFor('BC'))).toEqual(words)
})

test('in Alberta contributions are late', () => {
  const interest = { bps: 960, from: '2026-01-01', authority: 'Bylaw 4 (2)' }
  expect(lateWords({ interest, interestRules: [interest], returnedFee: null }, labelsFor('AB'))[0]).toBe(
    'Late contributions and levies due on or after Jan 1, 2026 bear 9.6% interest a year (Bylaw 4 (2)).',
  )
})

const rules = [
  { bps: 800, from: '2028-01-01', authority: 'Bylaw 5' },
  { bps: 0, from: '2027-06-01', authority: '' },
  { bps: 1000, from: '2026-11-01', authority: 'Bylaw 4 (2)' },
]

test('a rule that begins later leaves the one in force in sight', () => {
  expect(lateWords({ interest: null, interestRules: rules, returnedFee: null }, labelsFor('BC')).slice(0, -1)).toEqual([
    'Late strata fees and levies due on or after Jan 1, 2028 bear 8% interest a year (Bylaw 5).',
    'Those due from Jun 1, 2027 to Dec 31, 2027 bear no interest.',
    'Those due from Nov 1, 2026 to May 31, 2027 bear 10% interest a year (Bylaw 4 (2)).',
  ])
})

test.each([
  ['2028-01-01', null],
  ['2027-12-31', 'This replaces every later rule: 8% from Jan 1, 2028.'],
  ['2026-01-01', 'This replaces every later rule: 8% from Jan 1, 2028, 10% from Nov 1, 2026.'],
])('one from %s says what it replaces: %s', (from, words) => expect(replacedWords(rules, from)).toBe(words))
