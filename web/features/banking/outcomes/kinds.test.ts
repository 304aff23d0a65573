import { expect, test } from 'vitest'
import type { BankRow, Outcome } from '../../../../contract/banking/bank-row.ts'
import { kindOf, kindsFor } from './kinds.ts'

test('only deposits to the operating account come from owners, and only its withdrawals are returned payments', () => {
  const all = [kindsFor(1, 'operating'), kindsFor(-1, 'operating'), kindsFor(1, 'reserve'), kindsFor(-1, 'reserve')]
  expect(all.map((kinds) => kinds.includes('payment'))).toEqual([true, false, false, false])
  expect(all.map((kinds) => kinds.includes('returned'))).toEqual([false, true, false, false])
  expect(all.map((kinds) => kinds.includes('paidOut'))).toEqual([false, true, false, true])
})

const hydro: Outcome = { kind: 'category', categoryId: 'hydro', levyId: null, authority: null, isAnother: false }
test.each<[string, Partial<BankRow>, string]>([
  ['what it is matched with', { cents: 1, outcome: hydro }, 'category'],
  ['what it seems to be', { cents: 1, proposal: { outcome: hydro, confidence: 'likely', reason: '' } }, 'category'],
  ['the most usual', { cents: 1 }, 'payment'],
  ['the most usual of a withdrawal', { cents: -1 }, 'category'],
  ['the most usual, if it can’t be that', { cents: -1, outcome: { kind: 'recorded', paymentId: 'p' } }, 'category'],
])('a form begins with %s', (_what, more, kind) =>
  expect(kindOf({ outcome: null, proposal: null, ...more } as BankRow, 'operating')).toBe(kind),
)
