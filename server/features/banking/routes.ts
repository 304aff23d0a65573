import { banking } from '../../../contract/banking.ts'
import { bind } from '../../http/bind.ts'
import {
  addAccount,
  addCategory,
  getFile,
  listAccounts,
  listExpenses,
  listFiles,
  listRows,
  listWaiting,
  recordExpense,
  sayFor,
  stepAccount,
  stepExpense,
  stepFile,
  stepRow,
  tryFile,
} from './banking.ts'

export const bankingRoutes = bind(banking, {
  accounts: listAccounts,
  addAccount,
  accountStep: stepAccount,
  addCategory,
  files: listFiles,
  tryFile,
  file: getFile,
  fileStep: stepFile,
  rows: listRows,
  rowStep: stepRow,
  expenses: listExpenses,
  recordExpense,
  expenseStep: stepExpense,
  waiting: listWaiting,
  say: sayFor,
})
