import { expect, test } from 'vitest'
import { inSignedCents, TotalsForm, valuesOf } from './totals.ts'

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['$1,240.50', 124_050],
  ['-310.5', -31_050],
  ['−310', -31_000],
  ['-$310.00', -31_000],
  ['(310.00)', -31_000],
  ['- abc', '- abc'],
  ['(310', '(310'],
  ['--5', '--5'],
])('%j is read as %j', (typed, cents) => expect(inSignedCents(typed)).toBe(cents))

const typed = { asOf: '2026-10-31', operatingCents: '-12.5', reserveCents: '', expectedCents: '1240.50' }
const read = { asOf: '2026-10-31', operatingCents: -1250, reserveCents: null, expectedCents: 124_050 }

test('the form reads what it was filled with', () => {
  expect(TotalsForm.parse(typed)).toEqual(read)
  expect(valuesOf(read)).toEqual({ ...typed, operatingCents: '-12.50' })
  expect(TotalsForm.parse(valuesOf(read))).toEqual(read)
})

test('an amount that is none is refused at its field', () => {
  const { error } = TotalsForm.safeParse({ ...typed, operatingCents: '12,40,1', reserveCents: '(10000000.01)' })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['operatingCents', 'Enter an amount, such as 12400.50'],
    ['reserveCents', 'Up to $10,000,000'],
  ])
})
