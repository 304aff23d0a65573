import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  instantOf,
  localDateOf,
  localTimeOf,
  type Instant,
  type LocalDate,
} from '../../../../contract/time.ts'
import { weekdayOf, weekdays } from '../../../../contract/weekdays.ts'
import { countedMs, isOpenAt, momentAfter, type OfficeHours } from './office.ts'

const minuteMs = 60_000
const vancouver = 'America/Vancouver'
const toronto = 'America/Toronto'

const every = (from: string, until: string, timeZone = vancouver): OfficeHours => ({
  days: weekdays.map(() => ({ from, until })),
  timeZone,
  isHoliday: () => false,
})
/** `2026-11-20 09:00` by a zone's clocks, in milliseconds. */
const ms = (moment: string, zone = vancouver) => Date.parse(instantOf(moment.slice(0, 10), moment.slice(11), zone))
const minutes = (office: OfficeHours, from: string, until: string) =>
  countedMs(office, ms(from, office.timeZone), ms(until, office.timeZone)) / minuteMs
const after = (office: OfficeHours, from: string, count: number): Instant | null => {
  const found = momentAfter(office, ms(from, office.timeZone), count * minuteMs)
  return found === null ? null : new Date(found).toISOString()
}

describe('a day on which the clocks change', () => {
  test.each<[string, OfficeHours, string, string, number]>([
    ['is an hour shorter in spring', every('00:00', '24:00'), '2025-03-09 00:00', '2025-03-10 00:00', 23 * 60],
    ['is an hour longer in autumn', every('00:00', '24:00'), '2025-11-02 00:00', '2025-11-03 00:00', 25 * 60],
    [
      'had its last change in Vancouver in spring 2026',
      every('00:00', '24:00'),
      '2026-03-08 00:00',
      '2026-03-09 00:00',
      1380,
    ],
    ['has none in Vancouver in autumn 2026', every('00:00', '24:00'), '2026-11-01 00:00', '2026-11-02 00:00', 1440],
    ['still has one in Toronto', every('00:00', '24:00', toronto), '2026-11-01 00:00', '2026-11-02 00:00', 1500],
    ['leaves office hours alone in spring', every('09:00', '17:00'), '2025-03-08 12:00', '2025-03-10 12:00', 16 * 60],
    ['leaves office hours alone in autumn', every('09:00', '17:00'), '2025-11-01 12:00', '2025-11-03 12:00', 16 * 60],
    ['shortens hours over the skipped one', every('01:00', '04:00'), '2025-03-09 00:00', '2025-03-09 12:00', 120],
    ['lengthens hours over the hour shown twice', every('01:00', '04:00'), '2025-11-02 00:00', '2025-11-02 12:00', 240],
  ])('%s', (_case, office, from, until, expected) => {
    expect(minutes(office, from, until)).toBe(expected)
  })

  test.each([
    ['spring', '2025-03-07 16:00', '2025-03-08 10:00', '2025-03-08T18:00:00.000Z'],
    ['spring, over the night of it', '2025-03-08 16:00', '2025-03-09 10:00', '2025-03-09T17:00:00.000Z'],
    ['autumn, over the night of it', '2025-11-01 16:00', '2025-11-02 10:00', '2025-11-02T18:00:00.000Z'],
  ])('two working hours from four o’clock end at ten in %s', (_case, from, until, expected) => {
    expect(after(every('09:00', '17:00'), from, 120)).toBe(expected)
    expect(new Date(ms(until)).toISOString()).toBe(expected)
  })
})

describe('midnight', () => {
  const late = every('20:00', '24:00')
  test('belongs to the day that ends with it', () => {
    expect(minutes(late, '2026-11-20 23:30', '2026-11-21 00:30')).toBe(30)
    expect(after(late, '2026-11-20 23:30', 30)).toBe('2026-11-21T07:00:00.000Z')
    expect(after(late, '2026-11-20 23:30', 31)).toBe('2026-11-22T03:01:00.000Z')
  })
  test.each([
    ['2026-11-20 23:59', true],
    ['2026-11-21 00:00', false],
    ['2026-11-21 19:59', false],
    ['2026-11-21 20:00', true],
  ])('at %s the office is open: %s', (moment, open) => {
    expect(isOpenAt(late, new Date(ms(moment)).toISOString())).toBe(open)
  })
})

describe('far futures are bounded', () => {
  const never: OfficeHours = { days: weekdays.map(() => null), timeZone: vancouver, isHoliday: () => false }
  const closed: OfficeHours = { ...every('09:00', '17:00'), isHoliday: () => true }
  test.each([
    ['a building that is never open', never],
    ['a building that is closed on every day', closed],
  ])('%s', (_case, office) => {
    expect(minutes(office, '2016-11-20 09:00', '2026-11-20 09:00')).toBe(0)
    expect(after(office, '2026-11-20 09:00', 1)).toBeNull()
    expect(isOpenAt(office, '2026-11-20T20:00:00.000Z')).toBe(false)
  })
  test('what lies beyond two years', () => {
    const office = every('09:00', '10:00')
    expect(after(office, '2026-11-20 00:00', 731 * 60)).toBe('2028-11-19T17:00:00.000Z')
    expect(after(office, '2026-11-20 00:00', 731 * 60 + 1)).toBeNull()
  })
  test('and what lies behind counts nothing', () => {
    expect(minutes(every('00:00', '24:00'), '2026-11-20 09:00', '2026-11-20 08:00')).toBe(0)
    expect(countedMs('always', 2000, 1000)).toBe(0)
    expect(countedMs('always', 1000, 2000)).toBe(1000)
    expect(momentAfter('always', 1000, 2000)).toBe(3000)
  })
})

/** Times that exist once on each day, or lie on the edge of a change of clocks. */
const times = ['00:00', '00:30', '01:00', '03:00', '07:45', '09:00', '12:00', '13:07', '17:00', '23:59', '24:00']
const hours = fc
  .tuple(fc.nat({ max: times.length - 2 }), fc.nat({ max: times.length - 2 }))
  .map(([one, more]) => ({ from: times[one]!, until: times[Math.min(times.length - 1, one + 1 + more)]! }))
const offices = fc.record({
  days: fc.array(fc.option(hours, { nil: null }), { minLength: 7, maxLength: 7 }),
  timeZone: fc.constantFrom(vancouver, toronto, 'America/St_Johns', 'America/Regina'),
  holidays: fc.array(fc.nat({ max: 12 }), { maxLength: 4 }),
  firstDay: fc.constantFrom('2025-03-06', '2025-10-30', '2026-03-05', '2026-10-29', '2026-12-22'),
  fromMinute: fc.nat({ max: 2 * 1440 }),
  lasts: fc.nat({ max: 5 * 1440 }),
  target: fc.integer({ min: 1, max: 2400 }),
})

/** Whether a minute counts, by nothing but what the zone's clocks show in it. */
const counts = (office: OfficeHours, minute: number): boolean => {
  const at = new Date(minute).toISOString()
  const [day, time]: [LocalDate, string] = [localDateOf(at, office.timeZone), localTimeOf(at, office.timeZone)]
  const open = office.days[weekdays.indexOf(weekdayOf(day))]
  return !!open && !office.isHoliday(day) && open.from <= time && time < open.until
}

/** How many of so many minutes count, and the end of that which fills a target; null where none does. */
const walked = (office: OfficeHours, from: number, lasts: number, target: number) => {
  let [sum, due]: [number, number | null] = [0, null]
  for (let minute = from; minute < from + lasts * minuteMs; minute += minuteMs) {
    if (counts(office, minute)) sum += 1
    if (due === null && sum === target) due = minute + minuteMs
  }
  return { sum, due }
}

test('walking through every minute counts the same, and finds the same moment', () => {
  const check = fc.property(offices, ({ days, timeZone, holidays, firstDay, fromMinute, lasts, target }) => {
    const closed = new Set(holidays.map((count) => addDays(firstDay, count)))
    const office: OfficeHours = { days, timeZone, isHoliday: (day) => closed.has(day) }
    const from = ms(`${firstDay} 00:00`, timeZone) + fromMinute * minuteMs
    const until = from + lasts * minuteMs
    const found = momentAfter(office, from, target * minuteMs)
    expect({
      sum: countedMs(office, from, until) / minuteMs,
      due: found !== null && found <= until ? found : null,
      open: isOpenAt(office, new Date(until).toISOString()),
    }).toEqual({ ...walked(office, from, lasts, target), open: counts(office, until) })
  })
  fc.assert(check, { seed: 20261127, numRuns: 80 })
})
