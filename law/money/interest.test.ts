import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { interestCap, interestOn, rateRefusal, yearlyBps } from '../law.ts'

const fee = 42_745

test.each([
  ['427.45 due Jan 1, paid Mar 31', 1000, [{ from: '2027-01-01', cents: fee }], '2027-03-31', 1042],
  [
    '200.00 of it paid on Feb 15',
    1000,
    [
      { from: '2027-01-01', cents: fee },
      { from: '2027-02-15', cents: 22_745 },
    ],
    '2027-03-31',
    801,
  ],
  ['10,000.00 for a year', 1000, [{ from: '2027-01-01', cents: 1_000_000 }], '2028-01-01', 100_000],
  [
    '10,000.00 for two years, one of them a leap year',
    1000,
    [{ from: '2027-01-01', cents: 1_000_000 }],
    '2029-01-01',
    210_000,
  ],
  ['427.45 that was open from Feb 1 alone', 1000, [{ from: '2027-02-01', cents: fee }], '2027-03-31', 679],
  ['no bylaw that sets interest', 0, [{ from: '2027-01-01', cents: fee }], '2028-03-31', 0],
  ['a day before it was due', 1000, [{ from: '2027-01-01', cents: fee }], '2026-12-31', 0],
  ['the day it was due', 1000, [{ from: '2027-01-01', cents: fee }], '2027-01-01', 0],
  [
    'paid in full after a year: the interest of that year bears none',
    1000,
    [
      { from: '2027-01-01', cents: 1_000_000 },
      { from: '2028-01-01', cents: 0 },
    ],
    '2029-01-01',
    100_000,
  ],
] as const)('interest on %s', (_what, bps, open, until, cents) => {
  expect(interestOn({ dueOn: '2027-01-01', open, bps }, until)).toBe(cents)
})

test('row 21: 10,000.00 at 10% bear 1,000.00 in a year, not the 1,047.13 of monthly compounding', () => {
  const monthly = Math.round(1_000_000 * (1 + 0.1 / 12) ** 12) - 1_000_000
  const year = interestOn(
    { dueOn: '2027-01-01', open: [{ from: '2027-01-01', cents: 1_000_000 }], bps: 1000 },
    '2028-01-01',
  )
  expect([monthly, year]).toEqual([104_713, 100_000])
})

test.each([
  ['all of it on the anniversary', [{ day: '2028-01-01', cents: 100_000 }], 200_000],
  ['a half of it on the anniversary', [{ day: '2028-01-01', cents: 50_000 }], 205_000],
  // 182 of the 366 days of that year bore interest on 1,000.00 more.
  ['all of it halfway through the next year', [{ day: '2028-07-01', cents: 100_000 }], 204_973],
  ['none of it', [], 210_000],
] as const)('interest of the first year that was paid bears none: %s', (_what, paidInterest, cents) => {
  const debt = { dueOn: '2027-01-01', open: [{ from: '2027-01-01', cents: 1_000_000 }], bps: 1000, paidInterest }
  expect(interestOn(debt, '2029-01-01')).toBe(cents)
})

const days = fc.integer({ min: 0, max: 3650 })
const dayAt = (offset: number) => new Date(Date.UTC(2026, 0, 1) + offset * 86_400_000).toISOString().slice(0, 10)

test('interest never falls with time, and never passes the rate compounded once a year', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 0, max: 1000 }),
      days,
      days,
      (cents, bps, a, b) => {
        const [from, to] = a < b ? [a, b] : [b, a]
        const debt = { dueOn: dayAt(0), open: [{ from: dayAt(0), cents }], bps }
        const [early, late] = [interestOn(debt, dayAt(from)), interestOn(debt, dayAt(to))]
        expect(early).toBeLessThanOrEqual(late)
        expect(late).toBeLessThanOrEqual(cents * (1 + bps / 10_000) ** Math.ceil(to / 365) - cents + 11)
      },
    ),
  )
})

test.each([
  ['BC', { bps: 1000, per: 'year' }, '2026-11-20', false],
  ['BC', { bps: 1001, per: 'year' }, '2026-11-20', true],
  ['BC', { bps: 150, per: 'month' }, '2026-11-20', true],
  ['BC', { bps: 83, per: 'month' }, '2026-11-20', false],
  ['BC', { bps: 9000, per: 'year' }, '1999-01-01', false],
  ['AB', { bps: 150, per: 'month' }, '2026-11-20', false],
  ['AB', { bps: 151, per: 'month' }, '2026-11-20', true],
  ['other', { bps: 9000, per: 'year' }, '2026-11-20', false],
] as const)('in %s a rate of %j on %s is refused: %s', (jurisdiction, rate, day, isRefused) => {
  expect(rateRefusal(jurisdiction, rate, day) !== null).toBe(isRefused)
})

test('a rate of 1.5 % a month is one of 18 % a year', () => {
  expect(yearlyBps({ bps: 150, per: 'month' })).toBe(1800)
})

test('names the section, and what no one has checked', () => {
  expect(interestCap('BC', '2026-11-20')).toMatchObject({ mostBps: 1000 })
  expect(interestCap('BC', '2026-11-20')).not.toHaveProperty('unverified')
  expect(interestCap('AB', '2026-11-20')).toMatchObject({ mostBps: 1800, unverified: true })
})
