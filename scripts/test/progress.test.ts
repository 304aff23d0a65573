import { expect, test } from 'vitest'
import { progressLine } from './progress.ts'

const line = (done: number, all: number, minutes: number, failed = 0) =>
  progressLine({ part: 'browser', done, all, failed, elapsedMs: minutes * 60_000 })

test.each([
  [line(120, 463, 2, 2), 'browser: 120 of 463 journeys, 2 failed, about 6 min left'],
  [line(9, 463, 1), 'browser: 9 of 463 journeys, 0 failed'],
  [line(460, 463, 12), 'browser: 460 of 463 journeys, 0 failed, about a minute left'],
  [line(463, 463, 12.34), 'browser: 463 of 463 journeys, 0 failed, 12.3 min'],
  [line(1, 1, 0.5, 1), 'browser: 1 of 1 journey, 1 failed, 0.5 min'],
])('%s', (said, expected) => {
  expect(said).toBe(expected)
})
