import { feature } from '../../feature.ts'
import {
  accrueEverywhere,
  accrueJob,
  feesOfUnit,
  followEverywhere,
  followJob,
  hiddenLedger,
  ledgerLeaving,
  ledgerNames,
  ledgerRoutes,
  ledgerToday,
  wordCharges,
  wordOwnSteps,
  wordReturns,
} from './desk/desk.ts'
import { foundLedger } from './ledger.ts'

export const ledgerFeature = feature({
  name: 'ledger',
  routes: ledgerRoutes,
  jobs: [
    { name: followJob, every: '*/5 * * * *', run: followEverywhere },
    // After midnight everywhere in Canada.
    { name: accrueJob, every: '20 8 * * *', run: accrueEverywhere },
  ],
  recordNames: ledgerNames,
  hiddenRecords: hiddenLedger,
  unitPanels: { fees: feesOfUnit },
  agendas: { fees: ledgerToday },
  leavings: [ledgerLeaving],
  wordings: { 'fees.charged': wordCharges, 'fees.returned': wordReturns, 'books.ownAccount': wordOwnSteps },
  foundings: [foundLedger],
  demo: async () => (await import('./demo.ts')).seedLedger,
})
