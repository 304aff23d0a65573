import { addDays } from '../../../contract/time.ts'
import { labelsFor, plusMonths } from '../../../law/law.ts'
import { expect, test } from 'vitest'
import {
  approvalWords,
  changeWords,
  comparedWords,
  dueWords,
  expenseWords,
  isOver,
  limitWords,
  nothingWords,
  periodWords,
  recordedWithWords,
  unapprovedWords,
} from './words.ts'

test.each([
  [320_000, 'Up $3,200.00 since Jan 1, 2026'],
  [-1, 'Down $0.01 since Jan 1, 2026'],
  [0, 'Unchanged since Jan 1, 2026'],
])('a change of %d cents: %s', (cents, words) => expect(changeWords(cents, '2026-01-01')).toBe(words))

test.each([
  ['2026-11-28', 'Jan 1, 2026 to Nov 28, 2026, so far'],
  ['2026-12-31', 'Jan 1, 2026 to Dec 31, 2026'],
])('a year reported to %s: %s', (to, words) =>
  expect(periodWords({ startsOn: '2026-01-01', endsOn: '2026-12-31', to })).toBe(words),
)

test.each([
  ['BC', 'Roofing, $1,450.00, Nov 9, 2026 (Contingency reserve fund)'],
  ['AB', 'Roofing, $1,450.00, Nov 9, 2026 (Reserve fund)'],
] as const)('an expense is named by category, amount, day and fund in %s: %s', (jurisdiction, words) =>
  expect(
    expenseWords({ category: 'Roofing', cents: 145_000, day: '2026-11-09', fund: 'reserve' }, labelsFor(jurisdiction)),
  ).toBe(words),
)

test.each([
  ['unapproved', null, '', null],
  ['approved', '2026-03-03', 'Annual general meeting', 'Annual general meeting, Mar 3, 2026'],
  ['emergency', null, 'Burst pipe', 'Burst pipe'],
] as const)('an expense that is %s', (state, approvedOn, resolution, words) =>
  expect(approvalWords({ state, approvedOn, resolution })).toBe(words),
)

test.each([
  ['unapproved', 'AGM, March 3, 2026', 'Recorded with: AGM, March 3, 2026'],
  ['unapproved', null, null],
  ['approved', 'AGM, March 3, 2026', null],
  ['emergency', 'AGM, March 3, 2026', null],
] as const)('an expense that is %s, with the authority %j: %s', (state, authority, words) =>
  expect(recordedWithWords({ state, authority })).toBe(words),
)

const below =
  '$1,999.99 was spent from the operating fund without approval. It must be less than $2,000.00 in a fiscal year, unless the bylaws set another amount.'
const reached =
  '$2,000.00 was spent from the operating fund without approval. Unless the bylaws set another amount, it’s over the limit: it must be less than $2,000.00 in a fiscal year.'
const nothing =
  '$0.00 was spent from the operating fund without approval. It must be less than $0.00 in a fiscal year, unless the bylaws set another amount.'

test.each([
  [199_999, 200_000, false, below],
  [200_000, 200_000, true, reached],
  [0, 0, false, nothing],
])('%d of less than %d cents', (usedCents, belowCents, over, words) => {
  expect(isOver({ usedCents, belowCents })).toBe(over)
  expect(limitWords({ usedCents, belowCents })).toBe(words)
})

test.each([
  [null, 'No approved budget is on record, so operating expenses aren’t compared with one.'],
  [
    '2025-07-01',
    'Operating expenses are compared with the budget for fiscal year 2025/26, because no budget is approved for 2026/27.',
  ],
  ['2026-07-01', null],
  // The budget year and the fiscal year may differ.
  ['2026-05-01', null],
])('compared with the budget of %s: %s', (startsOn, words) =>
  expect(
    comparedWords({
      startsOn: '2026-07-01',
      budget: startsOn === null ? null : { _id: '', startsOn, endsOn: addDays(plusMonths(startsOn, 12), -1) },
    }),
  ).toBe(words),
)

test.each([
  [null, 'Nothing was spent from the contingency reserve fund in this period.'],
  [{ _id: '', startsOn: '2026-01-01', endsOn: '2026-12-31' }, 'Nothing was spent outside the budget in this period.'],
])('nothing to list: %#', (budget, words) => expect(nothingWords({ budget }, labelsFor('BC'))).toBe(words))

test.each([
  ['2027-02-25', 'The statement for fiscal year 2026 is due by Feb 25, 2027.'],
  ['2027-02-26', 'The statement for fiscal year 2026 was due by Feb 25, 2027.'],
])('the statement on %s: %s', (today, words) => expect(dueWords('2026-01-01', '2027-02-25', today)).toBe(words))

test('a category says how much of it has no approval', () =>
  expect(unapprovedWords(125_000)).toBe('$1,250.00 without approval'))
