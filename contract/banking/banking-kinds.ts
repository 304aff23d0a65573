import { kind } from '../kind.ts'
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
