/** What income and expenses of a fund need, and whose a deposit plainly is. */
import { expect, test } from 'vitest'
import { indexUnits } from '../rows/text.ts'
import { categoryFault, isPlainlyFor } from './rules.ts'

const paid = { cents: -100, kind: 'expense', levyId: null, authority: null } as const
const authority = { field: 'authority', words: 'Enter the authority for this expense' }
const notReserve = { field: 'levyId', words: 'A special levy is spent from the operating account only' }
const notIncome = { field: 'levyId', words: 'Choose an expense to spend from a special levy' }

test.each<[string, ...Parameters<typeof categoryFault>, ReturnType<typeof categoryFault> | object]>([
  ['an expense of the operating fund', 'operating', paid, null],
  ['one of the reserve', 'reserve', paid, authority],
  ['one of the reserve without words', 'reserve', { ...paid, authority: '' }, authority],
  ['one of the reserve with its authority', 'reserve', { ...paid, authority: 'AGM' }, null],
  ['money that comes to the reserve', 'reserve', { ...paid, cents: 100 }, null],
  ['one from a levy', 'operating', { ...paid, levyId: 'roof' }, null],
  ['one from a levy, paid by the reserve', 'reserve', { ...paid, levyId: 'roof', authority: 'AGM' }, notReserve],
  ['income of a levy', 'operating', { ...paid, kind: 'income', levyId: 'roof' }, notIncome],
])('%s', (_what, fund, said, fault) => expect(categoryFault(fund, said)).toEqual(fault))

test.each([
  ['E-TRANSFER OLIVIA OWNER', true],
  ['E-TRANSFER JAMES SMITH "unit 703"', true],
  ['CHEQUE 0412 UNIT 703', true],
  ['E-TRANSFER OWNER', false],
  ['E-TRANSFER JAMES SMITH 305', false],
  ['E-TRANSFER JAMES SMITH "for Olivia Owner"', false],
  ['MOBILE DEPOSIT', false],
  ['', false],
])('“%s” plainly gives a deposit to Olivia Owner’s unit 703: %j', (text, is) =>
  expect(
    isPlainlyFor(text, { unitNumber: '703', owners: ['Theo Other', 'Olivia Owner'] }, indexUnits(['305', '703'])),
  ).toBe(is),
)
