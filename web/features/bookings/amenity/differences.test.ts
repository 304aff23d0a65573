import { expect, test } from 'vitest'
import type { Amenity } from '../../../../contract/bookings/amenity.ts'
import { AmenityForm, valuesOf } from './amenity-values.ts'
import { differences } from './differences.ts'

const mine = AmenityForm.parse({ ...valuesOf(null), name: 'Lounge' })
const one = '01990000-0000-7000-8000-000000000001'
const theirs = (over: object) => ({ ...mine, ...over }) as Amenity

test('parts that differ are named with what the others wrote', () => {
  expect(differences(theirs({}), mine)).toEqual([])
  expect(differences(theirs({ name: 'Hall', feeCents: 5000, rules: 'No shoes' }), mine)).toEqual([
    'name: Hall',
    'fee: $50.00',
    'rules: different from yours',
  ])
})

test('what a fee rests on differs by its text, whatever words the server filled in', () => {
  const filled = { bylawId: one, authorityKind: 'bylaw', authority: '14 (3)' }
  expect(differences(theirs(filled), { ...mine, bylawId: one })).toEqual([])
  expect(differences(theirs(filled), mine)).toEqual(['bylaw or rule: 14 (3)'])
  expect(differences(theirs({ authority: '7.2' }), mine)).toEqual(['bylaw or rule: 7.2'])
})
