/** Which units follow from floors and units on a floor. */
import { describe, expect, it } from 'vitest'
import { plannedUnits, UnitPlan, type Numbering } from './unit-plan.ts'

const plan = (more: object = {}) =>
  UnitPlan.parse({
    floors: 2,
    unitsPerFloor: 2,
    firstFloor: 1,
    numbering: 'floorPosition',
    skipThirteen: false,
    skipFour: false,
    ...more,
  })
const numbersOf = (more: object) => plannedUnits(plan(more)).map(({ unitNumber }) => unitNumber)

describe('units', () => {
  it.each<[Numbering, string[]]>([
    ['floorPosition', ['101', '102', '201', '202']],
    ['paddedFloor', ['0101', '0102', '0201', '0202']],
    ['floorDash', ['1-01', '1-02', '2-01', '2-02']],
    ['floorLetter', ['1A', '1B', '2A', '2B']],
    ['running', ['1', '2', '3', '4']],
  ])('numbered by %s', (numbering, numbers) => {
    expect(numbersOf({ numbering })).toEqual(numbers)
  })

  it('have lots in their order, and floors by what they are called', () => {
    expect(plannedUnits(plan({ floors: 2, firstFloor: 12, skipThirteen: true }))).toEqual([
      { unitNumber: '1201', floor: '12', strataLot: '1' },
      { unitNumber: '1202', floor: '12', strataLot: '2' },
      { unitNumber: '1401', floor: '14', strataLot: '3' },
      { unitNumber: '1402', floor: '14', strataLot: '4' },
    ])
  })

  it('leave out floors with a 4, and both where both are left out', () => {
    const floorsOf = (more: object) => [
      ...new Set(plannedUnits(plan({ unitsPerFloor: 1, ...more })).map(({ floor }) => floor)),
    ]
    expect(floorsOf({ floors: 5, skipFour: true })).toEqual(['1', '2', '3', '5', '6'])
    expect(floorsOf({ floors: 3, firstFloor: 12, skipFour: true, skipThirteen: true })).toEqual(['12', '15', '16'])
    expect(floorsOf({ floors: 2, firstFloor: 39, skipFour: true })).toEqual(['39', '50'])
  })

  it('have numbers that are each one of a kind, whatever the plan', () => {
    for (const numbering of ['floorPosition', 'paddedFloor', 'floorDash', 'running'] as const) {
      const numbers = numbersOf({ floors: 33, unitsPerFloor: 60, numbering, firstFloor: 60, skipFour: true })
      expect(new Set(numbers).size).toBe(33 * 60)
      expect(numbers.every((number) => number.length <= 10)).toBe(true)
    }
  })

  it.each([
    [{ floors: 0 }, 'Enter a whole number from 1 to 100'],
    [{ floors: '2.5' }, 'Enter a whole number from 1 to 100'],
    [{ unitsPerFloor: 61 }, 'Enter a whole number from 1 to 60'],
    [{ floors: 100, unitsPerFloor: 60 }, 'You can create at most 2000 units here; import the rest'],
    [{ unitsPerFloor: 27, numbering: 'floorLetter' }, 'Letters allow at most 26 units per floor'],
  ])('of %j are refused: %s', (more, message) => {
    const judged = UnitPlan.safeParse({ ...plan(), ...more })
    expect(judged.error?.issues[0]?.message).toBe(message)
  })
})
