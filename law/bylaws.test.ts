import { expect, test } from 'vitest'
import { bylawLaw, latestRatifyBy, ratifyBy } from './law.ts'

test.each([
  ['BC', '2026-03-01', '12-31', '2027-02-28'],
  ['BC', '2026-02-27', '12-31', '2026-02-28'],
  ['BC', '2026-02-28', '12-31', '2027-02-28'],
  ['BC', '2026-11-20', '06-30', '2027-08-30'],
  ['BC', '2026-08-29', '06-30', '2026-08-30'],
  ['AB', '2026-03-01', '12-31', null],
  ['other', '2026-03-01', '12-31', null],
] as const)('in %s a rule made on %s in a year that ends on %s is ratified by %s', (jurisdiction, madeOn, end, by) =>
  expect(ratifyBy(jurisdiction, madeOn, end)).toBe(by),
)

test('what is filed, ratified and told names its section, or says that no one has checked it', () => {
  expect(bylawLaw('BC').filing?.source).toContain('s. 128')
  expect(bylawLaw('BC').ratifying?.source).toContain('s. 125')
  expect(bylawLaw('BC').telling?.source).toContain('125')
  expect(bylawLaw('AB')).toMatchObject({ filing: { unverified: true }, ratifying: null, telling: { unverified: true } })
  expect(bylawLaw('other')).toEqual({ filing: null, ratifying: null, telling: null })
})

test.each([
  ['BC', '2026-11-01', '12-31', '2027-02-28'],
  ['BC', '2026-02-10', '12-31', '2027-02-28'],
  ['BC', '2025-12-31', '12-31', '2027-02-28'],
  ['BC', '2025-12-28', '12-31', '2026-02-28'],
  ['AB', '2026-11-01', '12-31', null],
] as const)(
  'in %s a rule made on %s in a year that ends on %s is ratified by %s at the latest',
  (of, madeOn, end, by) => expect(latestRatifyBy(of, madeOn, end)).toBe(by),
)
