import { describe, expect, test } from 'vitest'
import {
  budgetMissing,
  feesToldBy,
  jurisdictions,
  operatingApproval,
  operatingBases,
  reserveApproval,
  reserveBases,
  reserveLeastCents,
  reserveRule,
  sharedBySome,
  statementDue,
  unapprovedSpending,
  yearEnd,
} from '../law.ts'

describe('the contribution to the reserve', () => {
  test.each([
    [27_000_000, 2_700_000],
    [27_000_001, 2_700_001],
    [0, 0],
  ])('of an operating budget of %d is at least %d', (operating, least) => {
    expect(reserveLeastCents(reserveRule('BC', '2026-01-01')!, operating)).toBe(least)
  })

  test('has a least only in British Columbia, since November 2023', () => {
    expect(reserveRule('BC', '2023-10-31')).toBeNull()
    expect(reserveRule('AB', '2026-01-01')).toBeNull()
  })
})

test('spending from the reserve needs a majority for seven things at most, and three quarters for the rest', () => {
  expect(reserveBases.map((basis) => [basis, reserveApproval('BC', basis)?.vote])).toEqual([
    ['depreciationReport', 'majority'],
    ['recommendedWork', 'majority'],
    ['evCharging', 'majority'],
    ['electricalReport', 'majority'],
    ['evReport', 'majority'],
    ['otherWork', 'threeQuarters'],
    ['emergency', null],
  ])
  expect(reserveApproval('AB', 'otherWork')).toBeNull()
})

test('spending from the operating fund that no budget has needs three quarters, except in an emergency', () => {
  expect(operatingBases.map((basis) => [basis, operatingApproval('BC', basis)?.vote])).toEqual([
    ['otherWork', 'threeQuarters'],
    ['emergency', null],
  ])
  expect(operatingApproval('BC', 'emergency')).toEqual(reserveApproval('BC', 'emergency'))
  expect(operatingApproval('AB', 'otherWork')).toBeNull()
})

test.each([
  ['BC', 27_000_000, null, 200_000],
  ['BC', 3_000_000, null, 150_000],
  ['BC', 27_000_000, 500_000, 500_000],
  ['AB', 27_000_000, null, undefined],
] as const)(
  'in %s unapproved spending on an operating budget of %d with %j in the bylaws stays below %j',
  (of, operatingCents, bylawCents, below) => {
    expect(unapprovedSpending(of, { operatingCents, bylawCents })?.belowCents).toBe(below)
  },
)

test('days that owners can count on, in British Columbia alone', () => {
  expect(statementDue('BC', '2026-12-31')?.on).toBe('2027-02-25')
  expect(feesToldBy('BC', '2027-02-26')).toMatchObject({ on: '2027-03-12', unverified: true })
  expect(budgetMissing('BC')?.meetingDays).toBe(30)
  expect(yearEnd('BC')?.deficit.source).toBe('Strata Property Act, s. 105')
  for (const of of jurisdictions.filter((one) => one !== 'BC'))
    expect([statementDue(of, '2026-12-31'), feesToldBy(of, '2027-02-26'), budgetMissing(of), yearEnd(of)]).toEqual([
      null,
      null,
      null,
      null,
    ])
})

test.each(['type', 'limitedCommon'] as const)(
  'a cost of some units (%s) is shared by them in British Columbia',
  (basis) => {
    expect(sharedBySome('BC', basis)).toMatchObject({ source: 'Strata Property Regulation, s. 6.4', unverified: true })
    expect(sharedBySome('AB', basis)).toBeNull()
  },
)
