import { ledger } from '../../../../contract/ledger.ts'
import { bind } from '../../../http/bind.ts'
import { getBooks, stepBooks } from './books.ts'
import { stepHolding } from './keeping.ts'
import { addPayment, listPayments, stepPayment } from './payments.ts'
import { getHolding, getStatement, listHoldings, listOwn, sumReceivables } from './reading.ts'
import { downloadStatement } from './statement-file.ts'

export const ledgerRoutes = bind(ledger, {
  mine: listOwn,
  holdings: listHoldings,
  receivables: sumReceivables,
  holding: getHolding,
  statement: getStatement,
  statementFile: downloadStatement,
  holdingStep: stepHolding,
  payments: listPayments,
  recordPayment: addPayment,
  paymentStep: stepPayment,
  books: getBooks,
  booksStep: stepBooks,
})
