import { expect, test } from 'vitest'
import type { Budget } from '../../../contract/budget/budget.ts'
import { differences, LinesForm, linesOf } from './lines.ts'

const budget = {
  lines: [
    { kind: 'expense', name: 'Insurance', yearCents: 8_400_050 },
    { kind: 'income', name: 'Guest suite', yearCents: 120_000 },
  ],
  reserveCents: 2_900_000,
  version: 3,
} as unknown as Budget

test('the form is filled in dollars, and read in cents', () => {
  const values = linesOf(budget)
  expect(values.lines[0]).toEqual({ kind: 'expense', name: 'Insurance', yearCents: '84000.50' })
  expect(LinesForm.parse(values)).toEqual(budget)
})

test('a category that is listed twice is refused on its line', () => {
  const values = linesOf(budget)
  const twice = { ...values, lines: [...values.lines, { kind: 'expense', name: 'insurance', yearCents: '1' }] }
  expect(LinesForm.safeParse(twice).error?.issues).toMatchObject([{ path: ['lines', 2, 'name'] }])
})

test('another version is told by the lines that mine doesn’t have', () => {
  const mine = { lines: budget.lines.slice(1), reserveCents: 100 }
  expect(differences(budget, mine)).toEqual(['Insurance: $84,000.50', 'Reserve: $29,000.00'])
  expect(differences(budget, budget)).toEqual([])
})
