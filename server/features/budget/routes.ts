import { budget } from '../../../contract/budget.ts'
import { bind } from '../../http/bind.ts'
import {
  changeBudget,
  chargeMonth,
  compareBudget,
  draftBudget,
  getBudget,
  listBudgets,
  listOwnBudgets,
  listRuns,
  previewFees,
  stepBudget,
} from './budget.ts'

export const budgetRoutes = bind(budget, {
  mine: listOwnBudgets,
  list: listBudgets,
  get: getBudget,
  fees: previewFees,
  actual: compareBudget,
  draft: draftBudget,
  change: changeBudget,
  step: stepBudget,
  runs: listRuns,
  charge: chargeMonth,
})
