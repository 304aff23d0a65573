import { expect, test } from 'vitest'
import { draws, movedByKey, onGrid } from './drawing.ts'

const place = { x: 5, y: 5, width: 3, height: 6, turned: 0 }

test.each([
  ['ArrowLeft', false, { x: 4 }],
  ['ArrowRight', false, { x: 6 }],
  ['ArrowUp', false, { y: 4 }],
  ['ArrowDown', false, { y: 6 }],
  ['ArrowRight', true, { width: 4 }],
  ['ArrowUp', true, { height: 5 }],
  ['r', false, { width: 6, height: 3, turned: 1 }],
])('%s (shift: %s) gives %j', (key, shiftKey, more) =>
  expect(movedByKey(place, { key, shiftKey })).toEqual({ ...place, ...more }),
)

test('nothing comes of another key, or at the edge', () => {
  expect(movedByKey(place, { key: 'x', shiftKey: false })).toBeNull()
  expect(movedByKey({ ...place, x: 0 }, { key: 'ArrowLeft', shiftKey: false })).toBeNull()
  expect(movedByKey({ ...place, width: 1 }, { key: 'ArrowLeft', shiftKey: true })).toBeNull()
  expect(draws('ArrowUp')).toBe(true)
  expect(draws('Tab')).toBe(false)
})

test('what lies beside the grid is put on it', () =>
  expect(onGrid({ x: -3.2, y: 999, width: 0, height: 99, turned: 4 })).toEqual({
    x: 0,
    y: 240,
    width: 1,
    height: 24,
    turned: 0,
  }))
