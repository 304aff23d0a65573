import { expect, test } from 'vitest'
import { chargeRule, chargeTypes, debitFrom, limitationOf } from '../law.ts'

const day = '2026-11-20'

test.each([
  ['strataFee', true, true, 1],
  ['specialLevy', true, true, 1],
  ['feeInterest', true, false, 2],
  ['levyInterest', true, false, 2],
  ['orderedWork', true, false, 3],
  ['judgmentShare', true, false, 4],
  ['openingBalance', false, false, 5],
  ['userFee', false, false, 6],
  ['stallRent', false, false, 6],
  ['documentFee', false, false, 6],
  ['deposit', false, false, 6],
  ['returnedPayment', false, false, 6],
  ['returnedCredit', false, false, 6],
  ['administration', false, false, 6],
  ['damage', false, false, 6],
  ['chargeback', false, false, 6],
  ['fine', false, false, null],
  ['remedyCost', false, false, null],
  ['lienCost', false, false, null],
] as const)(
  'a debt of the type %s: lienable %s, with interest %s, placed at %j',
  (type, isLienable, bearsInterest, rank) => {
    expect(chargeRule('BC', type, day)).toEqual({ isLienable, bearsInterest, rank })
  },
)

test('every type has a row', () => {
  expect(chargeTypes).toHaveLength(19)
})

test.each([
  ['AB', '2026-02-14', false],
  ['AB', '2026-02-15', true],
  ['BC', '2026-02-15', false],
] as const)('a chargeback in %s of %s counts as a contribution: %s', (jurisdiction, on, isContribution) => {
  const [chargeback, fee] = [chargeRule(jurisdiction, 'chargeback', on), chargeRule(jurisdiction, 'strataFee', on)]
  expect(JSON.stringify(chargeback) === JSON.stringify(fee)).toBe(isContribution)
})

test.each([
  ['BC', 'strataFee', '2028-01-01', '2027-07-01'],
  ['AB', 'strataFee', '2028-01-01', '2027-07-01'],
  ['BC', 'fine', undefined, undefined],
  ['other', 'strataFee', undefined, undefined],
] as const)(
  'in %s a debt of the type %s due on January 1, 2026 is sued for until %s, shown from %s',
  (of, type, last, warn) => {
    const limitation = limitationOf(of, type, '2026-01-01')
    expect([limitation?.lastOn, limitation?.warnFrom]).toEqual([last, warn])
  },
)

test.each([
  ['2027-03-20', false, '2027-03-31'],
  ['2027-03-24', false, '2027-04-04'],
  ['2027-03-24', true, '2027-03-24'],
])('a changed debit announced on %s, waived %s, is made from %s', (noticedOn, isWaived, from) => {
  expect(debitFrom(noticedOn, isWaived)).toMatchObject({ from, unverified: true })
})
