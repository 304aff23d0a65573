import { expect, test } from 'vitest'
import { movedCount } from './unread-moved.ts'

test.each([
  [3, 2, 5],
  [3, -1, 2],
  [1, -1, 0],
  [0, -1, 0],
  [2, -5, 0],
  [undefined, -1, 0],
  [undefined, 1, 1],
])('a count of %s that moves by %i is %i', (count, by, moved) => {
  expect(movedCount(count, by)).toBe(moved)
})
