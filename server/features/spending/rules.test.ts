import { describe, expect, test } from 'vitest'
import type { Expense, FundMove, Movement } from '../ledger/ledger.ts'
import {
  basisFault,
  expensesOf,
  finishedYears,
  fiscalYearOf,
  fundsOf,
  incomeOf,
  limitOf,
  noApprovalNeeded,
  spendingOf,
  yearsOf,
} from './rules.ts'

test.each([
  ['2026-11-20', '12-31', '2026-01-01', '2026-12-31'],
  ['2026-12-31', '12-31', '2026-01-01', '2026-12-31'],
  ['2026-11-20', '06-30', '2026-07-01', '2027-06-30'],
  ['2026-06-30', '06-30', '2025-07-01', '2026-06-30'],
  ['2028-02-29', '02-28', '2027-03-01', '2028-02-29'],
  ['2028-03-01', '02-28', '2028-03-01', '2029-02-28'],
  ['2026-06-15', '06-15', '2025-06-16', '2026-06-15'],
  ['2026-06-16', '06-15', '2026-06-16', '2027-06-15'],
])('%s is, where fiscal years end on %s, in the one from %s to %s', (day, end, startsOn, endsOn) => {
  expect(fiscalYearOf(day, end)).toEqual({ startsOn, endsOn })
})

test.each([
  [null, ['2026-01-01']],
  ['2026-01-01', ['2026-01-01']],
  ['2025-12-31', ['2026-01-01', '2025-01-01']],
  ['2024-05-05', ['2026-01-01', '2025-01-01', '2024-01-01']],
])('with a first entry on %s, the years to report are %j', (first, years) => {
  expect(yearsOf(first, '2026-11-20', '12-31')).toEqual(years)
})

test('years to report end somewhere, however old the first entry is', () => {
  expect(yearsOf('1800-01-01', '2026-11-20', '12-31')).toHaveLength(50)
})

test.each([
  ['2026-11-20', null, []],
  ['2026-11-20', '2025-11-30', []],
  ['2026-11-20', '2025-12-31', ['2025-12-31']],
  ['2026-12-31', '2026-12-31', ['2025-12-31']],
  ['2027-01-01', '2026-11-30', ['2025-12-31']],
  ['2027-01-01', '2026-12-31', ['2026-12-31', '2025-12-31']],
])('on %s with months locked through %s, the years that ended on %j are finished', (today, lockedThrough, ended) => {
  const finished = finishedYears(['2026-01-01', '2025-01-01'], { today, lockedThrough })
  expect(finished.map(({ endsOn }) => endsOn)).toEqual(ended)
})

describe('a fund of a year', () => {
  const months = ['2026-01-01', '2026-02-01', '2026-03-01']
  const move = (_id: string, month: string | null, account: FundMove['account'], cents: number): FundMove => ({
    ...{ _id, month, account, cents },
    kind: ({ o: 'operating', r: 'reserve', t: 'trust' } as const)[_id] ?? 'levy',
    name: _id.length > 1 ? _id : null,
  })

  test('goes from its opening balance by month to its closing one', () => {
    const [operating] = fundsOf(
      [
        move('o', null, 'equity', 500),
        move('o', null, 'income', 1000),
        move('o', null, 'expense', -300),
        move('o', '2026-01-01', 'income', 200),
        move('o', '2026-03-01', 'expense', -50),
        move('o', '2026-03-01', 'equity', 7),
      ],
      months,
    )
    expect(operating).toEqual({
      ...{ _id: 'o', kind: 'operating', name: null, openingCents: 1200, incomeCents: 200, expenseCents: 50 },
      ...{ otherCents: 7, closingCents: 1357, balancesCents: [1400, 1400, 1357] },
    })
  })

  test('is left out where it is a levy’s or trust money and there is none; the main ones are always told', () => {
    const none = (_id: string) => move(_id, null, 'equity', 0)
    const funds = fundsOf(
      [none('o'), none('r'), none('roof'), none('t'), move('pipes', '2026-02-01', 'income', 5)],
      months,
    )
    expect(funds.map(({ _id }) => _id)).toEqual(['o', 'r', 'pipes'])
    expect(Object.is(funds[0]!.expenseCents, 0)).toBe(true)
  })

  test.each([
    ['opening', [move('roof', null, 'income', 5)]],
    ['income', [move('roof', '2026-01-01', 'income', 5), move('roof', null, 'income', 0)]],
    ['expense', [move('roof', '2026-01-01', 'expense', -5)]],
    ['other', [move('roof', '2026-01-01', 'equity', 5)]],
  ])('of a levy is told with any %s', (_what, moves) => {
    expect(fundsOf(moves, months)).toHaveLength(1)
  })
})

const expense = (of: Partial<Expense> = {}): Expense => ({
  ...{ _id: 'e', day: '2026-03-03', fund: 'operating', categoryId: 'c', category: 'Awning', cents: 100 },
  ...of,
})
const budget = { startsOn: '2026-01-01', categoryIds: ['b'], operatingCents: 27_000_000 }
const before = { startsOn: '2025-01-01', categoryIds: ['c'] }
const inBudget = 'This expense is in the budget, so it needs no approval.'
const noBudget = 'No approved budget is on record for this date, so operating expenses aren’t compared with one.'

test.each([
  ['of the reserve', { fund: 'reserve', categoryId: 'b' }, [budget], null],
  ['of the reserve, without a budget', { fund: 'reserve', categoryId: 'b' }, [], null],
  ['of a category without a line', {}, [budget], null],
  ['of a category that only the budget before has', {}, [budget, before], null],
  ['of a category with a line', { categoryId: 'b' }, [budget], inBudget],
  ['of a category that the budget of its day has', { day: '2025-12-31' }, [budget, before], inBudget],
  ['without a budget', {}, [], noBudget],
  ['before any budget', { day: '2025-12-31' }, [budget], noBudget],
] as const)('an expense %s needs an approval, or none because: %j %j %j', (_what, one, budgets, refusal) => {
  expect(noApprovalNeeded(expense(one), budgets, 'BC')).toBe(refusal)
})

test('nothing needs an approval where no act on record asks for one', () => {
  expect(noApprovalNeeded(expense({ fund: 'reserve' }), [budget], 'AB')).toBe(
    'No act on record says how such an expense is approved.',
  )
})

test.each([
  ['reserve', 'depreciationReport', true],
  ['reserve', 'emergency', true],
  ['operating', 'otherWork', true],
  ['operating', 'emergency', true],
  ['operating', 'evCharging', false],
] as const)('an expense of the %s fund may rest on %s: %j', (fund, basis, may) => {
  expect(basisFault(fund, basis) === null).toBe(may)
})

test.each([
  [undefined, 'unapproved', 0],
  [{ basis: null, approvedOn: null, resolution: null, version: 2 }, 'unapproved', 2],
  [{ basis: 'otherWork', approvedOn: '2026-03-01', resolution: 'AGM', version: 1 }, 'approved', 1],
  [{ basis: 'emergency', approvedOn: null, resolution: 'A burst pipe', version: 3 }, 'emergency', 3],
] as const)('an expense with %j on record is %s', (known, state, version) => {
  expect(spendingOf(expense(), known)).toMatchObject({ state, version, resolution: known?.resolution ?? '' })
})

test.each([
  ['AGM 2026', undefined, 'unapproved'],
  ['AGM 2026', { basis: 'otherWork', approvedOn: '2026-03-01', resolution: 'AGM', version: 1 }, 'approved'],
  [null, undefined, 'unapproved'],
] as const)('an authority of %j alone is no approval: with %j on record it is %s', (authority, known, state) => {
  expect(spendingOf(expense(), known, authority)).toMatchObject({ authority, state })
})

const moved = (of: Partial<Movement>): Movement => ({
  ...{ code: null, name: 'Awning', kind: 'expense', fund: 'operating', cents: 100 },
  ...of,
})

test('income is told by source, and by fund, without special levies', () => {
  expect(
    incomeOf([
      moved({}),
      moved({ kind: 'income', name: 'Laundry', cents: 5 }),
      moved({ kind: 'income', name: 'Nothing', cents: 0 }),
      moved({ kind: 'income', name: 'Fees', code: 'fees', fund: 'reserve', cents: 7 }),
      moved({ kind: 'income', name: 'Levies', fund: 'levy', cents: 9 }),
      moved({ kind: 'income', name: 'Levies', code: 'levies', fund: 'reserve', cents: 3 }),
      moved({ kind: 'income', name: 'Owners’ contributions', fund: 'reserve', cents: 2 }),
    ]),
  ).toEqual([
    { fund: 'reserve', name: 'Owners’ contributions', cents: 9 },
    { fund: 'operating', name: 'Laundry', cents: 5 },
    { fund: 'reserve', name: 'Moved from special levies', cents: 3 },
  ])
})

test('expenses are told by category, with what of each has no approval and didn’t come back', () => {
  const spending = [
    spendingOf(expense({ cents: 40 })),
    spendingOf(expense({ cents: 60, fund: 'reserve' })),
    spendingOf(expense({ cents: 20 }), { basis: 'emergency', approvedOn: null, resolution: 'Leak', version: 1 }),
    spendingOf(expense({ cents: 10, category: 'Bench' })),
  ]
  const expenses = expensesOf(
    [
      moved({}),
      moved({ fund: 'reserve', cents: 60 }),
      moved({ name: 'Bench', cents: 4 }),
      moved({ name: 'Chair', cents: -5 }),
      moved({ fund: 'levy' }),
      moved({ name: 'Desk', cents: 0 }),
      moved({ kind: 'income' }),
    ],
    [...spending, spendingOf(expense({ category: 'Chair' }))],
  )
  expect(expenses).toEqual([
    { fund: 'operating', name: 'Awning', cents: 100, unapprovedCents: 40 },
    { fund: 'reserve', name: 'Awning', cents: 60, unapprovedCents: 60 },
    { fund: 'operating', name: 'Bench', cents: 4, unapprovedCents: 4 },
    { fund: 'operating', name: 'Chair', cents: -5, unapprovedCents: 0 },
  ])
  expect(limitOf('BC', budget, expenses)).toMatchObject({ usedCents: 44, belowCents: 200_000, unverified: false })
  expect(limitOf('BC', null, expenses)).toBeNull()
  expect(limitOf('AB', budget, expenses)).toBeNull()
})
