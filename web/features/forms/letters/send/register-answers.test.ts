import { expect, test } from 'vitest'
import type { Bylaw } from '../../../../../contract/bylaws/bylaw.ts'
import { dayOf, filledBy, filledIn, notInForceThen, registerPlaces, wordedOtherwise } from './register-answers.ts'

const particulars = [
  { key: 'rule', type: 'text' },
  { key: 'ruleText', type: 'longText' },
  { key: 'happenedOn', type: 'date' },
] as const
const decision = [particulars[0]] as const
const places = registerPlaces(particulars)!

const bylaw = (text: string) =>
  ({ _id: text, number: '3', heading: 'Pets', text, set: { _id: 's', kind: 'bylaw', name: 'Bylaws' } }) as Bylaw
const pets = bylaw('One dog.')
const answered = (...texts: string[]) => texts.map((text) => ({ text }))

test.each([
  [particulars, { rule: 0, text: 1, on: 2 }],
  [decision, { rule: 0, text: null, on: null }],
  [[{ key: 'reason', type: 'text' }], null],
  [[{ key: 'rule', type: 'choice' }], null],
  [
    [
      { key: 'happenedOn', type: 'text' },
      { key: 'rule', type: 'longText' },
    ],
    { rule: 1, text: null, on: null },
  ],
] as const)('%j has its fields at %j', (asks, found) => {
  expect(registerPlaces(asks)).toEqual(found)
})

test('a choice fills in its name, and its wording where that is asked', () => {
  expect(filledBy(places, pets)).toEqual([
    { at: 0, text: 'Bylaw 3: Pets' },
    { at: 1, text: 'One dog.' },
  ])
  expect(filledBy(registerPlaces(decision)!, pets)).toEqual([{ at: 0, text: 'Bylaw 3: Pets' }])
})

test('the day is the one on which it happened, once it is a date', () => {
  expect(dayOf(places, answered('', '', '2026-11-18'))).toBe('2026-11-18')
  expect(dayOf(places, answered('', '', '2026-11'))).toBeUndefined()
  expect(dayOf(places, answered(''))).toBeUndefined()
  expect(dayOf(registerPlaces(decision)!, answered(''))).toBeUndefined()
})

test.each([
  ['the wording in force', ['Bylaw 3: Pets', 'One dog.'], 'One dog.', null],
  ['another wording in force under the same name', ['Bylaw 3: Pets', 'Two cats.'], 'Two cats.', null],
  ['a wording that isn’t in force', ['Bylaw 3: Pets', 'One parrot.'], null, 'One dog.'],
  ['no wording yet', ['Bylaw 3: Pets', ''], null, null],
  ['another name', ['Bylaw 3 (4), Pets', 'One dog.'], null, null],
] as const)('%s', (_, answers, chosen, instead) => {
  const items = [pets, bylaw('Two cats.')]
  expect(filledIn(places, answered(...answers), items)?.text ?? null).toBe(chosen)
  expect(wordedOtherwise(places, answered(...answers), items)?.text ?? null).toBe(instead)
})

test('a letter that doesn’t quote the wording knows what is filled in by its name', () => {
  const named = registerPlaces(decision)!
  expect(filledIn(named, answered('Bylaw 3: Pets'), [pets])?.text).toBe('One dog.')
  expect(wordedOtherwise(named, answered('Bylaw 3: Pets'), [pets])).toBeNull()
})

test.each([
  ['none of its name was in force then', ['Bylaw 3: Pets', 'One dog.'], [], 'One dog.'],
  ['another wording was in force then', ['Bylaw 3: Pets', 'One dog.'], [bylaw('Two cats.')], null],
  ['it isn’t the wording of today', ['Bylaw 3: Pets', 'Shortened.'], [], null],
] as const)('what is filled in is found where %s', (_, answers, inForce, found) => {
  expect(notInForceThen(places, answered(...answers), { inForce, today: [pets] })?.text ?? null).toBe(found)
})
