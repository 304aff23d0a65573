import { expect, test } from 'vitest'
import { labelsFor } from '../../../../law/law.ts'
import { yearRows } from './year-rows.ts'

const line = (kind: 'expense' | 'income', name: string, yearCents: number, group: number | null = null) => ({
  ...{ kind, name, yearCents, group },
})
const decks = { name: 'Decks', basis: 'type', yearCents: 300, monthCents: 25, reason: null, ownUnits: [] } as const

test('a budget reads from its expenses and other income to what owners pay', () => {
  const budget = {
    lines: [line('expense', 'Insurance', 1000), line('income', 'Laundry', 200), line('expense', 'Roofing', 300, 0)],
    ...{
      groups: [{ ...decks, ownUnits: [] }],
      expenseCents: 1300,
      otherIncomeCents: 200,
      reserveCents: 100,
      yearCents: 1200,
    },
  }
  expect(yearRows(budget, labelsFor('BC')).map(({ words, sharedBy, cents }) => [words, sharedBy, cents])).toEqual([
    ['Insurance', null, 1000],
    ['Roofing', 'Decks', 300],
    ['Total expenses', null, 1300],
    ['Laundry', null, 200],
    ['Total other income', null, 200],
    ['Contribution to the contingency reserve fund', null, 100],
    ['Owners pay, after other income', null, 1200],
  ])
})

test('a budget without other income has no sum of it', () => {
  const budget = { lines: [], groups: [], expenseCents: 0, otherIncomeCents: 0, reserveCents: 100, yearCents: 100 }
  expect(yearRows(budget, labelsFor('AB')).map(({ words, kind }) => [words, kind])).toEqual([
    ['Total expenses', 'sum'],
    ['Contribution to the reserve fund', 'sum'],
    ['Owners pay', 'sum'],
  ])
})
