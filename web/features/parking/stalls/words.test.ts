import { expect, test } from 'vitest'
import { feeWords, rentKeptWords, rentWords } from './words.ts'

const today = '2026-11-20'
const term = { unitNumber: '305', feeCents: 4500, authority: 'Bylaw 31' }

test.each([
  ['2026-11-01', '$45.00 a month, charged to unit 305’s account under Bylaw 31.'],
  ['2026-12-01', '$45.00 a month, charged to unit 305’s account starting December 2026, under Bylaw 31.'],
] as const)('rent charged from %s: %s', (from, said) => expect(rentWords(term, from, today)).toBe(said))

test.each([
  [null, 'The fee is recorded here and collected separately.'],
  [
    '2026-11-01',
    'Charged to the owners’ account on the first of each month; a part month isn’t charged. If the first day is in the past, the months since then are charged too.',
  ],
  [
    '2027-01-01',
    'Charged to the owners’ account on the first of each month, starting January 2027; a part month isn’t charged.',
  ],
] as const)('a fee where rents are charged from %s: %s', (from, said) => expect(feeWords(from, today)).toBe(said))

test.each([
  [null, null],
  ['2026-10-01', null],
  ['2026-11-01', 'The rent for November 2026 was already charged and stays on the unit’s account.'],
] as const)('an end where rent was charged through %s: %s', (through, said) =>
  expect(rentKeptWords(through, today)).toBe(said),
)
