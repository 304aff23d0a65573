import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBusinessDays, daysFromTo, holidayOn, isBusinessDay, jurisdictions, nextBusinessDay } from '../law.ts'

test.each([
  ['BC', '2026-11-23', true, 'a Monday'],
  ['BC', '2026-11-21', false, 'a Saturday'],
  ['BC', '2026-11-22', false, 'a Sunday'],
  ['BC', '2026-09-30', false, 'Truth and Reconciliation'],
  ['AB', '2026-09-30', true, 'no general holiday there'],
  ['AB', '2026-12-25', false, 'Christmas'],
  ['other', '2026-12-25', true, 'no act of ours names it'],
  ['other', '2026-11-22', false, 'a Sunday'],
] as const)('in %s %s is a business day: %s (%s)', (jurisdiction, day, is, _) => {
  expect(isBusinessDay(jurisdiction, day)).toBe(is)
})

test.each([
  ['BC', '2026-12-24', '2026-12-24'],
  ['BC', '2026-12-25', '2026-12-28'],
  ['AB', '2026-12-25', '2026-12-28'],
  ['BC', '2027-03-26', '2027-03-30'],
  ['AB', '2027-03-26', '2027-03-29'],
  ['BC', '2027-12-31', '2027-12-31'],
  ['BC', '2028-01-01', '2028-01-03'],
] as const)('in %s somebody is there from %s on the first time on %s', (jurisdiction, day, next) => {
  expect(nextBusinessDay(jurisdiction, day)).toBe(next)
})

test.each([
  ['BC', '2026-11-20', 1, '2026-11-23'],
  ['BC', '2026-11-22', 1, '2026-11-23'],
  ['BC', '2026-12-23', 3, '2026-12-29'],
  ['BC', '2026-12-29', -3, '2026-12-23'],
  ['BC', '2026-11-22', 0, '2026-11-22'],
  // Thirty business days of British Columbia's privacy act, over the turn of a year.
  ['BC', '2026-12-01', 30, '2027-01-14'],
] as const)('in %s from %s, %i business days on: %s', (jurisdiction, day, count, then) => {
  expect(addBusinessDays(jurisdiction, day, count)).toBe(then)
})

test('a holiday is known by its name', () => {
  expect(holidayOn('BC', '2026-08-03')?.name).toBe('British Columbia Day')
  expect(holidayOn('AB', '2026-08-03')).toBeNull()
})

const aDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const some = fc.integer({ min: 0, max: 60 })
const anywhere = fc.constantFrom(...jurisdictions)

test('from a business day, so many on and as many back is where one was', () => {
  fc.assert(
    fc.property(anywhere, aDay, some, (of, day, count) => {
      const from = nextBusinessDay(of, day)
      expect(addBusinessDays(of, addBusinessDays(of, from, count), -count)).toBe(from)
    }),
  )
})

test('one more business day is later, is a business day, and never more than six days away', () => {
  fc.assert(
    fc.property(anywhere, aDay, some, (of, day, count) => {
      const [then, next] = [addBusinessDays(of, day, count), addBusinessDays(of, day, count + 1)]
      expect(isBusinessDay(of, next)).toBe(true)
      expect([1, 2, 3, 4, 5, 6]).toContain(daysFromTo(then, next))
    }),
  )
})
