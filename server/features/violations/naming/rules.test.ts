/** What counts as naming someone. */
import { expect, test } from 'vitest'
import { namesOne } from './rules.ts'

const names = ['Zoë O’Brien', 'Jean-Luc Côté', 'Ann']

test.each([
  ['Zoë O’Brien complained.', true],
  ['zoe obrien complained.', true],
  ["As Zoe\n  O'Brien wrote", true],
  ['Zoë O’Brien’s log shows it.', true],
  ['O’Brien, Zoë', true],
  ['Ms. O’Brien heard it.', true],
  ['The log of MRS O’BRIEN', true],
  ['Mr. Cote and his dog', true],
  ['Jean Luc Côté', true],
  ['Côté, Jean-Luc', true],
  ['Ann saw it.', true],
  ['Dr. Ann', true],
  ['Planning an annual meeting with Anna', false],
  ['Someone on Côté Street heard it.', false],
  ['Zoë heard it.', false],
  ['', false],
])('%j names one of them: %s', (text, isNamed) => {
  expect(namesOne(text, names)).toBe(isNamed)
})

test('no name is in every text', () => {
  expect([namesOne('Loud music.', []), namesOne('Loud music.', ['', ' – '])]).toEqual([false, false])
})
