import { expect, test } from 'vitest'
import type { BookImport } from '../../../contract/book-imports/book-import.ts'
import { labelsFor } from '../../../law/law.ts'
import { addWords, amountWords, banksWords, isUnfinished, nameOf, rosterWords } from './words.ts'

test.each([
  [0, null, null, 'Add to the books'],
  [1, null, null, 'Add balances of 1 unit'],
  [12, 0, null, 'Add balances of 12 units and 1 bank account'],
  [12, 100, -100, 'Add balances of 12 units and 2 bank accounts'],
  [0, null, 100, 'Add 1 bank balance'],
  [0, 100, 100, 'Add 2 bank balances'],
])('%d units, %s and %s in the bank', (units, operatingCents, reserveCents, words) => {
  const accounts = Array.from<BookImport['accounts'][number]>({ length: units })
  const choices = { operatingCents, reserveCents } as BookImport['choices']
  expect(addWords({ accounts, choices })).toBe(words)
})

test('balances are called by their file, or where they come from', () => {
  expect(nameOf({ fileName: 'october.csv', origin: 'file' })).toBe('october.csv')
  expect(nameOf({ fileName: null, origin: 'bank' })).toBe('Bank balances')
})

test('nothing is shown as a dash', () => expect([0, -50].map(amountWords)).toEqual(['–', '−$0.50']))

test.each([
  ['roster', null, 100, true],
  ['file', null, null, true],
  ['file', 0, null, false],
  ['bank', null, null, true],
  ['bank', null, 100, false],
] as const)('a %s with total %s and bank balance %s', (origin, expectedCents, reserveCents, is) => {
  const choices = { expectedCents, reserveCents, operatingCents: null } as BookImport['choices']
  expect(isUnfinished({ origin, choices })).toBe(is)
})

test('the offer says what can be brought in', () => {
  expect(rosterWords({ units: 1, cents: 124_050 })).toBe(
    'The roster you imported has opening balances for 1 unit: $1,240.50 in total.',
  )
  expect(banksWords(['operating', 'reserve'], labelsFor('BC'))).toBe(
    'The operating account and the contingency reserve account have no opening balance yet.',
  )
  expect(banksWords(['reserve'], labelsFor('BC'))).toBe('The contingency reserve account has no opening balance yet.')
  expect(banksWords(['operating'], labelsFor('BC'))).toBe('The operating account has no opening balance yet.')
  expect(banksWords([], labelsFor('BC'))).toBeNull()
  expect(banksWords(['operating', 'reserve'], labelsFor('AB'))).toBe(
    'The operating account and the reserve account have no opening balance yet.',
  )
  expect(banksWords(['reserve'], labelsFor('AB'))).toBe('The reserve account has no opening balance yet.')
})
