import { expect, test } from 'vitest'
import { awaitsWords, choicesWords, percentOf, seenWords, turnoutWords, waitsWords } from './words.ts'

test.each([
  [0, 0, 'No units asked'],
  [1, 0, '0 of 1 unit has answered'],
  [24, 12, '12 of 24 units have answered'],
])('of %i units %i have answered: %s', (units, answered, words) => {
  expect(turnoutWords({ asked: { units, answered } })).toBe(words)
})

test.each([
  [0, ''],
  [1, 'Waiting for your answer'],
  [2, 'Waiting for your answer for 2 units'],
])('%i units of mine wait: %s', (awaitsMe, words) => {
  expect(awaitsWords({ awaitsMe })).toBe(words)
})

const options = ['a', 'b', 'c'].map((label) => ({ _id: label, label }))
test.each([
  [1, 'Choose one answer.'],
  [2, 'Choose up to 2 answers.'],
  [3, 'Choose all that apply.'],
])('%i may be chosen: %s', (choicesMost, words) => {
  expect(choicesWords({ choicesMost, options })).toBe(words)
})

test('who sees an answer, and when the result, is said before', () => {
  expect(seenWords({ detail: 'totals' })).toMatch(/never a unit’s answer/)
  expect(seenWords({ detail: 'byUnit' })).toMatch(/see each unit’s answer/)
  expect(waitsWords({ resultsShow: 'atClose' })).toMatch(/closes/)
  expect(waitsWords({ resultsShow: 'afterAnswer' })).toMatch(/after you answer/)
})

test('a share of nothing is none', () => {
  expect([percentOf(0, 0), percentOf(1, 3), percentOf(3, 3)]).toEqual([0, 33, 100])
})
