import { expect, test } from 'vitest'
import { editsBetween, isSameUnit, matchesFor, reasonsFor, rowsHolding } from './roster-matching.ts'

const asker = { firstName: 'Nora', lastName: 'Newcomer', email: 'newcomer@parapet.example', unitNumber: '703' }
const unit = (unitNumber: string) => ({ _id: unitNumber, unitNumber, role: 'owner' as const })
const row = (name: string, email: string | null = null, unitNumber = '101', hasAccount = false) => ({
  personId: name,
  name,
  email,
  hasAccount,
  units: [unit(unitNumber)],
})

test.each([
  ['Nora Newcomer', null, '101', ['name']],
  ['NEWCOMER Nora', null, '101', ['name']],
  ['Nóra Newcomer', null, '101', ['name']],
  ['N. Newcomer', null, '101', ['similarName']],
  ['Nora Newcommer', null, '101', ['similarName']],
  ['Nroa Newcomer', null, '101', ['similarName']],
  ['Nora Oldtimer', null, '101', []],
  ['Newcomer Holdings Ltd.', null, '101', []],
  ['Someone Else', 'newcomer@parapet.example', '101', ['email']],
  ['Someone Else', 'newcomer@parapet.exmaple', '101', ['similarEmail']],
  ['Someone Else', 'newcomer@elsewhere.example', '101', ['similarEmail']],
  ['Someone Else', null, '0703', ['unit']],
  ['Nora Newcomer', 'newcomer@parapet.example', '703', ['email', 'name', 'unit']],
] as const)('%s, %s in %s matches by %j', (name, email, unitNumber, why) => {
  expect(reasonsFor(asker, row(name, email, unitNumber))).toEqual(why)
})

test('an address that is not confirmed speaks for nobody', () => {
  expect(reasonsFor({ ...asker, email: null }, row('Someone Else', 'newcomer@parapet.example'))).toEqual([])
})

test('the likeliest row stands first, and who has an account after the others', () => {
  const rows = [
    row('Petra Neighbour', null, '703', true),
    row('Alan Neighbour', null, '703'),
    row('Nora Newcomer', null, '101'),
    row('N. Newcomer', 'newcomer@parapet.example', '703'),
    row('Somebody Else', null, '102'),
  ]
  expect(matchesFor(asker, rows, 20).map(({ name }) => name)).toEqual([
    'N. Newcomer',
    'Nora Newcomer',
    'Alan Neighbour',
    'Petra Neighbour',
  ])
  expect(matchesFor(asker, rows, 2)).toHaveLength(2)
})

test.each([
  ['703', '0703', true],
  ['TH-3', 'th03', true],
  ['PH1', 'ph-1', true],
  ['1003', '103', false],
  ['703', '704', false],
  ['10', '1', false],
])('%s and %s are one door: %s', (one, other, same) => {
  expect(isSameUnit(one, other)).toBe(same)
})

test.each([
  ['kitten', 'sitting', 3],
  ['nora', 'nroa', 1],
  ['', 'abc', 3],
  ['same', 'same', 0],
])('from %j to %j it takes %i', (one, other, edits) => {
  expect([editsBetween(one, other), editsBetween(other, one)]).toEqual([edits, edits])
})

test('words are looked for in name, e-mail and unit together', () => {
  const rows = [row('Hana Sato', 'hana@mail.example', '101'), row('Emil Novak', null, '101')]
  expect(rowsHolding('101 nov', rows).map(({ name }) => name)).toEqual(['Emil Novak'])
  expect(rowsHolding('mail.example', rows).map(({ name }) => name)).toEqual(['Hana Sato'])
  expect(rowsHolding('zebra', rows)).toEqual([])
})
