import { z } from 'zod'
import { Id } from './fields.ts'
import { get, post } from './route.ts'
import { FundReport, FundReportQuery, Spending, SpendingStep } from './spending/report.ts'

const shows = {
  shows: 'spending.all',
  also: ['books', 'payment', 'holding', 'levy', 'budget'],
  access: 'manager',
} as const

/** The funds of a fiscal year as council and owners are told of them, and approvals of what was spent outside the budget. */
export const spending = {
  report: get('/api/fund-report', {
    ...shows,
    summary: 'Report the funds of a fiscal year: balances by month, income, expenses and spending without approval',
    query: FundReportQuery,
    reply: FundReport,
  }),
  statement: get('/api/fund-report/statement', {
    ...shows,
    summary: 'Download the financial statement of a fiscal year as a PDF',
    query: FundReportQuery,
    sends: 'file',
  }),
  step: post('/api/spending/:id/steps', {
    access: 'finance',
    area: 'billing',
    summary: 'Record or withdraw the approval of an expense that isn’t in the budget',
    params: z.object({ id: Id }),
    body: SpendingStep,
    reply: Spending,
  }),
}
