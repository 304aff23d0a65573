import { expect, test } from 'vitest'
import {
  chargebackRule,
  dueOn,
  enforcementClocks,
  fineMostCents,
  fineRule,
  jurisdictions,
  nextFineFrom,
  overOn,
} from './law.ts'

test('the clocks of British Columbia, from November 22', () => {
  const { answer, hearing, hearingDecision, decision, demand, entry } = enforcementClocks('BC')
  expect([answer.days, answer.daysLeast, answer.source]).toEqual([14, 7, 'Strata Property Act, s. 135 (1)'])
  expect([dueOn(hearing!, '2026-11-22'), hearing?.source]).toEqual(['2026-12-20', 'Strata Property Act, s. 34.1'])
  expect(dueOn(hearingDecision!, '2026-12-20')).toBe('2026-12-27')
  expect(decision?.source).toBe('Strata Property Act, s. 135 (2)')
  expect([overOn(demand!, '2026-11-22'), demand?.source]).toEqual(['2026-12-07', 'Strata Property Act, s. 112'])
  expect([entry?.hours, entry?.source]).toEqual([48, 'Standard Bylaw 7'])
})

test('elsewhere no number is claimed that no act names', () => {
  expect(enforcementClocks('AB')).toMatchObject({ hearing: null, hearingDecision: null, decision: null, demand: null })
  expect(enforcementClocks('AB').entry).toMatchObject({ hours: 24, unverified: true })
  expect(enforcementClocks('other')).toMatchObject({
    hearing: null,
    demand: null,
    entry: null,
    answer: { source: null },
  })
})

test.each(jurisdictions)('in %s every clock says why in a sentence', (jurisdiction) => {
  for (const clock of Object.values(enforcementClocks(jurisdiction)))
    expect(clock === null || /^[A-Z].+\.$/.test(clock.why)).toBe(true)
})

test.each([
  ['BC', 'bylaw', '2026-11-22', 20_000, 20_000, 7],
  ['BC', 'rule', '2026-11-22', 5000, 5000, 7],
  ['BC', 'shortStayBylaw', '2018-11-29', 20_000, 20_000, 7],
  ['BC', 'shortStayBylaw', '2018-11-30', 100_000, 100_000, 1],
  ['BC', 'shortStayBylaw', '2026-11-22', 100_000, 100_000, 1],
  ['AB', 'bylaw', '2026-11-22', 50_000, 100_000, null],
  ['AB', 'shortStayBylaw', '2026-11-22', 50_000, 100_000, null],
  ['AB', 'rule', '2026-11-22', 0, 0, null],
] as const)('in %s for a %s on %s: %i cents first, %i later, every %j days', (of, what, day, first, later, days) => {
  const rule = fineRule(of, what, day)!
  expect([fineMostCents(rule, 0), fineMostCents(rule, 1), fineMostCents(rule, 5)]).toEqual([first, later, later])
  expect(rule.everyDays).toBe(days)
  expect(rule.unverified ?? false).toBe(of === 'AB')
})

test.each([
  ['BC', 'bylaw', '2000-06-30'],
  ['AB', 'bylaw', '2019-12-31'],
  ['other', 'bylaw', '2026-11-22'],
] as const)('in %s for a %s on %s nothing is known', (of, what, day) => {
  expect(fineRule(of, what, day)).toBeNull()
})

test.each([
  ['BC', 'bylaw', '2026-12-28', '2027-01-04'],
  ['BC', 'shortStayBylaw', '2026-12-31', '2027-01-01'],
  ['AB', 'bylaw', '2026-12-28', null],
] as const)('in %s what goes on against a %s is fined again after %s from %s', (of, what, last, next) => {
  expect(nextFineFrom(fineRule(of, what, last)!, last)).toBe(next)
})

test('Alberta charges back by the rule of 2026 what it came to know of since then', () => {
  expect(chargebackRule('AB', '2026-02-14')).toBeNull()
  const rule = chargebackRule('AB', '2026-02-15')!
  expect([dueOn(rule.notice, '2026-02-15'), rule.notice.unverified]).toEqual(['2026-05-16', true])
  expect(dueOn(rule.answer, '2026-05-16')).toBe('2026-06-15')
  expect([chargebackRule('BC', '2026-11-22'), chargebackRule('other', '2026-11-22')]).toEqual([null, null])
})
