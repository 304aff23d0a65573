import { feature } from '../../feature.ts'
import {
  debitNames,
  debitsLeaving,
  debitsToday,
  eraseDetails,
  eraseJob,
  hiddenDebits,
  noticesJob,
  sendDueNotices,
  wordAgreed,
  wordAmounts,
  wordCancelled,
  wordEnded,
} from './debits.ts'
import { debitsRoutes } from './routes.ts'

export const debitsFeature = feature({
  name: 'debits',
  routes: debitsRoutes,
  jobs: [
    // In the morning everywhere in Canada.
    { name: noticesJob, every: '40 16 * * *', run: sendDueNotices },
    { name: eraseJob, every: '45 9 * * *', run: eraseDetails },
  ],
  recordNames: debitNames,
  hiddenRecords: hiddenDebits,
  agendas: { debits: debitsToday },
  leavings: [debitsLeaving],
  demo: async () => (await import('./demo.ts')).seedDebits,
  wordings: {
    'debits.agreed': wordAgreed,
    'debits.ended': wordEnded,
    'debits.amount': wordAmounts,
    'debits.cancelled': wordCancelled,
  },
})
