import { expect, test } from 'vitest'
import { chartWords, monthName, monthStatesIn, shareOf, statesIn } from './lived.ts'

const none = { ownerOccupied: 0, rented: 0, occupied: 0, vacant: 0, units: 0 }

test('that somebody else lives there is named only where somebody does', () => {
  expect(statesIn([none])).toEqual(['ownerOccupied', 'rented', 'vacant'])
  expect(statesIn([none, { ...none, occupied: 1 }])).toEqual(['ownerOccupied', 'rented', 'occupied', 'vacant'])
})

test('and so is what nobody wrote down', () => {
  const month = { ...none, day: '2026-11-22', unrecorded: 0 }
  expect(monthStatesIn([month])).not.toContain('unrecorded')
  expect(monthStatesIn([month, { ...month, unrecorded: 2 }])).toContain('unrecorded')
})

test.each([
  [0, 0, ''],
  [0, 64, '0%'],
  [1, 3, '33%'],
  [64, 64, '100%'],
])('%i of %i units are %j', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share)
})

test.each([
  ['2026-11-22', 'Nov 2026'],
  ['2026-05-31', 'May 2026'],
  ['2026-09-01', 'Sep 2026'],
])('%s lies in %s', (day, name) => {
  expect(monthName(day).replace('Sept', 'Sep')).toBe(name)
})

test('the chart says what it shows', () => {
  const month = { ...none, day: '2024-11-30', unrecorded: 0, ownerOccupied: 40, rented: 20, vacant: 4, units: 64 }
  expect(chartWords([month, { ...month, day: '2026-11-22', rented: 22, vacant: 2 }])).toBe(
    'Units by occupancy since Nov 2024. Owner-occupied: 40, now 40. Rented: 20, now 22. Vacant: 4, now 2.',
  )
  expect(chartWords([])).toBe('No months yet')
})
