import { feature } from '../../feature.ts'
import { budgetRecordNames, chargeDue, chargeJob, feesMissing, hiddenBudgets, runsToday } from './budget.ts'
import { budgetRoutes } from './routes.ts'

export const budgetFeature = feature({
  name: 'budget',
  routes: budgetRoutes,
  jobs: [{ name: chargeJob, every: '5 * * * *', run: chargeDue }],
  recordNames: budgetRecordNames,
  hiddenRecords: hiddenBudgets,
  agendas: { budget: runsToday },
  gives: { feesMissing },
  demo: async () => (await import('./demo.ts')).seedBudgets,
})
