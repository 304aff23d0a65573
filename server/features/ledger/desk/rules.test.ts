import { describe, expect, test } from 'vitest'
import type { ChargeType } from '../../../../contract/ledger/ledger-words.ts'
import { chargeTypes as ofContract } from '../../../../contract/ledger/ledger-words.ts'
import { chargeTypes } from '../../../../law/law.ts'
import {
  agesOf,
  agesTogether,
  chargeShown,
  dayToEnter,
  decisionRefusal,
  lastOfMonth,
  linesOf,
  monthsToLock,
  rentsRefusal,
  summaryOf,
  transferWords,
  type KnownCharge,
} from './rules.ts'

const today = '2026-11-20'
const owed = (type: ChargeType, dueOn: string, openCents: number): KnownCharge => ({
  ...{ _id: `${type} ${dueOn}`, type, words: type, authority: 'Budget', dueOn },
  ...{ cents: openCents, openCents },
})

test('what is charged is called the same by the contract and by the law', () =>
  expect(ofContract.toSorted()).toEqual(chargeTypes.toSorted()))

test.each([
  ['2026-11-20', '2026-11-01', true],
  ['2025-11-01', '2026-11-01', true],
  ['2025-10-31', '2026-11-01', false],
  ['1999-01-01', '2026-11-01', false],
])('a decision of %s can be about a charge due on %s: %s', (decidedOn, dueOn, can) =>
  expect(decisionRefusal(decidedOn, dueOn) === null).toBe(can),
)

describe('the age of a debt', () => {
  test.each([
    ['2026-11-21', { upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 }],
    ['2026-11-20', { upTo30: 100, upTo60: 0, upTo90: 0, over90: 0 }],
    ['2026-10-21', { upTo30: 100, upTo60: 0, upTo90: 0, over90: 0 }],
    ['2026-10-20', { upTo30: 0, upTo60: 100, upTo90: 0, over90: 0 }],
    ['2026-09-21', { upTo30: 0, upTo60: 100, upTo90: 0, over90: 0 }],
    ['2026-09-20', { upTo30: 0, upTo60: 0, upTo90: 100, over90: 0 }],
    ['2026-08-22', { upTo30: 0, upTo60: 0, upTo90: 100, over90: 0 }],
    ['2026-08-21', { upTo30: 0, upTo60: 0, upTo90: 0, over90: 100 }],
  ])('due on %s', (dueOn, ages) => expect(agesOf([owed('strataFee', dueOn, 100)], today)).toEqual(ages))

  test('adds up band by band', () => {
    const one = agesOf([owed('strataFee', '2026-11-01', 100), owed('fine', '2026-01-15', 7)], today)
    expect(agesTogether([one, one])).toEqual({ upTo30: 200, upTo60: 0, upTo90: 0, over90: 14 })
    expect(agesTogether([])).toEqual({ upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 })
  })
})

describe('what a holding owes', () => {
  const holding = {
    ...{ _id: '703', unit: { _id: 'u', unitNumber: '703' }, owners: ['Olivia'], from: null, to: null },
    ...{ paymentCode: '4821930574', creditCents: 0 },
  }

  test('row 10: fees of January and February, a fine, and 600.00 paid without a word', () => {
    const charges = [owed('fine', '2026-01-15', 20_000), owed('strataFee', '2026-02-01', 26_614)]
    expect(summaryOf({ ...holding, charges }, 'BC', '2026-02-20')).toMatchObject({
      ...{ dueCents: 46_614, lienableCents: 26_614, laterCents: 0, dueSince: '2026-01-15' },
    })
  })

  test('is due from its day on, and is nothing before', () => {
    const charges = [owed('strataFee', '2026-12-01', 43_307)]
    expect(summaryOf({ ...holding, charges }, 'BC', today)).toMatchObject({
      ...{ dueCents: 0, laterCents: 43_307, dueSince: null },
    })
    expect(summaryOf({ ...holding, charges }, 'BC', '2026-12-01')).toMatchObject({
      ...{ dueCents: 43_307, laterCents: 0, dueSince: '2026-12-01' },
    })
  })

  test.each<[ChargeType, boolean, boolean]>([
    ['strataFee', true, false],
    ['administration', false, false],
    ['fine', false, true],
  ])('a charge of type %s: may be secured by a lien %s, is paid only on the payer’s word %s', (type, lien, onWord) =>
    expect(chargeShown('BC', owed(type, '2026-11-01', 100))).toMatchObject({ isLienable: lien, isOnWord: onWord }),
  )
})

describe('the months that can be locked', () => {
  const months = (lockedThrough: string | null, firstDay: string | null) =>
    monthsToLock({ lockedThrough, firstDay }, today)

  test.each<[string, string[], string[]]>([
    ['none before the first entry', months(null, null), []],
    ['from the month of the first entry', months(null, '2026-08-15'), ['2026-08-01', '2026-09-01', '2026-10-01']],
    ['from the first that is open', months('2026-08-31', '2026-01-01'), ['2026-09-01', '2026-10-01']],
    ['not the one that runs', months('2026-10-31', '2026-01-01'), []],
    ['over the end of a year', months('2026-12-31', null), []],
  ])('%s', (_what, found, expected) => expect(found).toEqual(expected))

  test('end on their last day', () =>
    expect(['2026-02-01', '2028-02-01', '2026-12-01'].map(lastOfMonth)).toEqual([
      ...['2026-02-28', '2028-02-29', '2026-12-31'],
    ]))
})

test.each([
  ['not at all', null, '2026-09-01', null],
  ['from this month', '2026-11-01', null, null],
  ['from a later month', '2027-01-01', '2026-09-01', null],
  ['from the month as it was', '2026-09-01', '2026-09-01', null],
  ['from an earlier month', '2026-10-01', null, 'Choose this month or a later one'],
] as const)('stall rents are charged %s', (_what, from, before, refusal) =>
  expect(rentsRefusal(from, before, today)).toBe(refusal),
)

test.each([
  ['the bank’s day', '2026-11-02', null, '2026-11-02'],
  ['the bank’s day after the lock', '2026-11-02', '2026-10-31', '2026-11-02'],
  ['row 17: today for one of a locked month', '2026-10-31', '2026-10-31', today],
])('a payment is entered for %s', (_what, receivedOn, lockedThrough, day) =>
  expect(dayToEnter(receivedOn, lockedThrough, today)).toBe(day),
)

test('a long note is broken between words, and keeps its own lines', () => {
  expect(linesOf('How to pay: by cheque\n\nor  e-Transfer', 12)).toEqual([
    'How to pay:',
    'by cheque',
    'or',
    'e-Transfer',
  ])
  expect(linesOf('', 12)).toEqual([])
})

test('words a transfer by its units', () => {
  expect(transferWords('703', '305')).toBe('Credit transferred from unit 703 to unit 305')
  expect(transferWords('703', '703')).toBe('Credit transferred to another account of unit 703')
})
