import { expect, test } from 'vitest'
import { hasOfficeHours, noOfficeHours, officeAt, rangeFault, rangeWords } from './office-hours.ts'

const hours = {
  ...noOfficeHours(),
  friday: [
    { from: '09:00', until: '12:00' },
    { from: '13:00', until: '17:00' },
  ],
  monday: [{ from: '09:00', until: '17:00' }],
}

// November 20, 2026 is a Friday; Vancouver stands at UTC-7.
test.each([
  ['2026-11-20T15:59:00.000Z', { open: false, opens: { day: 'today', at: '09:00' } }],
  ['2026-11-20T16:00:00.000Z', { open: true, until: '12:00' }],
  ['2026-11-20T19:00:00.000Z', { open: false, opens: { day: 'today', at: '13:00' } }],
  ['2026-11-20T23:59:00.000Z', { open: true, until: '17:00' }],
  ['2026-11-21T00:00:00.000Z', { open: false, opens: { day: 'on Monday', at: '09:00' } }],
  ['2026-11-22T20:00:00.000Z', { open: false, opens: { day: 'tomorrow', at: '09:00' } }],
])('at %s the office is %j', (at, state) => {
  expect(officeAt(hours, at, 'America/Vancouver')).toEqual(state)
})

test('an office without hours is closed and never opens', () => {
  expect(hasOfficeHours(noOfficeHours())).toBe(false)
  expect(officeAt(noOfficeHours(), '2026-11-20T16:00:00.000Z', 'America/Vancouver')).toEqual({
    open: false,
    opens: null,
  })
})

test('one that opens on one day alone opens again a week later', () => {
  const once = { ...noOfficeHours(), friday: [{ from: '09:00', until: '10:00' }] }
  expect(officeAt(once, '2026-11-20T18:00:00.000Z', 'America/Vancouver')).toEqual({
    open: false,
    opens: { day: 'on Friday', at: '09:00' },
  })
})

test.each([
  [[], null],
  [[{ from: '09:00', until: '17:00' }], null],
  [[{ from: '17:00', until: '09:00' }], 0],
  [[{ from: '09:00', until: '09:00' }], 0],
  [
    [
      { from: '09:00', until: '12:00' },
      { from: '11:59', until: '13:00' },
    ],
    1,
  ],
  [
    [
      { from: '09:00', until: '12:00' },
      { from: '12:00', until: '13:00' },
    ],
    null,
  ],
])('%j is at fault at %j', (ranges, at) => {
  expect(rangeFault(ranges)?.at ?? null).toBe(at)
})

test('ranges read as people say them', () => {
  expect(rangeWords(hours.friday)).toBe('9:00 a.m. – 12:00 p.m., 1:00 p.m. – 5:00 p.m.')
})
