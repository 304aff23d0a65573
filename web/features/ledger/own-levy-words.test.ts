import { expect, test } from 'vitest'
import { labelsFor } from '../../../law/law.ts'
import { dividedWords, fundWords, instalmentWords, shareWords } from './own-levy-words.ts'

const unit = { _id: 'u', unitNumber: '703' }
const instalment = (dueOn: string) => ({
  ...{ dueOn, cents: 144_842, state: 'toCome' as const, paidCents: 0, openCents: 0 },
})

test('what a unit pays is one sentence', () => {
  const days = ['2027-01-15', '2027-02-15', '2027-03-15'].map(instalment)
  expect(shareWords({ unit, weighed: null, cents: 434_526, instalments: days })).toBe(
    'Your share for unit 703 is $4,345.26, in 3 instalments.',
  )
  expect(shareWords({ unit, weighed: null, cents: 434_526, instalments: days.slice(0, 1) })).toBe(
    'Your share for unit 703 is $4,345.26, due Jan 15, 2027.',
  )
  const [first, ...others] = days
  const before = { ...first!, state: 'earlierOwner' as const }
  expect(shareWords({ unit, weighed: null, cents: 289_684, instalments: [before, ...others] })).toBe(
    'Your share for unit 703 is $2,896.84, in 2 instalments.',
  )
  expect(shareWords({ unit, weighed: null, cents: 0, instalments: [before] })).toBe('You owe nothing for unit 703.')
})

test.each([
  ['toCome', 0, 0, 'To come'],
  ['earlierOwner', 0, 0, 'Charged to the previous owner'],
  ['cancelled', 0, 0, 'Cancelled'],
  ['charged', 0, 1000, 'Due'],
  ['charged', 600, 400, 'Partly paid: $4.00 is due'],
  ['charged', 1000, 0, 'Paid'],
  ['charged', 0, 0, 'Written off'],
  ['charged', 600, 0, 'Paid, the rest written off'],
] as const)('an instalment that is %s, with %d paid and %d open, reads “%s”', (state, paidCents, openCents, words) =>
  expect(instalmentWords({ state, cents: 1000, paidCents, openCents })).toBe(words),
)

test('a share says how it was worked out, with parts that earlier owners owe', () => {
  const instalments = [94_921, 94_921, 94_921, 94_920].map((cents) => ({ ...instalment('2027-01-15'), cents }))
  const weighed = { weight: 90, weights: 5926 }
  expect(dividedWords(25_000_000, { weighed, instalments }, labelsFor('BC'))).toBe(
    'Shared by unit entitlement: $250,000.00 × 90 ÷ 5,926 = $3,796.83',
  )
  expect(dividedWords(25_000_000, { weighed: null, instalments }, labelsFor('BC'))).toBe(
    'Divided as the resolution sets: the unit’s share is $3,796.83 of $250,000.00.',
  )
})

const money = { chargedCents: 0, paidCents: 12_000_000, spentCents: 8_000_000, balanceCents: 4_000_000 }

test.each([
  [{ refundedCents: 0, toReserveCents: 0 }, []],
  [{ refundedCents: 310_000, toReserveCents: 0 }, ['$3,100.00 was refunded to owners.']],
  [{ refundedCents: 0, toReserveCents: 50 }, ['$0.50 was moved to the contingency reserve fund.']],
])('what became of the money, with %j', (gone, more) =>
  expect(fundWords({ ...money, ...gone }, labelsFor('BC'))).toEqual([
    'Owners have paid $120,000.00; $80,000.00 has been spent; $40,000.00 is left.',
    ...more,
  ]),
)

test('in Alberta the money was moved to the reserve fund', () =>
  expect(fundWords({ ...money, refundedCents: 0, toReserveCents: 50 }, labelsFor('AB'))).toContain(
    '$0.50 was moved to the reserve fund.',
  ))
