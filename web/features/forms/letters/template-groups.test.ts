import { expect, test } from 'vitest'
import { foundIn, groupsOf } from './template-groups.ts'

const template = (
  name: string,
  kind: Parameters<typeof groupsOf>[0][number]['kind'],
  source: string | null = null,
) => ({
  name,
  kind,
  description: 'For a unit',
  authority: source === null ? null : { why: 'So it is', source, unverified: false },
})
const particulars = template('Bylaw particulars', 'particulars', 'Strata Property Act, s. 135')
const demand = template('Demand for payment', 'demand', 'Strata Property Act, s. 112')
const copied = template('Particulars about pets', 'particulars')
const garden = template('Garden café', 'own')
const all = [garden, particulars, demand, copied]

test('groups stand in their order, without empty ones, and a copy beside its model', () => {
  expect(groupsOf(all).map(({ title, templates }) => [title, ...templates.map(({ name }) => name)])).toEqual([
    ['Bylaw enforcement', 'Bylaw particulars', 'Particulars about pets'],
    ['Payments', 'Demand for payment'],
    ['Your templates', 'Garden café'],
  ])
})

test.each([
  ['', ['Garden café', 'Bylaw particulars', 'Demand for payment', 'Particulars about pets']],
  ['PARTICULARS', ['Bylaw particulars', 'Particulars about pets']],
  ['135', ['Bylaw particulars']],
  ['payment demand', ['Demand for payment']],
  ['cafe', ['Garden café']],
  ['zebra', []],
])('%j finds %j', (search, names) => {
  expect(foundIn(all, search).map(({ name }) => name)).toEqual(names)
})
