import { spending } from '../../../contract/spending.ts'
import { bind } from '../../http/bind.ts'
import { downloadFundStatement, reportFunds, stepSpending } from './spending.ts'

export const spendingRoutes = bind(spending, {
  report: reportFunds,
  statement: downloadFundStatement,
  step: stepSpending,
})
