import { expect, test } from 'vitest'
import {
  annualMeetingDue,
  annualMeetingRule,
  jurisdictionOf,
  jurisdictions,
  filingFor,
  labelsFor,
  meetingNoticeSource,
  privacyRegimeOf,
  reasonOf,
} from './law.ts'

test.each([
  [
    'BC',
    'strata lot',
    'strata corporation',
    'council',
    'council member',
    'strata fee',
    'unit entitlement',
    'strata plan',
    'contingency reserve fund',
  ],
  [
    'AB',
    'unit',
    'condominium corporation',
    'board',
    'board member',
    'contribution',
    'unit factor',
    'condominium plan',
    'reserve fund',
  ],
  ['other', 'unit', 'corporation', 'board', 'board member', 'condo fee', 'unit share', 'plan', 'reserve fund'],
] as const)(
  '%s says %s, %s, %s',
  (jurisdiction, lot, corporation, council, member, fee, entitlement, plan, reserve) => {
    const labels = labelsFor(jurisdiction)
    expect(labels.lot.one).toBe(lot)
    expect(labels.corporation.one).toBe(corporation)
    expect(labels.council.one).toBe(council)
    expect(labels.councilMember.one).toBe(member)
    expect(labels.fee.one).toBe(fee)
    expect(labels.entitlement.one).toBe(entitlement)
    expect(labels.plan.one).toBe(plan)
    expect(labels.planNumber.one).toBe(`${plan} number`)
    expect(labels.reserveFund.one).toBe(reserve)
    expect(labels.bylaw.many).toBe('bylaws')
  },
)

test.each([
  ['BC', 'lien', 'Lienable', 'contingency reserve account'],
  ['AB', 'caveat', 'Securable by caveat', 'reserve account'],
  ['other', 'lien', 'Lienable', 'reserve account'],
] as const)('%s secures unpaid fees by a %s', (jurisdiction, lien, able, account) => {
  const labels = labelsFor(jurisdiction)
  expect([labels.lien.one, labels.lien.Able, labels.reserveAccount.one]).toEqual([lien, able, account])
})

test.each([
  ['BC', 'filed', 'Filing number', 'land title office'],
  ['AB', 'registered', 'Registration number', 'land titles office'],
  ['other', 'registered', 'Registration number', 'land registry'],
] as const)('%s says of a bylaw that it is %s', (jurisdiction, done, number, office) => {
  expect(filingFor(jurisdiction)).toMatchObject({ done, Number: number, office })
})

test('a label has the forms of sentences, headings and counts', () => {
  expect(labelsFor('BC').lot).toEqual({
    one: 'strata lot',
    many: 'strata lots',
    One: 'Strata lot',
    Many: 'Strata lots',
  })
})

test.each([
  ['BC', 'BC'],
  ['bc', 'BC'],
  ['AB', 'AB'],
  ['ON', 'other'],
  ['', 'other'],
])('the province %j stands under %s', (province, jurisdiction) => {
  expect(jurisdictionOf(province)).toBe(jurisdiction)
})

test('British Columbia and Alberta have privacy acts of their own', () => {
  expect(jurisdictions.map((jurisdiction) => privacyRegimeOf(jurisdiction).code)).toEqual([
    'BC_PIPA',
    'AB_PIPA',
    'PIPEDA',
  ])
  for (const jurisdiction of jurisdictions) expect(privacyRegimeOf(jurisdiction).source).not.toBe('')
})

test('owners are given notice of general meetings by the act of their province', () => {
  expect(jurisdictions.map(meetingNoticeSource)).toEqual([
    'Strata Property Act, s. 45',
    'Condominium Property Act, s. 30.1',
    null,
  ])
})

test.each([
  ['BC', '12-31', '02-28'],
  ['BC', '06-30', '08-30'],
  ['BC', '11-15', '01-15'],
  ['AB', '12-31', null],
  ['other', '12-31', null],
] as const)('in %s the annual general meeting after a year that ends on %s is due by %s', (jurisdiction, end, due) => {
  expect(annualMeetingDue(jurisdiction, end)).toBe(due)
  expect(annualMeetingRule(jurisdiction)?.unverified ?? null).toBe(due === null ? null : true)
})

test('says whether a reason is confirmed', () => {
  expect(reasonOf({ why: 'So.', source: 's. 1' })).toEqual({ why: 'So.', source: 's. 1', unverified: false })
  expect(reasonOf({ why: 'So.', source: null, unverified: true }).unverified).toBe(true)
})
