import { kind } from '../kind.ts'
import { fundLabels } from '../ledger/ledger-words.ts'
import { outcomeLabels } from './banking-words.ts'

/** An account with a bank, its files and the rows in them. */
export const bankAccountKind = kind('bankAccount', {
  page: (id) => `/fees/bank/${id}`,
  views: { all: 'the bank accounts', one: { before: 'the bank account ', one: 'bank account', many: 'bank accounts' } },
  history: {
    one: 'Bank account',
    actions: {
      added: 'Bank account added',
      changed: 'Bank account changed',
      'file added': 'Bank file added',
      'file undone': 'Bank file undone',
      'category added': 'Category added',
      posted: 'Bank transactions posted',
      'posting undone': 'Posting of bank transactions undone',
    },
    fields: {
      name: 'name',
      fund: 'fund',
      lastDigits: 'last digits',
      file: 'file',
      rows: 'transactions',
      amount: 'amount',
      category: 'category',
    },
    values: { outcome: outcomeLabels },
  },
})

/** An expense that was recorded without a file of the bank. */
export const bankExpenseKind = kind('bankExpense', {
  page: () => '/fees/bank',
  views: { all: 'the recorded expenses' },
  history: {
    one: 'Recorded expense',
    actions: { recorded: 'Expense recorded', undone: 'Expense undone' },
    fields: {
      fund: 'paid from',
      day: 'date',
      cents: 'amount',
      category: 'category',
      levy: 'special levy',
      authority: 'authority',
      reason: 'reason',
    },
    values: { fund: fundLabels },
  },
})
