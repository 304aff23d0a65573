import { z } from 'zod'
import { Id } from './fields.ts'
import { get, post } from './route.ts'
import {
  FinishedYear,
  FundReport,
  FundReportQuery,
  OwnStatementQuery,
  Spending,
  SpendingStep,
} from './spending/report.ts'

const shows = {
  shows: 'spending.all',
  also: ['books', 'payment', 'holding', 'levy', 'budget'],
  access: 'manager',
} as const

const own = { shows: 'spending.own', also: ['books'], access: 'member' } as const

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
  mine: get('/api/fund-report/mine', {
    ...own,
    summary: 'List the fiscal years whose financial statement is available to owners; none for others',
    reply: z.array(FinishedYear),
  }),
  ownStatement: get('/api/fund-report/mine/statement', {
    ...own,
    summary: 'Download, as an owner, the financial statement of a finished fiscal year as a PDF',
    query: OwnStatementQuery,
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
