import { expect, test } from 'vitest'
import type { BankRow, Outcome } from '../../../../contract/banking/bank-row.ts'
import { labelsFor } from '../../../../law/law.ts'
import { directionOf, outcomeWords, refusedWords, saidOf, signedMoney } from './outcome-words.ts'

const holding = (holdingId: string, unitNumber: string, ...owners: string[]) => ({ holdingId, unitNumber, owners })
const spent = (_id: string, more: object) => ({
  ...{ _id, what: 'expense' as const, day: '2026-11-05', cents: 70_000, unitNumbers: [] },
  expense: {
    ...{ fund: 'operating' as const, category: { _id: 'repairs', name: 'Repairs' }, payee: null, reference: null },
    ...more,
  },
})
const row = {
  cents: 70_000,
  holdings: [holding('a', '703', 'Olivia Owner'), holding('b', '305', 'Olivia Owner'), holding('c', '410', 'Ana Lund')],
  payment: { _id: 'p', day: '2026-11-02', payer: 'Olivia Owner', cents: 70_000 },
  run: { _id: 'r', on: '2026-12-01', count: 12, cents: 70_000 },
  paidOut: [
    { _id: 'cheque', what: 'refund' as const, day: '2026-11-18', cents: 70_000, unitNumbers: ['703'], expense: null },
    { _id: 'nsf', what: 'return' as const, day: '2026-11-09', cents: 70_000, unitNumbers: [], expense: null },
    spent('rona', { payee: 'Rona', reference: '118' }),
    spent('bare', {}),
  ],
  levy: { _id: 'roof', name: 'Roof 2027' },
}
const categories = [
  { _id: 'hydro', kind: 'expense', name: 'Hydro' },
  { _id: 'laundry', kind: 'income', name: 'Laundry' },
] as const
const payment = (shares: [string, number][], ask: string[] = []): Outcome => ({
  ...{ kind: 'payment', way: 'eTransfer', payer: null, ask },
  shares: shares.map(([holdingId, cents]) => ({ holdingId, cents })),
})
const word = { charges: [{ chargeId: 'f', cents: 20_000 }], instruction: 'For the fine' }
const words = (outcome: Outcome, more = {}) =>
  outcomeWords({ ...row, ...more }, outcome, [...categories], labelsFor('BC'))

test.each<[string, Outcome]>([
  ['703 $700.00', payment([['a', 70_000]])],
  [
    '703 $433.07, 305 $266.93',
    payment([
      ['a', 43_307],
      ['b', 26_693],
    ]),
  ],
  ['Wait for Olivia Owner’s answer (703, 305)', payment([], ['a', 'b'])],
  ['Wait for the answer of Olivia Owner, Ana Lund (703, 410)', payment([], ['a', 'c'])],
  ['703 $433.07, $266.93 left: Wait for Olivia Owner’s answer (703, 305)', payment([['a', 43_307]], ['a', 'b'])],
  ['703 $700.00 (as the payer said)', { ...payment([]), shares: [{ holdingId: 'a', cents: 70_000, word }] } as Outcome],
  ['703 $433.07, $266.93 left: Payment to allocate later', payment([['a', 43_307]])],
  ['Payment to allocate later', payment([])],
  ['12 debits of Dec 1, 2026', { kind: 'debits', runId: 'r' }],
  ['Already recorded: Nov 2, 2026, Olivia Owner', { kind: 'recorded', paymentId: 'p' }],
  ['Returned payment: Nov 2, 2026, Olivia Owner', { kind: 'returned', paymentId: 'p' }],
  ['Already recorded: Refund to 703, Nov 18, 2026', { kind: 'paidOut', what: 'refund', id: 'cheque' }],
  ['Already recorded: Returned payment, Nov 9, 2026', { kind: 'paidOut', what: 'return', id: 'nsf' }],
  ['Already recorded: Repairs, Nov 5, 2026 (Rona, 118)', { kind: 'paidOut', what: 'expense', id: 'rona' }],
  ['Already recorded: Repairs, Nov 5, 2026', { kind: 'paidOut', what: 'expense', id: 'bare' }],
  ['Already recorded: a refund', { kind: 'paidOut', what: 'refund', id: 'gone' }],
  ['Already recorded: a returned payment', { kind: 'paidOut', what: 'return', id: 'gone' }],
  ['Already recorded: an expense', { kind: 'paidOut', what: 'expense', id: 'gone' }],
  ['Expense: Hydro', { kind: 'category', categoryId: 'hydro', levyId: null, authority: null, isAnother: false }],
  [
    'Expense: Hydro, special levy “Roof 2027”',
    { kind: 'category', categoryId: 'hydro', levyId: 'roof', authority: null, isAnother: false },
  ],
  ['Expense: Hydro', { kind: 'category', categoryId: 'hydro', levyId: 'another', authority: null, isAnother: false }],
  ['Income: Laundry', { kind: 'category', categoryId: 'laundry', levyId: null, authority: null, isAnother: false }],
  ['Income or expense', { kind: 'category', categoryId: 'gone', levyId: null, authority: null, isAnother: false }],
  ['Transfer from the contingency reserve fund', { kind: 'transfer', fund: 'reserve', authority: 'Budget' }],
  ['Ignored: Corrected by the bank', { kind: 'ignored', reason: 'Corrected by the bank' }],
])('%s', (said, outcome) => expect(words(outcome)).toBe(said))

test('what goes out moves to the other fund', () =>
  expect(words({ kind: 'transfer', fund: 'reserve', authority: 'Budget' }, { cents: -70_000 })).toBe(
    'Transfer to the contingency reserve fund',
  ))

test('in Alberta the reserve has another name', () =>
  expect(
    outcomeWords(row, { kind: 'transfer', fund: 'reserve', authority: 'Budget' }, [...categories], labelsFor('AB')),
  ).toBe('Transfer from the reserve fund'))

test('a payment that isn’t known any more has no name', () =>
  expect(words({ kind: 'recorded', paymentId: 'p' }, { payment: null })).toBe('Already recorded: a payment'))

test.each<[string, Outcome | null]>([
  [
    'Matched with 703, 305.',
    payment([
      ['a', 43_307],
      ['b', 26_693],
    ]),
  ],
  ['Matched. Wait for Olivia Owner’s answer (703).', payment([], ['a'])],
  [
    'Matched. Expense: Hydro.',
    { kind: 'category', categoryId: 'hydro', levyId: null, authority: null, isAnother: false },
  ],
  ['Ignored.', { kind: 'ignored', reason: 'Ours' }],
  ['Match undone.', null],
])('to those who only hear it: %s', (said, outcome) =>
  expect(saidOf({ ...row, outcome } as unknown as BankRow, [...categories], labelsFor('BC'))).toBe(said),
)

test('a refusal names the transaction', () =>
  expect(refusedWords({ day: '2026-11-04', cents: 43_307 }, 'The month is locked.')).toBe(
    'Nov 4, 2026, +$433.07: The month is locked.',
  ))

test('an amount says its direction without colour', () =>
  expect([signedMoney(43_307), directionOf(43_307), signedMoney(-120_000), directionOf(-120_000)]).toEqual([
    ...['+$433.07', 'Deposit', '−$1,200.00', 'Withdrawal'],
  ]))
