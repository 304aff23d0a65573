import { expect, test } from 'vitest'
import { tomorrowMorning, waits, zoneName } from './moments.ts'

test('a zone is called by its city', () => {
  expect(zoneName('America/Vancouver')).toBe('Vancouver time')
  expect(zoneName('America/St_Johns')).toBe('St Johns time')
})

test('tomorrow morning is nine by the clocks of the building', () => {
  expect(tomorrowMorning('2026-11-21T05:00:00.000Z', 'America/Vancouver')).toBe('2026-11-21T16:00:00.000Z')
  expect(tomorrowMorning('2026-11-21T08:00:00.000Z', 'America/Vancouver')).toBe('2026-11-22T16:00:00.000Z')
})

test('only a date that lies ahead makes a notice wait', () => {
  const now = '2026-11-21T05:00:00.000Z'
  expect([waits(null, now), waits(now, now), waits('2026-11-21T05:00:00.001Z', now)]).toEqual([false, false, true])
})
