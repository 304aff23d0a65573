import { spending } from '../../../contract/spending.ts'
import { bind } from '../../http/bind.ts'
import { downloadFundStatement, downloadOwnStatement, listOwnYears, reportFunds, stepSpending } from './spending.ts'

export const spendingRoutes = bind(spending, {
  report: reportFunds,
  statement: downloadFundStatement,
  mine: listOwnYears,
  ownStatement: downloadOwnStatement,
  step: stepSpending,
})
