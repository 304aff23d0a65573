import { expect, test } from 'vitest'
import { inForceOn } from './law.ts'

const rules = [
  { name: 'first', from: null, until: '2018-11-29' },
  { name: 'second', from: '2018-11-30', until: '2024-12-31' },
  { name: 'third', from: '2026-01-01' },
]

test.each([
  ['1999-01-01', 'first'],
  ['2018-11-29', 'first'],
  ['2018-11-30', 'second'],
  ['2024-12-31', 'second'],
  ['2025-06-01', undefined],
  ['2026-01-01', 'third'],
  ['2099-01-01', 'third'],
])('on %s the %s rule holds', (day, name) => {
  expect(inForceOn(rules, day)?.name).toBe(name)
})

test('of two that hold the later one wins, and of none there is none', () => {
  expect(
    inForceOn(
      [
        { from: null, id: 1 },
        { from: '2020-01-01', id: 2 },
      ],
      '2020-01-01',
    )?.id,
  ).toBe(2)
  expect(inForceOn([], '2020-01-01')).toBeNull()
})
