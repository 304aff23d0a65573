import { expect, test } from 'vitest'
import type { Budget } from '../../../contract/budget/budget.ts'
import { differences, LinesForm, linesOf, withoutGroup } from './lines.ts'

const ids = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002']
const budget = {
  lines: [
    { kind: 'expense', name: 'Insurance', yearCents: 8_400_050, group: null },
    { kind: 'income', name: 'Guest suite', yearCents: 120_000, group: null },
    { kind: 'expense', name: 'Roof repairs', yearCents: 90_000, group: 0 },
  ],
  groups: [
    {
      name: 'Townhouses',
      basis: 'type',
      units: [
        { _id: ids[0], unitNumber: '3' },
        { _id: ids[1], unitNumber: '5' },
      ],
    },
  ],
  reserveCents: 2_900_000,
  version: 3,
} as unknown as Budget

test('the form is filled in dollars, and read in cents', () => {
  const values = linesOf(budget)
  expect(values.lines[0]).toEqual({ kind: 'expense', name: 'Insurance', yearCents: '84000.50', group: '' })
  expect(values.lines[2]!.group).toBe('0')
  expect(LinesForm.parse(values)).toEqual({ ...budget, groups: [{ name: 'Townhouses', basis: 'type', unitIds: ids }] })
})

test('a category that is listed twice is refused on its line', () => {
  const values = linesOf(budget)
  const twice = {
    ...values,
    lines: [...values.lines, { kind: 'expense', name: 'insurance', yearCents: '1', group: '' }],
  }
  expect(LinesForm.safeParse(twice).error?.issues).toMatchObject([{ path: ['lines', 3, 'name'] }])
})

test('another version is told by the lines that mine doesn’t have', () => {
  const same = LinesForm.parse(linesOf(budget))
  expect(differences(budget, same)).toEqual([])
  const mine = { ...same, lines: same.lines.slice(1), reserveCents: 100 }
  expect(differences(budget, mine)).toEqual(['Insurance: $84,000.50', 'Reserve: $29,000.00'])
  const fewer = { ...same, groups: [{ ...same.groups[0]!, unitIds: ids.slice(1) }] }
  expect(differences(budget, fewer)).toEqual(['Townhouses: units 3, 5'])
  const ofAll = { ...same, lines: same.lines.map((line) => ({ ...line, group: null })) }
  expect(differences(budget, ofAll)).toEqual(['Roof repairs (Townhouses): $900.00'])
})

test('without a group, its lines are shared by all, and those of later groups keep theirs', () => {
  const lines = ['', '0', '1', '2'].map((group) => ({ ...linesOf(budget).lines[0]!, group }))
  expect(withoutGroup(lines, 1).map(({ group }) => group)).toEqual(['', '0', '', '1'])
})
