import { expect, test } from 'vitest'
import { matchingUnits } from './matching.ts'

const units = [
  { unitNumber: '703', owners: ['Olivia Owner'], tenants: [] },
  { unitNumber: '305', owners: ['Olivia Owner'], tenants: ['Theo Tenant'] },
  { unitNumber: 'PH1', owners: ['Émile Côté'], tenants: [] },
]
const found = (search: string) => matchingUnits(units, search).map(({ unitNumber }) => unitNumber)

test('units are found by number and by their people, all words counted', () => {
  expect(found('')).toEqual(['703', '305', 'PH1'])
  expect(found('ph')).toEqual(['PH1'])
  expect(found('olivia')).toEqual(['703', '305'])
  expect(found(' owner  theo ')).toEqual(['305'])
  expect(found('CÔTÉ')).toEqual(['PH1'])
  expect(found('emile cote')).toEqual(['PH1'])
  expect(found('nobody')).toEqual([])
})
