import { expect, test } from 'vitest'
import { beginWaiting, endWaiting } from './waiting-clock.ts'

test('a spinner that takes the place of another goes on where that one was', async () => {
  // The first one was painted before any script ran.
  expect(beginWaiting(1_000, 40)).toBe(40)
  endWaiting()
  expect(beginWaiting(1_060, 0)).toBe(100)
  await Promise.resolve()
  expect(beginWaiting(1_100, 0)).toBe(140)
  endWaiting()
  await Promise.resolve()
  expect(beginWaiting(5_000, 0)).toBe(0)
  endWaiting()
})
