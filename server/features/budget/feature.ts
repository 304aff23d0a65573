import { feature } from '../../feature.ts'
import {
  budgetRecordNames,
  chargeDue,
  chargeJob,
  feesMissing,
  hiddenBudgets,
  runsToday,
  wordFees,
  wordNoticed,
} from './budget.ts'
import { budgetRoutes } from './routes.ts'

export const budgetFeature = feature({
  name: 'budget',
  routes: budgetRoutes,
  jobs: [{ name: chargeJob, every: '5 * * * *', run: chargeDue }],
  recordNames: budgetRecordNames,
  hiddenRecords: hiddenBudgets,
  agendas: { budget: runsToday },
  gives: { feesMissing },
  wordings: { 'budget.noticed': wordNoticed, 'fees.changed': wordFees },
  demo: async () => (await import('./demo.ts')).seedBudgets,
})
