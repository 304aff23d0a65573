import { expect, test } from 'vitest'
import { makeWords, notesOf, partLines, returnWords } from './words.ts'

test.each([
  [{ count: 12, cents: 519_684 }, false, 'Make file: 12 debits, $5,196.84'],
  [{ count: 1, cents: 43_307 }, true, 'Make test file: 1 debit, $433.07'],
])('of %j, a test: %s', (ready, isTest, words) => expect(makeWords({ ready, isTest })).toBe(words))

const fee = { words: 'Strata fee, December 2026', dueOn: '2026-12-01', cents: 43_307 }

test('an amount is explained by its parts, and credit is taken off', () => {
  expect(partLines({ parts: [fee], creditCents: 0, cents: 43_307 })).toEqual([
    { at: 0, words: 'Strata fee, December 2026, due Dec 1, 2026', cents: 43_307, isTotal: false },
    { at: 1, words: 'Debit', cents: 43_307, isTotal: true },
  ])
  expect(partLines({ parts: [fee], creditCents: 3_307, cents: 40_000 }).slice(1)).toEqual([
    { at: 1, words: 'Paid ahead', cents: -3_307, isTotal: false },
    { at: 2, words: 'Debit', cents: 40_000, isTotal: true },
  ])
})

test('a debit has what keeps it, a return, and what is owed from before beside it', () => {
  expect(notesOf({ why: '', earlierCents: 0, isLastReturned: false })).toEqual([])
  expect(notesOf({ why: 'It was paid ahead.', earlierCents: 43_307, isLastReturned: true })).toEqual([
    'It was paid ahead.',
    'The bank returned the last debit.',
    '$433.07 from before isn’t debited. Collect it another way.',
  ])
})

test('the account for returns is named without its number', () => {
  const account = { returnInstitution: '003', returnTransit: '12345', returnLastThree: '567' }
  expect(returnWords(account)).toBe('Institution 003, transit 12345, account ending in 567')
  expect(returnWords({ ...account, returnLastThree: '' })).toBeNull()
})
