import { describe, expect, test } from 'vitest'
import type { Holding } from '../../../contract/ledger/holding.ts'
import { labelsFor } from '../../../law/law.ts'
import { allOwedWords, owedWords, ownersWords, whyWords } from './words.ts'

const today = '2026-11-20'
const charge = (dueOn: string, openCents: number) => ({
  ...{ _id: dueOn, type: 'strataFee', words: 'Strata fee', authority: 'Budget 2026', dueOn },
  ...{ cents: openCents, openCents, isLienable: true, isOnWord: false },
})
const account = (more: object) =>
  ({
    unit: { _id: 'u', unitNumber: '703' },
    dueCents: 0,
    dueSince: null,
    charges: [],
    creditCents: 0,
    ...more,
  }) as unknown as Holding

describe('what is owed, in a sentence', () => {
  test.each<[string, object, boolean, string, string[]]>([
    ['nothing', {}, true, 'Nothing is owed for unit 703.', []],
    [
      'something due',
      { dueCents: 43_307, dueSince: '2026-11-01', charges: [charge('2026-11-01', 43_307)] },
      true,
      'You owe $433.07 for unit 703, due since Nov 1, 2026.',
      [],
    ],
    ['due today', { dueCents: 100, dueSince: today }, false, 'Owed: $1.00 for unit 703, due today.', []],
    [
      'something due later',
      { charges: [charge('2026-12-01', 43_307), charge('2026-12-01', 1000), charge('2027-01-01', 7)] },
      true,
      'Nothing is owed for unit 703.',
      ['$443.07 is due on Dec 1, 2026.'],
    ],
    [
      'a credit',
      { creditCents: 5421 },
      true,
      'Nothing is owed for unit 703.',
      ['You have a credit of $54.21. It will be applied to the next charges due.'],
    ],
  ])('%s', (_what, more, isOwn, owed, rest) =>
    expect(owedWords(account(more), { today, isOwn })).toEqual({ owed, more: rest }),
  )
})

test('what is owed for several units is summed up, without those that owe nothing', () => {
  const of = (unitNumber: string, dueCents: number) => ({ unit: { _id: unitNumber, unitNumber }, dueCents })
  expect(allOwedWords([of('305', 43_307), of('703', 37_841)])).toBe(
    'You owe $811.48 in all: $433.07 for unit 305 and $378.41 for unit 703.',
  )
  expect(allOwedWords([of('305', 0), of('703', 37_841)])).toBe('You owe $378.41 in all: $378.41 for unit 703.')
  expect(allOwedWords([of('305', 0), of('703', 0)])).toBe('You owe nothing for your units today.')
})

test.each([
  ['BC', 'It can be secured by a lien on the strata lot if it stays unpaid.'],
  ['AB', 'It can be secured by a caveat on the unit if it stays unpaid.'],
  ['other', 'It can be secured by a lien on the unit if it stays unpaid.'],
] as const)('a charge in %s says what it rests on, and what the law makes of it', (jurisdiction, secured) => {
  const labels = labelsFor(jurisdiction)
  expect(whyWords({ authority: 'Budget 2026', shares: [], isLienable: true, isOnWord: false }, labels)).toEqual([
    'Based on: Budget 2026.',
    secured,
  ])
  expect(whyWords({ authority: 'Bylaw 3', shares: [], isLienable: false, isOnWord: true }, labels)).toEqual([
    'Based on: Bylaw 3.',
    'A payment goes toward it only if the payer says so.',
  ])
})

test('a fee shows the sum that it is, in the words of the province', () => {
  const month = { group: null, weight: 103, weights: 5926, instalment: null }
  const shares = [
    { ...month, fund: 'operating' as const, cents: 39_107, wholeCents: 2_250_000 },
    { ...month, fund: 'reserve' as const, cents: 4200, wholeCents: 241_667 },
  ]
  const fee = { authority: 'Budget 2026', shares, isLienable: false, isOnWord: false }
  expect(whyWords(fee, labelsFor('BC')).slice(1)).toEqual([
    'Shared by unit entitlement: 103 of 5,926.',
    'Operating fund: $22,500.00 × 103 ÷ 5,926 = $391.07',
    'Contingency reserve fund: $2,416.67 × 103 ÷ 5,926 = $42.00',
  ])
  const own = { ...shares[0]!, group: 'Townhouses', cents: 38_219, wholeCents: 90_000, weight: 62, weights: 146 }
  expect(whyWords({ ...fee, shares: [own] }, labelsFor('BC')).slice(1)).toEqual([
    'Operating fund, shared by Townhouses: $900.00 × 62 ÷ 146 = $382.19',
  ])
  const thirds = [{ ...month, fund: 'operating' as const, cents: 3334, wholeCents: 10_000, weight: 1, weights: 3 }]
  expect(whyWords({ ...fee, shares: thirds }, labelsFor('AB')).slice(1)).toEqual([
    'Shared by unit factor: 1 of 3.',
    'Operating fund: $100.00 × 1 ÷ 3 = $33.34',
    'Rounded so that all units add up to the total.',
  ])
  expect(whyWords(fee, labelsFor('AB')).at(-1)).toBe('Reserve fund: $2,416.67 × 103 ÷ 5,926 = $42.00')
})

test('an instalment shows the share that it is a part of, and which part', () => {
  const levy = { fund: 'levy' as const, group: null, wholeCents: 25_000_000, weight: 90, weights: 5926 }
  const second = { ...levy, cents: 94_921, instalment: { shareCents: 379_683, nth: 2, of: 4 } }
  const why = (...shares: Parameters<typeof whyWords>[0]['shares']) =>
    whyWords({ authority: 'Roof', shares, isLienable: false, isOnWord: false }, labelsFor('BC')).slice(1)
  const sum = 'Shared by unit entitlement: $250,000.00 × 90 ÷ 5,926 = $3,796.83'
  expect(why(second)).toEqual([sum, 'Of this share, $949.21 is instalment 2 of 4.'])
  expect(why({ ...second, cents: 379_683, instalment: { shareCents: 379_683, nth: 1, of: 1 } })).toEqual([sum])
  expect(why({ ...second, instalment: { shareCents: 379_684, nth: 2, of: 4 } })[1]).toBe(
    'Rounded so that all units add up to the total.',
  )
  expect(why({ ...second, weight: null, weights: null })).toEqual([
    'Divided as the resolution sets. This unit’s share is $3,796.83 of $250,000.00.',
    'Of this share, $949.21 is instalment 2 of 4.',
  ])
})

test('owners of before are named with their last day', () => {
  expect(ownersWords({ owners: ['Ana Lund', 'Olivia Owner'], to: null }, today)).toBe('Ana Lund, Olivia Owner')
  expect(ownersWords({ owners: ['Ana Lund'], to: '2026-05-31' }, today)).toBe('Ana Lund (until May 31, 2026)')
  expect(ownersWords({ owners: [], to: '2026-12-31' }, today)).toBe('No owner on record')
})
