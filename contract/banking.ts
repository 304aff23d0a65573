import { z } from 'zod'
import {
  BankAccount,
  BankAccountDraft,
  BankAccounts,
  BankAccountStep,
  BankCategory,
  BankCategoryDraft,
} from './banking/bank-account.ts'
import { BankExpense, BankExpenseDraft, BankExpenseQuery, BankExpenseStep } from './banking/bank-expense.ts'
import { BankFile, BankFileQuery, BankFileStep, BankFileSummary } from './banking/bank-file.ts'
import { BankRow, BankRowQuery, BankRowStep } from './banking/bank-row.ts'
import { PayersWord, WaitingPayment } from './banking/waiting.ts'
import { Id } from './fields.ts'
import { get, post } from './route.ts'

const ById = z.object({ id: Id })
const keeper = { access: 'finance', area: 'billing' } as const
const resident = { access: 'member' } as const

/** Bank files: read, matched with what owners owe, and posted to the books. */
export const banking = {
  accounts: get('/api/bank-accounts', {
    shows: 'bankAccount.all',
    ...keeper,
    also: ['payment', 'books', 'holding'],
    summary: 'List bank accounts with what is left to match, and how they compare with the books',
    reply: BankAccounts,
  }),
  addAccount: post('/api/bank-accounts', {
    ...keeper,
    summary: 'Add the bank account of a fund',
    body: BankAccountDraft,
    reply: BankAccount,
  }),
  accountStep: post('/api/bank-accounts/:id/steps', {
    ...keeper,
    summary: 'Change a bank account, accept certain proposals, post what is matched, or undo the latest posting',
    params: ById,
    body: BankAccountStep,
    reply: BankAccount,
  }),
  addCategory: post('/api/bank-accounts/:id/categories', {
    ...keeper,
    summary: 'Add a category that no budget has, or find the one of that name',
    params: ById,
    body: BankCategoryDraft,
    reply: BankCategory,
  }),
  files: get('/api/bank-files', {
    shows: 'bankAccount.all',
    ...keeper,
    summary: 'List the files of a bank account, the newest first',
    query: BankFileQuery,
    reply: BankFileSummary,
    sends: 'page',
  }),
  tryFile: post('/api/bank-accounts/:id/files', {
    ...keeper,
    summary: 'Try a bank file (CSV, OFX or QFX) without adding anything',
    params: ById,
    body: z.object({}),
    files: true,
    reply: BankFile,
    throttle: 'import',
  }),
  file: get('/api/bank-files/:id', {
    shows: 'bankAccount.all',
    ...keeper,
    summary: 'Get a bank file: how it is read, and what it would add',
    params: ById,
    reply: BankFile,
  }),
  fileStep: post('/api/bank-files/:id/steps', {
    ...keeper,
    summary: 'Read a tried file otherwise, add its new rows, undo that, or discard it, which answers null',
    params: ById,
    body: BankFileStep,
    reply: BankFile.nullable(),
  }),
  rows: get('/api/bank-accounts/:id/rows', {
    shows: 'bankAccount.one',
    ...keeper,
    also: ['payment', 'holding'],
    summary: 'List the rows of a bank account with a proposal for each, the oldest first',
    params: ById,
    query: BankRowQuery,
    reply: BankRow,
    sends: 'page',
  }),
  rowStep: post('/api/bank-rows/:id/steps', {
    ...keeper,
    summary: 'Match a row of the bank, or match it again',
    params: ById,
    body: BankRowStep,
    reply: BankRow,
  }),
  expenses: get('/api/bank-expenses', {
    shows: 'bankExpense.all',
    ...keeper,
    also: ['bankAccount'],
    summary: 'List expenses that were recorded without a bank file, the newest first',
    query: BankExpenseQuery,
    reply: BankExpense,
    sends: 'page',
  }),
  recordExpense: post('/api/bank-expenses', {
    ...keeper,
    summary: 'Record an expense that the bank pays, such as a cheque on the day it is written',
    body: BankExpenseDraft,
    reply: BankExpense,
  }),
  expenseStep: post('/api/bank-expenses/:id/steps', {
    ...keeper,
    summary: 'Undo a recorded expense',
    params: ById,
    body: BankExpenseStep,
    reply: BankExpense,
  }),
  waiting: get('/api/waiting-payments', {
    shows: 'holding.own',
    ...resident,
    also: ['payment'],
    summary: 'List payments that wait for the caller’s word on what they are for',
    reply: z.array(WaitingPayment),
  }),
  say: post('/api/waiting-payments/:id/word', {
    ...resident,
    summary: 'Say which units a waiting payment is for; it is allocated at once',
    params: ById,
    body: PayersWord,
    reply: WaitingPayment.nullable(),
  }),
}
