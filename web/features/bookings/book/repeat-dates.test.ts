import { expect, test } from 'vitest'
import { instantOf, localTimeOf } from '../../../../contract/time.ts'
import { datesOf } from './repeat-dates.ts'

test('each date is at the same time of day, also where clocks change', () => {
  const zone = 'America/Toronto'
  const first = { from: instantOf('2026-10-26', '18:00', zone), until: instantOf('2026-10-26', '20:00', zone) }
  const dates = datesOf(first, { every: 1, unit: 'weeks', times: 3 }, zone)
  expect(dates.map(({ from }) => localTimeOf(from, zone))).toEqual(['18:00', '18:00', '18:00'])
  expect(dates.map(({ from }) => from)).toEqual([
    '2026-10-26T22:00:00.000Z',
    '2026-11-02T23:00:00.000Z',
    '2026-11-09T23:00:00.000Z',
  ])
})

test('a stay keeps its nights', () => {
  const zone = 'America/Vancouver'
  const stay = { from: instantOf('2026-12-01', '15:00', zone), until: instantOf('2026-12-03', '11:00', zone) }
  expect(datesOf(stay, { every: 10, unit: 'days', times: 2 }, zone)[1]).toEqual({
    from: instantOf('2026-12-11', '15:00', zone),
    until: instantOf('2026-12-13', '11:00', zone),
  })
})
