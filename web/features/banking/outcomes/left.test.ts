import { expect, test } from 'vitest'
import type { Outcome } from '../../../../contract/banking/bank-row.ts'
import { leftInAccount, leftInFund } from './left.ts'

const expense: Outcome = { kind: 'category', categoryId: 'a', levyId: null, authority: null, isAnother: false }
const transfer: Outcome = { kind: 'transfer', fund: 'reserve', authority: 'Budget' }
const ignored: Outcome = { kind: 'ignored', reason: 'Other side' }
const paidOut: Outcome = { kind: 'paidOut', what: 'expense', id: 'x' }
type State = 'toMatch' | 'matched' | 'ignored'

test.each<[State, Outcome | null, number, number]>([
  ['toMatch', null, -2000, 3000],
  ['matched', expense, 3000, 3000],
  ['matched', { ...expense, levyId: 'roof' }, -2000, 3000],
  ['matched', transfer, -2000, 3000],
  ['matched', paidOut, -2000, -2000],
  ['ignored', ignored, -2000, -2000],
])(
  'a withdrawal of 50.00 that is %s (%j) leaves the fund %d and the account %d',
  (state, outcome, inFund, inAccount) => {
    const row = { cents: -5000, state, outcome }
    expect(leftInFund({ operating: 3000, reserve: 0 }, 'operating', row)).toBe(inFund)
    expect(leftInAccount({ booksCents: 4000, unpostedCents: -1000 }, row)).toBe(inAccount)
  },
)
