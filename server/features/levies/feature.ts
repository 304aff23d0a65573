import { feature } from '../../feature.ts'
import {
  chargeDue,
  chargeJob,
  hiddenLevies,
  keepCovered,
  leviesLeaving,
  leviesMissing,
  levyRecordNames,
  wordLevies,
  wordRefunds,
} from './levies.ts'
import { levyRoutes } from './routes.ts'

export const leviesFeature = feature({
  name: 'levies',
  routes: levyRoutes,
  jobs: [{ name: chargeJob, every: '10 * * * *', run: chargeDue }],
  recordNames: levyRecordNames,
  hiddenRecords: hiddenLevies,
  leavings: [leviesLeaving],
  wordings: {
    'levies.approved': wordLevies('levies.approved'),
    'levies.cancelled': wordLevies('levies.cancelled'),
    'levies.refunded': wordRefunds,
  },
  gives: { leviesMissing, keepCovered },
  demo: async () => (await import('./demo.ts')).seedLevies,
})
