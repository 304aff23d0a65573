import { expect, test } from 'vitest'
import type { PaidOut } from '../../../../contract/banking/bank-row.ts'
import { alikeExpense } from './alike.ts'

const day = '2026-11-05'
const category = { _id: 'repairs', name: 'Repairs' }
const rona: PaidOut = {
  ...{ _id: 'rona', what: 'expense', day, cents: 5421, unitNumbers: [] },
  expense: { fund: 'operating', category, payee: 'Rona', reference: '118' },
}
const refund: PaidOut = { ...rona, _id: 'refund', what: 'refund', expense: null }

test.each<[what: string, paidOut: PaidOut[], categoryId: unknown, found: string | null]>([
  ['of its day and category', [refund, rona], 'repairs', 'rona'],
  ['of another day', [{ ...rona, day: '2026-11-04' }], 'repairs', null],
  ['of another category', [rona], 'hydro', null],
  ['while no category is chosen', [refund, rona], '', null],
  ['that is a refund', [refund], undefined, null],
])('an expense %s', (_what, paidOut, categoryId, found) => {
  expect(alikeExpense({ day, paidOut }, categoryId)?._id ?? null).toBe(found)
})
