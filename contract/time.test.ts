import { afterEach, expect, test, vi } from 'vitest'
import * as time from './time.ts'

const { instantOf, offsetMinutes } = time
const hour = 60

const springs = ['2024-03-10', '2025-03-09', '2026-03-08', '2027-03-14', '2028-03-12', '2029-03-11']
const autumns = ['2024-11-03', '2025-11-02', '2026-11-01', '2027-11-07', '2028-11-05', '2029-11-04']

/** Zones that change their clocks each year: offset in winter and summer, UTC time of the change in spring and autumn. */
const changing = [
  ['America/St_Johns', -3.5 * hour, -2.5 * hour, '05:30', '04:30'],
  ['America/Halifax', -4 * hour, -3 * hour, '06:00', '05:00'],
  ['America/Moncton', -4 * hour, -3 * hour, '06:00', '05:00'],
  ['America/Toronto', -5 * hour, -4 * hour, '07:00', '06:00'],
  ['America/Iqaluit', -5 * hour, -4 * hour, '07:00', '06:00'],
  ['America/Winnipeg', -6 * hour, -5 * hour, '08:00', '07:00'],
] as const
/** Zones that changed them for the last time in spring 2026. */
const settled = [
  ['America/Edmonton', -7 * hour, -6 * hour, '09:00', '08:00'],
  ['America/Yellowknife', -7 * hour, -6 * hour, '09:00', '08:00'],
  ['America/Vancouver', -8 * hour, -7 * hour, '10:00', '09:00'],
] as const
const constant = [
  ['America/Regina', -6 * hour],
  ['America/Dawson_Creek', -7 * hour],
  ['America/Whitehorse', -7 * hour],
] as const

/** Every change of offset from 2024 to 2029, looked for day by day and then told to the minute. */
const changesOf = (zone: string, at: (instant: string, zone: string) => number = offsetMinutes): string[] => {
  const changes: string[] = []
  const offsetAt = (minute: number) => at(new Date(minute * 60_000).toISOString(), zone)
  const end = Date.UTC(2030, 0, 1) / 60_000
  for (let from = Date.UTC(2024, 0, 1) / 60_000; from < end; from += 24 * hour) {
    let [low, high] = [from, from + 24 * hour]
    if (offsetAt(low) === offsetAt(high)) continue
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if (offsetAt(middle) === offsetAt(low)) low = middle
      else high = middle
    }
    changes.push(`${new Date(high * 60_000).toISOString().slice(0, 16)} ${offsetAt(high)}`)
  }
  return changes
}
const yearly = (winter: number, summer: number, spring: string, autumn: string, years: number) =>
  springs.slice(0, years).flatMap((day, year) => [`${day}T${spring} ${summer}`, `${autumns[year]}T${autumn} ${winter}`])

test('the zones of the tables are those a building may stand in', () => {
  const tested = [...changing, ...settled, ...constant].map(([zone]) => zone)
  expect(tested.toSorted()).toEqual([...time.canadianZones].toSorted())
})

test.each(changing)('%s changes its clocks each spring and autumn', (zone, winter, summer, spring, autumn) => {
  expect(changesOf(zone)).toEqual(yearly(winter, summer, spring, autumn, 6))
})

test.each(settled)('%s changed its clocks for the last time in spring 2026', (zone, winter, summer, spring, autumn) => {
  expect(changesOf(zone)).toEqual([...yearly(winter, summer, spring, autumn, 2), `2026-03-08T${spring} ${summer}`])
})

test.each(constant)('%s never changes its clocks', (zone, offset) => {
  expect(changesOf(zone)).toEqual([])
  expect(offsetMinutes('2027-01-01T00:00:00.000Z', zone)).toBe(offset)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('the law’s clocks hold on a host whose zone table is old', async () => {
  // The neighbours to the south still change their clocks as British Columbia and Alberta did.
  const old: Record<string, string> = {
    'America/Vancouver': 'America/Los_Angeles',
    'America/Edmonton': 'America/Denver',
    'America/Yellowknife': 'America/Denver',
  }
  const Host = Intl.DateTimeFormat
  class OldHost extends Host {
    constructor(locale: string, options: Intl.DateTimeFormatOptions) {
      const { timeZone = 'UTC' } = options
      super(locale, { ...options, timeZone: old[timeZone] ?? timeZone })
    }
  }
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: OldHost })
  vi.resetModules()
  const onOldHost = await import('./time.ts')
  for (const [zone, winter, summer, spring, autumn] of settled)
    expect(changesOf(zone, onOldHost.offsetMinutes)).toEqual([
      ...yearly(winter, summer, spring, autumn, 2),
      `2026-03-08T${spring} ${summer}`,
    ])
  onOldHost.assertTimeZones()
})

test.each([
  ['2026-11-20', '15:05', 'America/Vancouver', '2026-11-20T22:05:00.000Z'],
  ['2026-12-15', '13:00', 'America/Vancouver', '2026-12-15T20:00:00.000Z'],
  ['2026-12-15', '14:00', 'America/Edmonton', '2026-12-15T20:00:00.000Z'],
  ['2026-01-15', '12:00', 'America/Vancouver', '2026-01-15T20:00:00.000Z'],
  ['2026-11-01', '01:30', 'America/Vancouver', '2026-11-01T08:30:00.000Z'],
  ['2026-07-01', '00:00', 'America/St_Johns', '2026-07-01T02:30:00.000Z'],
])('the clocks show %s %s in %s at %s, and back', (date, at, zone, instant) => {
  expect(instantOf(date, at, zone)).toBe(instant)
  expect(time.localDateOf(instant, zone)).toBe(date)
  expect(time.localTimeOf(instant, zone)).toBe(at)
})

test('a time that the clocks skip means as much later as was skipped', () => {
  expect(instantOf('2026-03-08', '02:30', 'America/Vancouver')).toBe('2026-03-08T10:30:00.000Z')
  expect(time.localTimeOf('2026-03-08T10:30:00.000Z', 'America/Vancouver')).toBe('03:30')
  expect(instantOf('2027-03-14', '02:15', 'America/Toronto')).toBe('2027-03-14T07:15:00.000Z')
})

test('a time that the clocks show twice means the first', () => {
  expect(instantOf('2026-11-01', '01:30', 'America/Toronto')).toBe('2026-11-01T05:30:00.000Z')
  expect(instantOf('2025-11-02', '01:30', 'America/Vancouver')).toBe('2025-11-02T08:30:00.000Z')
})

test.each([
  ['2026-11-01', 'America/Toronto', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
  ['2026-03-08', 'America/Vancouver', '2026-03-08T08:00:00.000Z', '2026-03-09T06:59:59.999Z'],
  ['2026-11-01', 'America/Vancouver', '2026-11-01T07:00:00.000Z', '2026-11-02T06:59:59.999Z'],
])('%s in %s runs from %s to %s', (date, zone, start, end) => {
  expect(time.startOfDay(date, zone)).toBe(start)
  expect(time.endOfDay(date, zone)).toBe(end)
})

test('days are counted by the calendar', () => {
  expect(time.addDays('2026-02-27', 2)).toBe('2026-03-01')
  expect(time.addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(time.daysBetween('2026-03-07', '2026-03-09')).toBe(2)
  expect(time.daysBetween('2027-01-01', '2026-12-31')).toBe(-1)
  expect(time.later('2026-11-20T00:00:00.000Z', 1500)).toBe('2026-11-20T00:00:01.500Z')
})

const now = '2026-11-20T12:00:00.000Z'
test.each([
  ['2026-11-20T12:00:00.001Z', 1],
  ['2026-11-21T12:00:00.000Z', 1],
  ['2026-11-21T12:00:00.001Z', 2],
  ['2026-11-20T12:00:00.000Z', 0],
  ['2026-11-01T12:00:00.000Z', 0],
])('until %s %i days are left', (until, days) => {
  expect(time.daysLeft(until, now)).toBe(days)
})

test.each([
  ['2026-11-20T12:00:59.999Z', 'just now'],
  ['2026-11-20T11:59:00.000Z', '1 minute ago'],
  ['2026-11-20T10:00:00.000Z', '2 hours ago'],
  ['2026-11-19T12:00:00.001Z', '23 hours ago'],
  ['2026-11-23T12:00:00.000Z', 'in 3 days'],
  ['2026-09-20T12:00:00.000Z', '2 months ago'],
  ['2028-11-20T12:00:00.000Z', 'in 2 years'],
])('%s reads "%s"', (at, words) => {
  expect(time.formatRelative(at, now)).toBe(words)
})

test.each([
  ['2026-11-20T22:05:00.000Z', 'America/Vancouver', 'Nov 20, 2026, 3:05 p.m.'],
  ['2026-11-20T22:05:00.000Z', 'America/Edmonton', 'Nov 20, 2026, 4:05 p.m.'],
  ['2026-06-01T07:00:00.000Z', 'America/Vancouver', 'Jun 1, 2026, 12:00 a.m.'],
  ['2026-09-09T19:30:59.999Z', 'America/Vancouver', 'Sep 9, 2026, 12:30 p.m.'],
])('%s in %s reads "%s"', (at, zone, words) => {
  expect(time.formatInstant(at, zone)).toBe(words)
})

test('a local date reads the same everywhere', () => {
  expect(time.formatDate('2026-11-20')).toBe('Nov 20, 2026')
})

test('the start stops with one sentence where a clock is wrong', () => {
  expect(() => time.assertTimeZones()).not.toThrow()
  expect(() => time.assertTimeZones((at) => at.slice(11, 16))).toThrow(
    'The time zone America/Vancouver is wrong here: 2026-12-15T20:00:00.000Z must read 13:00 but reads 20:00.',
  )
})

test('an unknown zone is refused', () => {
  expect(() => time.localDateOf(now, 'America/Atlantis')).toThrow(RangeError)
})
