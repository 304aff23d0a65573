import { expect, test } from 'vitest'
import { findOptions } from './find-options.ts'

const of = (...labels: string[]) => labels.map((label) => ({ value: label, label }))
const labelsOf = (search: string, limit = Infinity) =>
  findOptions({
    options: [...of("Élise O'Brien", 'Łukasz Nowak'), { group: 'Vendors', items: of('Øster Œuvres', 'Straße') }],
    search,
    limit,
  })

test.each([
  ['elise', "Élise O'Brien"],
  ['OBrien el', "Élise O'Brien"],
  ['o’brien', "Élise O'Brien"],
  ['lukasz', 'Łukasz Nowak'],
])('%j finds %s', (search, label) => {
  expect(labelsOf(search)).toEqual(of(label))
})

test('a group keeps what fits, and is left out where nothing does', () => {
  expect(labelsOf('strasse')).toEqual([{ group: 'Vendors', items: of('Straße') }])
  expect(labelsOf('oe')).toEqual([{ group: 'Vendors', items: of('Øster Œuvres') }])
  expect(labelsOf('nobody')).toEqual([])
  expect(labelsOf('', 3)).toEqual([
    ...of("Élise O'Brien", 'Łukasz Nowak'),
    { group: 'Vendors', items: of('Øster Œuvres') },
  ])
})
