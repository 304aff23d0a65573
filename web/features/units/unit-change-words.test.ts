import { expect, test } from 'vitest'
import { unitChangeWords, unitFieldWords } from './unit-change-words.ts'

test.each([
  ['created', 'The unit is recorded'],
  ['vehicle added', 'A vehicle is added'],
  ['alteration removed', 'An alteration is removed'],
  ['owner changed', 'An owner is changed'],
  ['device ended', 'A fob or key is no longer out'],
  ['sold', 'Sold'],
])('%s reads %s', (action, words) => expect(unitChangeWords(action)).toBe(words))

test('fields read with what they held, and ids not at all', () => {
  expect(
    unitFieldWords([
      { field: 'floor', before: '6', after: '7' },
      { field: 'leaseEndsOn', before: null, after: '2027-06-30' },
      { field: 'isPrimary', before: false, after: true },
      { field: 'plate', before: 'ER647W', after: null },
      { field: 'personId', before: null, after: 'x' },
      { field: 'email', before: undefined, after: undefined },
    ]),
  ).toEqual(['floor: 7, was 6', 'lease ends: Jun 30, 2027', 'main contact: yes, was no', 'plate: was ER647W', 'email'])
})
