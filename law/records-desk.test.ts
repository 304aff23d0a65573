import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  certificateFeeCents,
  certificateRule,
  copyFeeCents,
  documentRequestRule,
  dueOn,
  recordKinds,
  validUntil,
} from './law.ts'

describe('a request for a record', () => {
  test.each([
    ['BC', 'bylaws', '2026-12-28', '2027-01-04'],
    ['BC', 'rules', '2026-02-25', '2026-03-04'],
    ['BC', 'minutes', '2026-11-22', '2026-12-06'],
    ['BC', 'contract', '2028-02-20', '2028-03-05'],
    ['AB', 'bylaws', '2026-11-22', '2026-12-02'],
    ['AB', 'minutes', '2026-12-25', '2027-01-04'],
  ] as const)('in %s for %s of %s is due on %s', (jurisdiction, kind, askedOn, due) => {
    const rule = documentRequestRule(jurisdiction, kind)
    expect(rule && dueOn(rule, askedOn)).toBe(due)
    expect(rule?.unverified ?? false).toBe(jurisdiction === 'AB')
  })

  test('in British Columbia only bylaws and rules have the short week', () => {
    const short = recordKinds.filter((kind) => documentRequestRule('BC', kind)?.days === 7)
    expect(short).toEqual(['bylaws', 'rules'])
  })

  test('of other provinces nothing is said', () => {
    expect(documentRequestRule('other', 'minutes')).toBeNull()
  })
})

test.each([
  ['BC', 'paper', 0, 0],
  ['BC', 'paper', 1, 25],
  ['BC', 'paper', 300, 7500],
  ['BC', 'email', 300, 0],
  ['BC', 'inspection', 300, 0],
  ['AB', 'paper', 10, null],
  ['AB', 'email', 10, 0],
] as const)('in %s a copy as %s of %i pages costs at most %j cents', (jurisdiction, form, pages, cents) => {
  expect(copyFeeCents(documentRequestRule(jurisdiction, 'minutes')!.copyFee, form, pages)).toBe(cents)
})

describe('a certificate', () => {
  const formB = certificateRule('BC', 'information')!
  const formF = certificateRule('BC', 'payment')!
  const estoppel = certificateRule('AB', 'information')!

  test.each([
    [formB, '2026-11-29', 'Strata Property Act, s. 59', undefined],
    [formF, '2026-11-29', 'Strata Property Act, s. 115', undefined],
    [estoppel, '2026-12-02', 'Condominium Property Act, s. 43.2', true],
  ] as const)('%# asked for on November 22 is due on %s', (rule, due, source, unverified) => {
    expect([dueOn(rule, '2026-11-22'), rule.source, rule.unverified]).toEqual([due, source, unverified])
  })

  test.each([
    [formB, 0, 3500],
    [formB, 12, 3800],
    [formF, 0, 1500],
    [formF, 12, 1500],
    [estoppel, 12, null],
  ] as const)('%# with %i copied pages costs at most %j cents', (rule, pages, cents) => {
    expect(certificateFeeCents(rule, pages)).toBe(cents)
  })

  test.each([
    [formF, '2026-11-22', '2027-01-21'],
    [formF, '2028-01-15', '2028-03-15'],
    [formB, '2026-11-22', null],
  ] as const)('%# of %s holds until %j', (rule, issuedOn, last) => {
    expect(validUntil(rule, issuedOn)).toBe(last)
  })

  test('says where its fee stands', () => {
    expect([formB, formF, estoppel].map(({ fee }) => fee?.source)).toEqual([
      'Strata Property Regulation, s. 4.4',
      'Strata Property Regulation, s. 6.10',
      undefined,
    ])
  })

  test('that a province does not know is not asked for', () => {
    expect([certificateRule('AB', 'payment'), certificateRule('other', 'information')]).toEqual([null, null])
  })
})

const aDay = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('who asks later is answered later, and always after they asked', () => {
  fc.assert(
    fc.property(fc.constantFrom(...recordKinds), fc.constantFrom('BC', 'AB'), aDay, aDay, (kind, of, one, other) => {
      const rule = documentRequestRule(of, kind)!
      const [early, late] = one < other ? [one, other] : [other, one]
      expect([dueOn(rule, early) <= dueOn(rule, late), early < dueOn(rule, early)]).toEqual([true, true])
    }),
  )
})
