import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { jurisdictions, tenantNoticeDueOn, tenantNoticeFor, tenantNoticeOn } from './law.ts'

test.each([
  ['an ordinary day', '2026-11-01', '2026-11-15'],
  ['over the end of a month', '2026-11-20', '2026-12-04'],
  ['over the end of a year', '2026-12-25', '2027-01-08'],
  ['over a leap day', '2028-02-20', '2028-03-05'],
  ['over the spring day on which clocks once changed', '2025-03-01', '2025-03-15'],
  ['the first day of the act', '2000-07-01', '2000-07-15'],
])('in British Columbia Form K is due two weeks after the start: %s', (_, startsOn, dueOn) => {
  expect(tenantNoticeDueOn('BC', startsOn)).toBe(dueOn)
})

test.each([
  ['BC', '2000-06-30'],
  ['AB', '2026-11-01'],
  ['other', '2026-11-01'],
  ['AB', null],
] as const)('nothing is due in %s for a tenancy of %s', (jurisdiction, startsOn) => {
  expect(tenantNoticeFor(jurisdiction, startsOn)).toBeNull()
  expect(tenantNoticeDueOn(jurisdiction, startsOn)).toBeNull()
  expect(tenantNoticeOn(jurisdiction, { startsOn, receivedOn: null }, '2026-11-22')).toEqual({ state: 'not asked for' })
})

test('the rule names its form, its words and where they stand', () => {
  expect(tenantNoticeFor('BC', '2026-11-01')).toMatchObject({
    form: 'Form K',
    title: 'Notice of Tenant’s Responsibilities',
    source: 'Strata Property Act, s. 146',
  })
})

const startsOn = '2026-11-01'
test.each([
  ['before the tenancy begins', null, '2026-10-30', { state: 'due', on: '2026-11-15', daysLeft: 16 }],
  ['on the first day', null, '2026-11-01', { state: 'due', on: '2026-11-15', daysLeft: 14 }],
  ['on the last day', null, '2026-11-15', { state: 'due', on: '2026-11-15', daysLeft: 0 }],
  ['on the day after', null, '2026-11-16', { state: 'overdue', on: '2026-11-15', daysOverdue: 1 }],
  ['a month late', null, '2026-12-15', { state: 'overdue', on: '2026-11-15', daysOverdue: 30 }],
  ['received late', '2026-12-01', '2026-12-15', { state: 'received', on: '2026-12-01' }],
])('a tenancy of November 1, %s', (_, receivedOn, day, state) => {
  expect(tenantNoticeOn('BC', { startsOn, receivedOn }, day)).toEqual(state)
})

test('a notice that is not there is missing where nobody knows when the tenancy began', () => {
  const open = { startsOn: null, receivedOn: null }
  expect(tenantNoticeOn('BC', open, '2026-11-22')).toEqual({ state: 'missing' })
  expect(tenantNoticeOn('BC', { ...open, receivedOn: '2026-11-02' }, '2026-11-22')).toMatchObject({ state: 'received' })
})

const aDay = fc
  .date({ min: new Date('2000-07-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('on every day of every tenancy exactly one of due and overdue holds, and they meet at the due day', () => {
  fc.assert(
    fc.property(aDay, aDay, (start, day) => {
      const dueOn = tenantNoticeDueOn('BC', start)!
      const found = tenantNoticeOn('BC', { startsOn: start, receivedOn: null }, day)
      expect(found.state).toBe(day <= dueOn ? 'due' : 'overdue')
      expect(Date.parse(dueOn) - Date.parse(start)).toBe(14 * 24 * 60 * 60 * 1000)
      expect(jurisdictions.map((jurisdiction) => tenantNoticeDueOn(jurisdiction, start))).toEqual([dueOn, null, null])
    }),
  )
})
