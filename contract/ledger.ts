import { z } from 'zod'
import { Id } from './fields.ts'
import { Books, BooksStep, Receivables } from './ledger/books.ts'
import { Holding, HoldingStep, HoldingSummary } from './ledger/holding.ts'
import { Payment, PaymentDraft, PaymentQuery, PaymentStep } from './ledger/payment.ts'
import { Statement, StatementQuery } from './ledger/statement.ts'
import { Paging } from './paging.ts'
import { get, post } from './route.ts'

/** What narrows the accounts of owners. */
export const HoldingQuery = Paging.extend({
  /** Of today’s owners; those who owe something due, those who paid ahead, those of former owners, or of these the unsettled. */
  shows: z.enum(['current', 'owing', 'credit', 'former', 'unsettled']).default('current'),
})
export type HoldingQuery = z.output<typeof HoldingQuery>

const ById = z.object({ id: Id })
/** Council reads; who keeps the books also writes. */
const reader = { access: 'manager' } as const
const keeper = { access: 'finance', area: 'billing' } as const
const resident = { access: 'member' } as const

/** What owners owe and have paid, and the funds of the building. */
export const ledger = {
  mine: get('/api/ledger/mine', {
    shows: 'holding.own',
    ...resident,
    also: ['payment', 'books'],
    summary: 'List what the caller owes, by unit',
    reply: z.array(Holding),
  }),
  holdings: get('/api/ledger/holdings', {
    shows: 'holding.all',
    ...reader,
    also: ['payment'],
    summary: 'List owner accounts by unit, with what they owe today',
    query: HoldingQuery,
    reply: HoldingSummary,
    sends: 'page',
  }),
  receivables: get('/api/ledger/receivables', {
    shows: 'holding.all',
    ...reader,
    also: ['payment'],
    summary: 'Sum up what owners owe today, by how long it has been due',
    reply: Receivables,
  }),
  holding: get('/api/ledger/holdings/:id', {
    shows: 'holding.one',
    ...resident,
    also: ['payment', 'books'],
    summary: 'Get an owner account with its open charges and payments',
    params: ById,
    reply: Holding,
  }),
  statement: get('/api/ledger/holdings/:id/statement', {
    shows: 'holding.one',
    ...resident,
    also: ['payment'],
    summary: 'Get the statement of an owner account between two days',
    params: ById,
    query: StatementQuery,
    reply: Statement,
  }),
  statementFile: get('/api/ledger/holdings/:id/statement/file', {
    shows: 'holding.one',
    ...resident,
    summary: 'Download the statement of an owner account as PDF or CSV',
    params: ById,
    query: StatementQuery.extend({ format: z.enum(['pdf', 'csv']).default('pdf') }),
    sends: 'file',
  }),
  holdingStep: post('/api/ledger/holdings/:id/steps', {
    ...keeper,
    summary: 'Charge an owner, cancel a charge, or change what a payment paid',
    params: ById,
    body: HoldingStep,
    reply: Holding,
  }),
  payments: get('/api/ledger/payments', {
    shows: 'payment.all',
    ...keeper,
    summary: 'List payments, newest first',
    query: PaymentQuery,
    reply: Payment,
    sends: 'page',
  }),
  recordPayment: post('/api/ledger/payments', {
    ...keeper,
    summary: 'Record a payment; one like another is refused unless it is said to be another',
    body: PaymentDraft,
    reply: Payment,
  }),
  paymentStep: post('/api/ledger/payments/:id/steps', {
    ...keeper,
    summary: 'Allocate a payment to a unit, remove it from one, or mark it as returned',
    params: ById,
    body: PaymentStep,
    reply: Payment,
  }),
  books: get('/api/ledger/books', {
    shows: 'books.all',
    ...reader,
    also: ['holding', 'payment'],
    summary: 'Get the funds, the locked months and the payment instructions',
    reply: Books,
  }),
  booksStep: post('/api/ledger/books/steps', {
    ...keeper,
    summary: 'Lock or reopen a month, or change the payment instructions',
    body: BooksStep,
    reply: Books,
  }),
}
