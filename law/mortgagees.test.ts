import { expect, test } from 'vitest'
import { plusDays } from './calendar/days.ts'
import { jurisdictions, mortgageeRequests, mortgageeRequestsLapsed, mortgageeRequestUntil } from './law.ts'

test.each([
  ['BC', '2021-11-20', '2026-11-20'],
  ['BC', '2024-02-29', '2029-02-28'],
  ['BC', '2023-02-28', '2028-02-28'],
  ['AB', '2021-11-20', null],
  ['other', '2021-11-20', null],
] as const)('in %s a request of %s counts until %s', (jurisdiction, requestedOn, until) =>
  expect(mortgageeRequestUntil(jurisdiction, requestedOn)).toBe(until),
)

test.each([
  ['BC', '2026-11-20', '2021-11-19'],
  ['BC', '2028-02-29', '2023-02-28'],
  ['BC', '2029-02-28', '2024-02-27'],
  ['BC', '2029-03-01', '2024-02-29'],
  ['AB', '2026-11-20', null],
  ['other', '2026-11-20', null],
] as const)('in %s on %s the requests through %s have lapsed', (jurisdiction, day, through) =>
  expect(mortgageeRequestsLapsed(jurisdiction, day)).toBe(through),
)

test('the two agree about every day of nine years', () => {
  for (let day = '2023-01-01'; day < '2032-01-01'; day = plusDays(day, 1)) {
    const through = mortgageeRequestsLapsed('BC', day)!
    expect([day, mortgageeRequestUntil('BC', through)! < day]).toEqual([day, true])
    expect([day, mortgageeRequestUntil('BC', plusDays(through, 1))! < day]).toEqual([day, false])
  }
})

test.each([
  ['BC', 'Form C', 's. 60', undefined],
  ['AB', 'request for notices', 's. 26', true],
  ['other', 'request for notices', 'no act', undefined],
] as const)('in %s it is a %s by %s, and says whether that was checked', (jurisdiction, form, section, unverified) => {
  const rule = mortgageeRequests(jurisdiction)
  expect([rule.form, rule.unverified]).toEqual([form, unverified])
  expect(rule.source ?? 'no act').toContain(section)
})

test.each(jurisdictions)('in %s the same word begins a sentence', (jurisdiction) => {
  const { form, Form } = mortgageeRequests(jurisdiction)
  expect(Form.toLowerCase()).toBe(form.toLowerCase())
  expect(Form.charAt(0)).toBe(form.charAt(0).toUpperCase())
})
