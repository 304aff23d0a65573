import { expect, test } from 'vitest'
import { floorName, floorsOf } from './floors.ts'

const unit = (unitNumber: string, floor: string | null) => ({ unitNumber, floor })

test('floors run from the penthouse down to the parkade, units of unknown floor last', () => {
  const floors = floorsOf([
    unit('101', '1'),
    unit('X', null),
    unit('PH1', 'PH'),
    unit('1002', '10'),
    unit('201', '2'),
    unit('P2-1', 'P2'),
    unit('P1-1', 'P1'),
    unit('G1', 'G'),
  ])
  expect(floors.map(({ floor }) => floor)).toEqual(['PH', '10', '2', '1', 'G', 'P1', 'P2', null])
})

test('units stand on their floor in the order people count them', () => {
  const [floor] = floorsOf([unit('110', '1'), unit('102', '1'), unit('101', ' 1 ')])
  expect(floor).toEqual({ floor: '1', units: [unit('101', ' 1 '), unit('102', '1'), unit('110', '1')] })
})

test('a building of which no floor is known is one row', () => {
  expect(floorsOf([unit('2', null), unit('1', '')])).toHaveLength(1)
  expect(floorName(null)).toBe('No floor')
  expect(floorName('PH')).toBe('Floor PH')
})
