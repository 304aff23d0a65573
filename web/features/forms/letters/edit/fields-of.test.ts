import { expect, test } from 'vitest'
import { fieldsOf, keyFor } from './fields-of.ts'

const known = [
  { key: 'unit.number', group: 'unit', label: 'Unit number', example: '302' },
  { key: 'building.name', group: 'building', label: 'Name', example: 'Harbour View' },
  { key: 'unit.lot', group: 'unit', label: 'Strata lot', example: '12' },
] as const

test('what is asked stands first, then each group once', () => {
  expect(fieldsOf(known, [{ key: 'bylaw', label: 'Bylaw' }])).toEqual([
    { label: 'Fields to fill in', fields: [{ key: 'asked.bylaw', label: 'Bylaw' }] },
    { label: 'Unit', fields: [known[0], known[2]] },
    { label: 'Building', fields: [known[1]] },
  ])
  expect(fieldsOf(known, []).map(({ label }) => label)).toEqual(['Unit', 'Building'])
})

test.each([
  ['Which bylaw', [], 'whichBylaw'],
  ['What happened, and when it was', [], 'whatHappenedAndWhen'],
  ['Café', [], 'cafe'],
  ['2nd date', [], 'field2ndDate'],
  ['!', [], 'field'],
  ['Which bylaw', ['whichBylaw'], 'whichBylaw2'],
  ['Which bylaw', ['whichBylaw', 'whichBylaw2'], 'whichBylaw3'],
])('%j beside %j is called %s', (label, taken, key) => {
  expect(keyFor(label, taken)).toBe(key)
})
