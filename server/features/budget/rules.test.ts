/** Sums, states and refusals of budgets, by table. */
import { describe, expect, test } from 'vitest'
import { BudgetStepName } from '../../../contract/budget/budget.ts'
import {
  approvalFault,
  authorityOf,
  changeRefusal,
  endOfYear,
  fundsOf,
  hasMonthLeft,
  lowReserveOf,
  monthsToShare,
  monthsWords,
  nothingToCharge,
  stepRefusal,
  warningsOf,
  type Approval,
  type Warned,
} from './rules.ts'

const whole = { expenseCents: 27_500_000, otherIncomeCents: 500_000, reserveCents: 2_900_000, groupCents: [] }

test('a budget of 270,000.00 and 29,000.00 has months of 22,500.00 and 2,416.67, and 0.04 more in twelve', () => {
  expect(fundsOf(whole)).toEqual([
    { fund: 'operating', yearCents: 27_000_000, monthCents: 2_250_000, roundingCents: 0 },
    { fund: 'reserve', yearCents: 2_900_000, monthCents: 241_667, roundingCents: 4 },
  ])
})

test('what a group shares has a month of its own, which the month of the fund includes', () => {
  const totals = { ...whole, groupCents: [1_080_000, 5] }
  expect(monthsToShare(totals)).toEqual({ operating: 2_160_000, reserve: 241_667, groups: [90_000, 0] })
  expect(fundsOf(totals)[0]).toEqual({
    ...{ fund: 'operating', yearCents: 27_000_000, monthCents: 2_250_000, roundingCents: 0 },
  })
  expect(fundsOf({ ...whole, groupCents: [7] })[0]).toMatchObject({ monthCents: 2_250_000, roundingCents: 0 })
})

test.each([
  ['2027-01-01', '2027-12-31'],
  ['2026-07-01', '2027-06-30'],
  ['2027-03-01', '2028-02-29'],
])('the fiscal year from %s ends on %s', (startsOn, endsOn) => expect(endOfYear(startsOn)).toBe(endsOn))

test('months are worded, and so is what charges rest on', () => {
  expect(monthsWords('2027-01-01', '2027-03-31')).toBe('January 2027 to March 2027')
  expect(authorityOf({ startsOn: '2026-01-01', approvedOn: '2026-02-26' })).toBe('Budget 2026, approved Feb 26, 2026')
  expect(authorityOf({ startsOn: '2026-07-01', approvedOn: '2026-08-04' })).toBe('Budget 2026/27, approved Aug 4, 2026')
})

const covered = 'Other income covers all expenses, so there are no fees to charge.'
const below = 'Other income is more than the expenses that all units share, so fees would be below zero.'
test.each([
  [{}, null],
  [{ otherIncomeCents: 27_500_001 }, covered],
  [{ otherIncomeCents: 27_500_000 }, null],
  [{ expenseCents: 5, otherIncomeCents: 0, reserveCents: 5 }, 'This budget has no fees to charge.'],
  [{ expenseCents: 6, otherIncomeCents: 0, reserveCents: 0 }, null],
  [{ groupCents: [27_000_000] }, null],
  [{ groupCents: [27_000_001] }, below],
])('of a budget with %j there is nothing to charge: %s', (more, words) =>
  expect(nothingToCharge({ ...whole, ...more })).toBe(words),
)

describe('steps', () => {
  const finished = 'This budget was approved and stays as it is. Draft another one to replace it.'
  const table = {
    draft: {
      notice: null,
      redraft: 'This budget is already a draft.',
      approve: 'First record when this budget was sent to owners.',
      discard: null,
    },
    noticed: {
      notice: 'This budget was already sent to owners.',
      redraft: null,
      approve: null,
      discard: 'Only a draft can be discarded. Return this budget to a draft first.',
    },
    approved: { notice: finished, redraft: finished, approve: finished, discard: finished },
    superseded: { notice: finished, redraft: finished, approve: finished, discard: finished },
  } as const
  for (const [state, steps] of Object.entries(table))
    test.each(BudgetStepName.options)(`from ${state}: %s`, (step) =>
      expect(stepRefusal(state as keyof typeof table, step)).toBe(steps[step]),
    )

  test.each([
    ['draft', null],
    ['noticed', 'Owners were sent this budget. Return it to a draft to change it.'],
    ['approved', finished],
    ['superseded', finished],
  ] as const)('lines of one that is %s: %j', (state, refusal) => expect(changeRefusal(state)).toBe(refusal))
})

describe('the least contribution to the reserve', () => {
  test.each([
    ['BC', 2_699_999, 2_700_000],
    ['BC', 2_700_000, null],
    ['AB', 0, null],
  ] as const)('in %s of %d on 270,000.00 is %j', (of, reserveCents, least) =>
    expect(lowReserveOf(of, '2026-01-01', { ...whole, reserveCents })?.leastCents ?? null).toBe(least),
  )
  test('is nothing where other income pays for everything', () =>
    expect(lowReserveOf('BC', '2026-01-01', { expenseCents: 1, otherIncomeCents: 2, reserveCents: 0 })).toBeNull())
})

describe('warnings', () => {
  const draft: Warned = {
    ...whole,
    startsOn: '2027-01-01',
    state: 'draft',
    approvedOn: null,
    isEmpty: false,
    hasMonthLeft: true,
  }
  const about = (more: Partial<Warned>, today = '2026-11-20', of: 'BC' | 'AB' = 'BC') =>
    warningsOf({ ...draft, ...more }, of, today).map((warning) => warning.about)

  test.each([
    [{}, '2026-11-20', []],
    [{ isEmpty: true, reserveCents: 0, expenseCents: 0, otherIncomeCents: 0 }, '2026-11-20', []],
    [{ reserveCents: 1 }, '2026-11-20', ['reserveLow']],
    [{ hasMonthLeft: false }, '2026-11-20', ['allCharged']],
    [{ hasMonthLeft: false, state: 'approved' }, '2026-11-20', []],
    [{ reserveCents: 1, state: 'noticed' }, '2026-11-20', ['reserveLow']],
    [{ reserveCents: 1, state: 'superseded' }, '2026-11-20', []],
    [{ otherIncomeCents: 30_000_000 }, '2026-11-20', ['nothingToCharge']],
    [{}, '2027-01-01', ['notApproved']],
    [{ state: 'noticed' }, '2027-01-01', ['notApproved']],
    [{ state: 'approved', approvedOn: '2027-02-26' }, '2027-03-12', ['tellOwners']],
    [{ state: 'approved', approvedOn: '2027-02-26' }, '2027-03-13', []],
    [{ state: 'approved', otherIncomeCents: 30_000_000, approvedOn: '2027-01-01' }, '2027-03-13', []],
  ] as const)('of %j on %s: %j', (more, today, warnings) => expect(about(more, today)).toEqual(warnings))

  test('name the rule, and are none of an act where no act says so', () => {
    const [low] = warningsOf({ ...draft, reserveCents: 2_600_000 }, 'BC', '2026-11-20')
    expect(low).toMatchObject({
      words: 'The contribution to the contingency reserve fund is $1,000.00 below the minimum of $27,000.00.',
      reason: { source: 'Strata Property Regulation, s. 6.1', unverified: false },
    })
    const [told] = warningsOf({ ...draft, state: 'approved', approvedOn: '2027-02-26' }, 'BC', '2027-02-26')
    expect(told).toMatchObject({
      words: 'Owners who use Parapet were notified of their new fees. Notify all others by Mar 12, 2027.',
      reason: { unverified: true },
    })
    const [missing] = warningsOf(draft, 'BC', '2027-01-01')
    expect(missing!.words).toBe('Fiscal year 2027 has begun, and this budget isn’t approved yet.')
    expect(about({ reserveCents: 0 }, '2027-01-01', 'AB')).toEqual([])
    expect(about({ state: 'approved', approvedOn: '2027-01-01' }, '2027-01-01', 'AB')).toEqual([])
  })
})

describe('approving', () => {
  const approval: Approval = {
    ...{ startsOn: '2027-01-01', endsOn: '2027-12-31', noticedOn: '2027-02-05', approvedOn: '2027-02-26' },
    ...{ feesFrom: '2027-04-01', catchUpOn: '2027-04-01', lowReserveReason: '', today: '2027-02-27' },
    ...{ lockedThrough: '2027-01-31', chargedThrough: '2027-03-01', low: null },
  }
  const low = { leastCents: 2_700_000, rule: { why: '', source: null } }
  test.each([
    [{}, null, null],
    [{ catchUpOn: null }, null, null],
    [{ approvedOn: '2027-02-28' }, 'approvedOn', 'This date is in the future'],
    [{ approvedOn: '2027-02-04' }, 'approvedOn', 'The budget was sent to owners on Feb 5, 2027, after this date'],
    [{ approvedOn: '2027-02-04', noticedOn: null }, null, null],
    [{ feesFrom: '2026-12-01' }, 'feesFrom', 'Choose a month of the fiscal year, January 2027 to December 2027'],
    [{ feesFrom: '2028-01-01' }, 'feesFrom', 'Choose a month of the fiscal year, January 2027 to December 2027'],
    [{ feesFrom: '2027-01-01' }, 'feesFrom', 'January 2027 is locked. Choose February 2027 or later.'],
    [{ feesFrom: '2027-03-01' }, 'feesFrom', 'March 2027 was already charged. Choose April 2027 or later.'],
    [{ feesFrom: '2027-01-01', lockedThrough: null, chargedThrough: null, catchUpOn: null }, null, null],
    [
      { feesFrom: '2027-01-01', lockedThrough: null, chargedThrough: null },
      'catchUpOn',
      'These fees apply to the whole fiscal year, so there is no difference to charge',
    ],
    [{ catchUpOn: '2027-03-31' }, 'catchUpOn', 'Choose a day from Apr 1, 2027 to Dec 31, 2027'],
    [{ catchUpOn: '2028-01-01' }, 'catchUpOn', 'Choose a day from Apr 1, 2027 to Dec 31, 2027'],
    [{ low }, 'lowReserveReason', 'Enter the reason for a contribution below the minimum of $27,000.00'],
    [{ low, lowReserveReason: 'The roof was just replaced.' }, null, null],
  ] as const)('with %j is refused by %j: %j', (more, field, message) =>
    expect(approvalFault({ ...approval, ...more })).toEqual(field && { field, message }),
  )
})

test.each([
  [null, null, true],
  ['2026-11-30', '2026-11-01', true],
  ['2026-12-31', null, false],
  [null, '2026-12-01', false],
])('locked through %j and charged through %j, 2026 has a month left: %s', (lockedThrough, chargedThrough, isLeft) =>
  expect(hasMonthLeft('2026-12-31', { lockedThrough, chargedThrough })).toBe(isLeft),
)
