import { describe, expect, test } from 'vitest'
import { labelsFor } from '../../../law/law.ts'
import { percentOf, sendWords, unitsReached } from './reach.ts'

const units = [
  { _id: '703', owners: ['Olivia Owner'], tenants: [] },
  { _id: '305', owners: ['Olivia Owner'], tenants: ['Theo Tenant'] },
  { _id: '101', owners: [], tenants: [] },
]

describe('the units a notice goes to', () => {
  test.each([
    ['all', [], ['703', '305', '101']],
    ['owners', [], ['703', '305']],
    ['tenants', [], ['305']],
    ['specific_units', ['101', 'gone'], ['101']],
    ['specific_units', [], []],
  ] as const)('%s', (audience, unitIds, expected) => {
    expect(unitsReached(audience, unitIds, units)?.map(({ _id }) => _id)).toEqual(expected)
  })
  test('council members are persons, not units', () => {
    expect(unitsReached('council', [], units)).toBeNull()
  })
})

test('the button says what happens', () => {
  expect(sendWords('all', 64, false, labelsFor('BC'))).toBe('Send notice to 64 units')
  expect(sendWords('specific_units', 1, false, labelsFor('BC'))).toBe('Send notice to 1 unit')
  expect(sendWords('owners', 62, true, labelsFor('BC'))).toBe('Schedule notice for 62 units')
  expect(sendWords('council', null, false, labelsFor('BC'))).toBe('Send notice to council members')
  expect(sendWords('council', null, false, labelsFor('AB'))).toBe('Send notice to board members')
  expect(sendWords('all', null, true, labelsFor('BC'))).toBe('Schedule notice')
})

test('only all of them make 100 percent', () => {
  expect([percentOf(0, 0), percentOf(1, 3), percentOf(999, 1000), percentOf(64, 64)]).toEqual([0, 33, 99, 100])
})
