import { feature } from '../../feature.ts'
import { bankingNames, bankOpen, hiddenBanking, refundPaid, sweepFiles, sweepJob, wordAsked } from './banking.ts'
import { bankingRoutes } from './routes.ts'

export const bankingFeature = feature({
  name: 'banking',
  routes: bankingRoutes,
  jobs: [{ name: sweepJob, every: '55 9 * * *', run: sweepFiles }],
  recordNames: bankingNames,
  hiddenRecords: hiddenBanking,
  demo: async () => (await import('./demo.ts')).seedBanking,
  gives: { bankOpen, refundPaid },
  wordings: { 'fees.asked': wordAsked },
})
