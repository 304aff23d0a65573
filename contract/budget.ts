import { z } from 'zod'
import { BudgetActual } from './budget/actual.ts'
import { Budget, BudgetChange, BudgetDraft, BudgetStep, BudgetSummary } from './budget/budget.ts'
import { BudgetFees, BudgetFeesQuery } from './budget/fees.ts'
import { OwnBudget } from './budget/own.ts'
import { ChargeOrder, ChargeResult, ChargeRuns } from './budget/runs.ts'
import { Id } from './fields.ts'
import { Paging } from './paging.ts'
import { get, post, put } from './route.ts'

export const BudgetQuery = Paging.omit({ search: true })
export type BudgetQuery = z.output<typeof BudgetQuery>

const ById = z.object({ id: Id })
const reader = { access: 'manager' } as const
const keeper = { access: 'finance', area: 'billing' } as const

/** The budgets of a building, the fees that follow from them, and charging those fees month by month. */
export const budget = {
  mine: get('/api/budgets/mine', {
    shows: 'budget.own',
    access: 'member',
    also: ['unit'],
    summary: 'List the budgets that owners were sent or approved, with the fees of the caller’s units; none for others',
    reply: z.array(OwnBudget),
  }),
  list: get('/api/budgets', {
    shows: 'budget.all',
    ...reader,
    summary: 'List the building’s budgets, the latest fiscal year first',
    query: BudgetQuery,
    reply: BudgetSummary,
    sends: 'page',
  }),
  get: get('/api/budgets/:id', {
    shows: 'budget.one',
    ...reader,
    summary: 'Get a budget with its lines, totals, month by fund and warnings',
    params: ById,
    reply: Budget,
  }),
  fees: get('/api/budgets/:id/fees', {
    shows: 'budget.one',
    also: ['unit'],
    ...reader,
    summary: 'Preview each unit’s monthly fee, and what blocks it',
    params: ById,
    query: BudgetFeesQuery,
    reply: BudgetFees,
  }),
  actual: get('/api/budgets/:id/actual', {
    shows: 'budget.one',
    also: ['books', 'payment', 'holding'],
    ...reader,
    summary: 'Compare a budget with what its fiscal year has brought and cost so far; null before the year begins',
    params: ById,
    reply: BudgetActual.nullable(),
  }),
  draft: post('/api/budgets', {
    ...keeper,
    summary: 'Draft a budget for a fiscal year, optionally copying another one’s lines',
    body: BudgetDraft,
    reply: Budget,
  }),
  change: put('/api/budgets/:id', {
    ...keeper,
    summary: 'Replace the lines of a draft; a stale version is refused',
    params: ById,
    body: BudgetChange,
    reply: Budget,
  }),
  step: post('/api/budgets/:id/steps', {
    ...keeper,
    summary: 'Record the notice or approval of a budget, reopen it as a draft, or discard a draft, which answers null',
    params: ById,
    body: BudgetStep,
    reply: Budget.nullable(),
  }),
  runs: get('/api/charge-runs', {
    shows: 'budget.runs',
    also: ['unit', 'person'],
    ...reader,
    summary: 'List the latest months whose fees were charged, and what the next run would charge',
    reply: ChargeRuns,
  }),
  charge: post('/api/charge-runs', {
    ...keeper,
    summary: 'Charge the fees of a month, each unit once; a locked month or one without fees is refused',
    body: ChargeOrder,
    reply: ChargeResult,
  }),
}
