import { expect, test } from 'vitest'
import { tomorrowMorning, waits } from './moments.ts'

test('tomorrow morning is nine by the clocks of the building', () => {
  expect(tomorrowMorning('2026-11-21T05:00:00.000Z', 'America/Vancouver')).toBe('2026-11-21T16:00:00.000Z')
  expect(tomorrowMorning('2026-11-21T08:00:00.000Z', 'America/Vancouver')).toBe('2026-11-22T16:00:00.000Z')
})

test('only a date that lies ahead makes a notice wait', () => {
  const now = '2026-11-21T05:00:00.000Z'
  expect([waits(null, now), waits(now, now), waits('2026-11-21T05:00:00.001Z', now)]).toEqual([false, false, true])
})
