import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clearDaysAfter, clearDaysBefore, daysFromTo, plusDays, plusMonths, plusWeeks, plusYears } from '../law.ts'

test.each([
  ['2026-11-22', 14, '2026-12-06'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2100-02-28', 1, '2100-03-01'],
  ['2025-03-08', 2, '2025-03-10'],
  ['2025-11-01', 2, '2025-11-03'],
])('%s and %i days is %s, whatever the clocks do', (day, days, then) => {
  expect(plusDays(day, days)).toBe(then)
  expect(daysFromTo(day, then)).toBe(days)
})

test.each([
  ['2026-11-30', 1, '2026-12-30'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2027-01-31', -2, '2026-11-30'],
  ['2026-08-31', 13, '2027-09-30'],
])('%s and %i months is %s', (day, months, then) => {
  expect(plusMonths(day, months)).toBe(then)
})

test.each([
  ['2024-02-29', 4, '2028-02-29'],
  ['2024-02-29', 1, '2025-02-28'],
  ['2026-11-22', 6, '2032-11-22'],
])('%s and %i years is %s', (day, years, then) => {
  expect(plusYears(day, years)).toBe(then)
})

test('two weeks within, and two weeks clear', () => {
  expect(plusWeeks('2026-11-22', 2)).toBe('2026-12-06')
  expect(clearDaysAfter('2026-11-22', 14)).toBe('2026-12-07')
  expect(clearDaysBefore('2026-12-07', 14)).toBe('2026-11-22')
})

const aDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const some = fc.integer({ min: 0, max: 800 })

test('clear days are the same from either end, and leave exactly so many days between', () => {
  fc.assert(
    fc.property(aDay, some, (day, days) => {
      const before = clearDaysBefore(day, days)
      expect([clearDaysAfter(before, days), daysFromTo(before, day) - 1]).toEqual([day, days])
    }),
  )
})

test('the later the start and the longer the time, the later the end', () => {
  fc.assert(
    fc.property(aDay, aDay, some, some, (one, other, few, more) => {
      const [early, late] = one < other ? [one, other] : [other, one]
      for (const plus of [plusDays, plusMonths, clearDaysAfter]) {
        expect(plus(early, few) <= plus(late, few)).toBe(true)
        expect(plus(early, Math.min(few, more)) <= plus(early, Math.max(few, more))).toBe(true)
      }
    }),
  )
})

test('a month later is in the next month, on the same day or its last', () => {
  fc.assert(
    fc.property(aDay, some, (day, months) => {
      const then = plusMonths(day, months)
      const counted = (of: string) => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7))
      expect(counted(then) - counted(day)).toBe(months)
      expect(then.slice(8) === day.slice(8) || plusDays(then, 1).endsWith('-01')).toBe(true)
    }),
  )
})
