import { expect, test } from 'vitest'
import type { FundReport } from '../../../../contract/spending/report.ts'
import { statementNotes, statementRows } from './rules.ts'

const fund = (kind: FundReport['funds'][number]['kind'], more: Partial<FundReport['funds'][number]> = {}) => ({
  ...{ _id: kind, kind, name: null, openingCents: 0, incomeCents: 0, expenseCents: 0, otherCents: 0, closingCents: 0 },
  balancesCents: [],
  ...more,
})

const report: FundReport = {
  ...{ startsOn: '2026-01-01', endsOn: '2026-12-31', to: '2026-11-20', years: [], months: [] },
  funds: [
    fund('operating', { openingCents: 10_000, incomeCents: 50_000, expenseCents: 20_000, closingCents: 40_000 }),
    fund('reserve', { openingCents: 5000, incomeCents: 700, expenseCents: 600, closingCents: 5100 }),
  ],
  income: [
    { fund: 'operating', name: 'Fees', cents: 49_000 },
    { fund: 'reserve', name: 'Fees', cents: 700 },
    { fund: 'operating', name: 'Laundry', cents: 1000 },
  ],
  expenses: [
    { fund: 'operating', name: 'Awning', cents: 20_000, unapprovedCents: 15_000 },
    { fund: 'reserve', name: 'Awning', cents: 100, unapprovedCents: 0 },
    { fund: 'reserve', name: 'Roof', cents: 500, unapprovedCents: 0 },
  ],
  spending: [],
  budget: { _id: 'b', startsOn: '2026-01-01', endsOn: '2026-12-31' },
  asksApproval: true,
  ...{ limit: null, statementDue: null, can: { approve: false } },
}

/** The cells of rows, those in bold after a mark. */
const cellsOf = (of: FundReport): string[][] =>
  statementRows(of).map(({ cells: [words, ...amounts], isBold }) => [isBold ? `* ${words}` : words, ...amounts])

test('a statement runs from the opening balances to those of today, a row for each name', () => {
  expect(cellsOf(report)).toEqual([
    ['* Opening balance, Jan 1, 2026', '$100.00', '$50.00', ''],
    ['* Income', '', '', ''],
    ['Fees', '$490.00', '$7.00', ''],
    ['Laundry', '$10.00', '', ''],
    ['* Total income', '$500.00', '$7.00', ''],
    ['* Expenses', '', '', ''],
    ['Awning ($150.00 without a recorded approval)', '$200.00', '$1.00', ''],
    ['Roof', '', '$5.00', ''],
    ['* Total expenses', '$200.00', '$6.00', ''],
    ['* Balance, Nov 20, 2026', '$400.00', '$51.00', ''],
  ])
})

const spent = {
  _id: 'e',
  day: '2026-03-03',
  category: 'Awning',
  cents: 15_000,
  basis: null,
  approvedOn: null,
  authority: null,
} as const

test('special levies are apart, balances from before are named, and what has no approval is listed by date', () => {
  const rows = cellsOf({
    ...report,
    funds: [
      fund('operating', { otherCents: 300 }),
      fund('reserve'),
      fund('levy', { name: 'Roof', openingCents: 100, incomeCents: 8900, expenseCents: 4000, closingCents: 5000 }),
    ],
    spending: [
      {
        ...spent,
        fund: 'reserve',
        day: '2026-05-05',
        state: 'unapproved',
        resolution: '',

        version: 0,
      },
      { ...spent, fund: 'operating', state: 'unapproved', resolution: '', version: 0 },
      { ...spent, fund: 'operating', state: 'emergency', resolution: 'Leak', version: 1 },
    ],
  })
  expect(rows[1]).toEqual(['Brought into the books, less write-offs of it', '$3.00', '$0.00', ''])
  expect(rows.slice(rows.findIndex(([words]) => words === '* Special levy: Roof'))).toEqual([
    ['* Special levy: Roof', '', '', ''],
    ['Opening balance, Jan 1, 2026', '', '', '$1.00'],
    ['Charged to owners, less refunds and transfers', '', '', '$89.00'],
    ['Spent', '', '', '$40.00'],
    ['* Balance, Nov 20, 2026', '', '', '$50.00'],
    ['* Expenses without a recorded approval', '', '', ''],
    ['Mar 3, 2026: Awning', '$150.00', '', ''],
    ['May 5, 2026: Awning', '', '$150.00', ''],
  ])
})

test('the notes say what the figures are, how much was spent without approval, and whether there is a budget', () => {
  const limit = {
    why: '',
    source: 'Strata Property Act, s. 98',
    unverified: false,
    usedCents: 15_000,
    belowCents: 200_000,
  }
  expect(statementNotes({ ...report, limit })).toEqual([
    'Charges count on their due date, whether or not they are paid. Includes entries through Nov 20, 2026.',
    'Operating expenses without approval: $150.00. All of a fiscal year together must be less than $2,000.00, unless the bylaws set another amount (Strata Property Act, s. 98).',
  ])
  expect(statementNotes({ ...report, limit: { ...limit, source: null } })[1]).toMatch(/another amount\.$/)
  const noBudget = { ...report, budget: null }
  expect(statementNotes(noBudget)).toHaveLength(2)
  expect(statementNotes({ ...noBudget, asksApproval: false })).toHaveLength(1)
  expect(statementNotes({ ...report, funds: [fund('trust')] })[1]).toBe('Money held in trust isn’t included.')
})
