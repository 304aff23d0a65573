import { budget } from '../../../contract/budget.ts'
import { bind } from '../../http/bind.ts'
import {
  changeBudget,
  chargeMonth,
  draftBudget,
  getBudget,
  listBudgets,
  listRuns,
  previewFees,
  stepBudget,
} from './budget.ts'

export const budgetRoutes = bind(budget, {
  list: listBudgets,
  get: getBudget,
  fees: previewFees,
  draft: draftBudget,
  change: changeBudget,
  step: stepBudget,
  runs: listRuns,
  charge: chargeMonth,
})
