import { describe, expect, test } from 'vitest'
import type { Levy } from '../../../contract/levies/levy.ts'
import { atOnceWords, chargesWords, dueWords, laterWords, payingUnits, refundWords, settledWords } from './words.ts'

const instalment = (dueOn: string, cents: number) => ({ dueOn, cents, chargedCents: 0, cancelledCents: 0, leftOut: [] })
const instalments = [
  instalment('2026-11-28', 8_333_334),
  instalment('2027-01-15', 8_333_333),
  instalment('2027-04-15', 8_333_333),
]
const shares = [{ cents: 15_000_000 }, { cents: 10_000_000 }, { cents: 0 }] as Levy['shares']
const levy = { totalCents: 25_000_000, shares, instalments }

test('a levy that is due once is charged then', () =>
  expect(laterWords({ instalments: instalments.slice(0, 1) }, '2026-11-27')).toBe('It’s charged on Nov 28, 2026.'))

test('it’s due on one day, or from the first to the last', () => {
  expect(dueWords({ firstDueOn: '2027-01-15', lastDueOn: '2027-01-15' })).toBe('Jan 15, 2027')
  expect(dueWords({ firstDueOn: '2027-01-15', lastDueOn: '2027-04-15' })).toBe('Jan 15, 2027 to Apr 15, 2027')
})

test('approving says how many units are charged how much', () => {
  expect(payingUnits(shares)).toBe(2)
  expect(chargesWords(levy)).toBe('Charges 2 units $250,000.00 in 3 instalments.')
  expect(chargesWords({ ...levy, instalments: instalments.slice(0, 1) })).toBe('Charges 2 units $250,000.00.')
})

test.each([
  ['2026-11-27', null, 'The first instalment is charged on Nov 28, 2026.'],
  [
    '2026-11-28',
    'The first instalment, $83,333.34 in total, is charged at once, because its due date has come.',
    'The next instalment is charged on Jan 15, 2027.',
  ],
  [
    '2027-02-01',
    '2 instalments, $166,666.67 in total, are charged at once, because their due dates have come.',
    'The next instalment is charged on Apr 15, 2027.',
  ],
  ['2027-04-15', 'All of it, $250,000.00, is charged at once, because its due date has come.', null],
])('on %s: %s', (today, words, later) => {
  expect(atOnceWords(levy, today)).toBe(words)
  expect(laterWords(levy, today)).toBe(later)
})

describe('a refund', () => {
  const share = (settledCents: number) => ({ settledCents })
  const surplus = { cents: 70_000, shares: [share(0), share(60_000)] }

  test('says that the surplus becomes credit', () => {
    const paid = [share(0), share(0)]
    expect(settledWords({ ...surplus, shares: paid })).toBeNull()
    expect(refundWords({ ...surplus, shares: paid })).toEqual([
      'The owners of 2 units get $700.00 in total, as credit on their accounts. It pays charges that are due. The rest is kept for later ones, or you pay it back with Refund credit.',
    ])
  })

  test('says first how much of it pays what units still owe on the levy', () => {
    expect(settledWords(surplus)).toBe(
      '$600.00 of the refunds goes to what 1 unit still owes on this levy. That money is refunded too: $700.00 + $600.00 = $1,300.00.',
    )
    expect(refundWords(surplus)).toEqual([
      'The owners of 2 units get $1,300.00 in total. First, $600.00 of it is applied to what 1 unit still owes on this levy.',
      'The other $700.00 is credit on their accounts. It pays charges that are due. The rest is kept for later ones, or you pay it back with Refund credit.',
    ])
    expect(settledWords({ ...surplus, shares: [...surplus.shares, share(1)] })).toBe(
      '$600.01 of the refunds goes to what 2 units still owe on this levy. That money is refunded too: $700.00 + $600.01 = $1,300.01.',
    )
  })
})
