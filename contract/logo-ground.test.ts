import { expect, test } from 'vitest'
import { logoGround } from './logo-ground.ts'

const [clear, glass] = [
  [0, 0, 0, 0],
  [20, 40, 90, 120],
]

test.each([
  ['nothing that can be seen', [clear, clear], 'unseen'],
  ['an opaque picture', [[20, 40, 90, 255]], 'none'],
  ['dark on nothing', [[20, 40, 90, 255], clear], '#ffffff'],
  ['dark glass', [glass], '#ffffff'],
  ['bright on nothing', [[250, 250, 240, 255], clear], '#1c2430'],
  ['what cannot be seen counts for nothing', [[250, 250, 240, 255], clear, clear, clear, clear], '#1c2430'],
] as const)('the ground of %s', (_, pixels, ground) => {
  expect(logoGround(pixels.flat())).toBe(ground)
})
