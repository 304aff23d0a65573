import type { BudgetChange } from '../../../contract/budget/budget.ts'

/** The budgets of the demo: invented amounts, in dollars of a year. */

export interface DemoBuilding {
  /** The month in which its fiscal year begins, from 1. */
  firstMonth: number
  /** Which meeting approves its budgets. */
  authority: string
  /** This year’s, last year’s, and that of the year before. */
  years: readonly [Amounts, Amounts, Amounts]
  /** What the draft of next year’s has units of one floor share; null where all units share everything. */
  shared: { name: string; floor: string; category: string; dollars: number } | null
}
type Amounts = Omit<BudgetChange, 'version'>

type Dollars = Readonly<Record<string, number>>

const amounts = (expenses: Dollars, income: Dollars, reserve: number): Amounts => {
  const lines = (kind: 'expense' | 'income', dollars: Dollars) =>
    Object.entries(dollars).map(([name, amount]) => ({ kind, name, yearCents: amount * 100, group: null }))
  return { lines: [...lines('expense', expenses), ...lines('income', income)], groups: [], reserveCents: reserve * 100 }
}

/** 282,000 of expenses, of which other income pays 12,000. */
const harbourExpenses = {
  Insurance: 88_200,
  'Property management': 36_600,
  'Cleaning and janitorial': 26_400,
  'Natural gas': 24_000,
  Electricity: 21_600,
  'Repairs and maintenance': 19_400,
  'Water and sewer': 18_600,
  'Elevator maintenance': 14_800,
  'Landscaping and snow removal': 13_200,
  'Garbage and recycling': 9600,
  'Fire safety': 5400,
  'Legal and accounting': 4200,
}
const harbourIncome = { 'Parking rental': 6000, Laundry: 4800, 'Move-in fees': 1200 }
const harbourLast = { ...harbourExpenses, Insurance: 85_700, 'Natural gas': 23_000 }
const harbourBefore = { ...harbourLast, Insurance: 82_200, 'Repairs and maintenance': 18_400 }

const prairieExpenses = {
  Insurance: 41_400,
  'Property management': 27_000,
  'Natural gas': 19_800,
  'Water and sewer': 15_600,
  'Repairs and maintenance': 14_400,
  'Landscaping and snow removal': 12_600,
  Electricity: 9000,
  'Garbage and recycling': 4200,
}
const prairieIncome = { 'Parking rental': 1200 }
const prairieLast = { ...prairieExpenses, Insurance: 38_400, 'Natural gas': 18_000 }
const prairieBefore = { ...prairieLast, Insurance: 36_900 }

export const demoBudgets: Readonly<Record<'harbour' | 'prairie', DemoBuilding>> = {
  harbour: {
    firstMonth: 1,
    authority: 'Annual general meeting',
    years: [
      amounts(harbourExpenses, harbourIncome, 29_000),
      amounts(harbourLast, harbourIncome, 28_620),
      amounts(harbourBefore, harbourIncome, 28_200),
    ],
    shared: { name: 'Roof decks', floor: '8', category: 'Repairs and maintenance', dollars: 1200 },
  },
  prairie: {
    firstMonth: 7,
    authority: 'Annual general meeting',
    years: [
      amounts(prairieExpenses, prairieIncome, 33_000),
      amounts(prairieLast, prairieIncome, 32_400),
      amounts(prairieBefore, prairieIncome, 31_800),
    ],
    shared: null,
  },
}
