import { expect, test } from 'vitest'
import { holidaysIn } from '../law.ts'

// Written down by hand, month and day.
const bc: Record<number, string> = {
  2024: '01-01 02-19 03-29 04-01 05-20 07-01 08-05 09-02 09-30 10-14 11-11 12-25 12-26',
  2025: '01-01 02-17 04-18 04-21 05-19 07-01 08-04 09-01 09-30 10-13 11-11 12-25 12-26',
  2026: '01-01 02-16 04-03 04-06 05-18 07-01 08-03 09-07 09-30 10-12 11-11 12-25 12-26',
  2027: '01-01 02-15 03-26 03-29 05-24 07-01 08-02 09-06 09-30 10-11 11-11 12-25 12-26',
  2028: '01-01 02-21 04-14 04-17 05-22 07-01 08-07 09-04 09-30 10-09 11-11 12-25 12-26',
  2029: '01-01 02-19 03-30 04-02 05-21 07-02 08-06 09-03 09-30 10-08 11-11 12-25 12-26',
  2030: '01-01 02-18 04-19 04-22 05-20 07-01 08-05 09-02 09-30 10-14 11-11 12-25 12-26',
}
const ab: Record<number, string> = {
  2024: '01-01 02-19 03-29 05-20 07-01 09-02 10-14 11-11 12-25',
  2025: '01-01 02-17 04-18 05-19 07-01 09-01 10-13 11-11 12-25',
  2026: '01-01 02-16 04-03 05-18 07-01 09-07 10-12 11-11 12-25',
  2027: '01-01 02-15 03-26 05-24 07-01 09-06 10-11 11-11 12-25',
  2028: '01-01 02-21 04-14 05-22 07-01 09-04 10-09 11-11 12-25',
  2029: '01-01 02-19 03-30 05-21 07-02 09-03 10-08 11-11 12-25',
  2030: '01-01 02-18 04-19 05-20 07-01 09-02 10-14 11-11 12-25',
}
const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030]
const daysIn = (jurisdiction: 'BC' | 'AB', year: number) =>
  holidaysIn(jurisdiction, year)
    .map(({ on }) => on.slice(5))
    .join(' ')

test.each(years)('the holidays of British Columbia in %i', (year) => {
  expect(daysIn('BC', year)).toBe(bc[year])
})

test.each(years)('the general holidays of Alberta in %i', (year) => {
  expect(daysIn('AB', year)).toBe(ab[year])
})

test.each([
  [2012, 'Family Day', []],
  [2013, 'Family Day', ['2013-02-11']],
  [2018, 'Family Day', ['2018-02-12']],
  [2019, 'Family Day', ['2019-02-18']],
  [2022, 'National Day for Truth and Reconciliation', []],
  [2023, 'National Day for Truth and Reconciliation', ['2023-09-30']],
  [2018, 'Canada Day', ['2018-07-02']],
  [2019, 'Canada Day', ['2019-07-01']],
  // On a Saturday, a Sunday: no act moves these.
  [2021, 'Christmas Day', ['2021-12-25']],
  [2023, 'New Year’s Day', ['2023-01-01']],
  [2026, 'Boxing Day', ['2026-12-26']],
  // The earliest and the latest of their centuries.
  [2008, 'Good Friday', ['2008-03-21']],
  [2038, 'Good Friday', ['2038-04-23']],
  // Where the moon's age is put right: 29 days in 1981, 28 in 1954 and 2049.
  [1981, 'Easter Monday', ['1981-04-20']],
  [1954, 'Easter Monday', ['1954-04-19']],
  [2049, 'Easter Monday', ['2049-04-19']],
])('in %i British Columbia has %s on %j', (year, name, days) => {
  const found = holidaysIn('BC', year).filter((holiday) => holiday.name === name)
  expect(found.map(({ on }) => on)).toEqual(days)
})

test('each says by which act, and other provinces have none of ours', () => {
  expect(new Set(holidaysIn('BC', 2026).map(({ source }) => source))).toEqual(
    new Set(['Interpretation Act (British Columbia), s. 29']),
  )
  expect(new Set(holidaysIn('AB', 2026).map(({ source, unverified }) => `${source} ${unverified}`))).toEqual(
    new Set(['Employment Standards Code (Alberta), s. 25 true']),
  )
  expect(holidaysIn('other', 2026)).toEqual([])
})
