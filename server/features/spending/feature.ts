import { feature } from '../../feature.ts'
import { spendingRoutes } from './routes.ts'
import { hiddenSpending, spendingRecordNames } from './spending.ts'

export const spendingFeature = feature({
  name: 'spending',
  routes: spendingRoutes,
  recordNames: spendingRecordNames,
  hiddenRecords: hiddenSpending,
  demo: async () => (await import('./demo.ts')).seedSpending,
})
