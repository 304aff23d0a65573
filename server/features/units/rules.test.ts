import { describe, expect, test } from 'vitest'
import { holdsOn, nameKeyOf, nameOf, sameKeyOf, sortKeyOf, whoIs } from './rules.ts'

const person = (
  firstName: string | null,
  lastName: string | null,
  companyName: string | null = null,
  email: string | null = null,
) => ({
  firstName,
  lastName,
  companyName,
  email,
})

test('units stand in the order in which people count them', () => {
  const inOrder = ['2', '10', '0101', '101', '101A', '304-A', '1002', 'B2', 'TH-3', 'TH-12', 'PH1', 'PH10']
  const shuffled = inOrder.toReversed().toSorted((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1))
  expect(shuffled).toEqual(inOrder)
  expect(new Set(inOrder.map(sortKeyOf)).size).toBe(inOrder.length)
})

describe('names', () => {
  test('a company is called by its name, others by first and last', () => {
    expect(nameOf(person('Olivia', 'Owner'))).toBe('Olivia Owner')
    expect(nameOf(person('Brigid', 'Farrow', 'Tidewater Ltd.'))).toBe('Tidewater Ltd.')
    expect(nameOf(person(null, 'Cher'))).toBe('Cher')
  })
  test.each([
    [true, person('Zoé', 'Roy'), person('ZOE\u0301', ' roy ')],
    [true, person('Al', 'Roy', null, 'a@x.example'), person('al', 'roy', null, 'A@x.example')],
    [false, person('Al', 'Roy', null, 'a@x.example'), person('Al', 'Roy')],
    [false, person('Al', 'Roy', 'Roy Ltd.'), person('Al', 'Roy')],
    [false, person('Al Roy', null), person('Al', 'Roy')],
  ])('the same person: %s', (same, a, b) => expect(sameKeyOf(a) === sameKeyOf(b)).toBe(same))
  test('a name is compared without the e-mail', () =>
    expect(nameKeyOf(person('Al', 'Roy', null, 'a@x.example'))).toBe(nameKeyOf(person('AL', 'ROY'))))
})

test.each([
  [true, null, null],
  [true, '2026-11-20', '2026-11-20'],
  [false, '2026-11-21', null],
  [false, null, '2026-11-19'],
  [true, '2020-01-01', '2026-12-31'],
])('a tie holds on November 20: %s for %s to %s', (holds, from, to) =>
  expect(holdsOn({ from, to }, '2026-11-20')).toBe(holds),
)

describe('whom an account is', () => {
  const [john, mary] = [
    { ...person('John', 'Hill'), _id: 'john' },
    { ...person('Mary', 'Hill'), _id: 'mary' },
  ]
  test.each([
    ['the only one of the e-mail, whatever the name', [john], { firstName: 'J.', lastName: 'Hill' }, john],
    ['of two, the one of that name', [john, mary], { firstName: 'mary', lastName: 'HILL' }, mary],
    ['of two, neither by another name', [john, mary], { firstName: 'Max', lastName: 'Hill' }, null],
    ['of two namesakes, neither', [john, { ...john, _id: 'junior' }], { firstName: 'John', lastName: 'Hill' }, null],
  ])('%s', (_case, sharers, account, expected) => expect(whoIs(sharers, account)).toBe(expected))
})
