import { feature } from '../../feature.ts'
import { mortgageeRecordNames, mortgageesLeaving, mortgageesToday } from './mortgagees.ts'
import { mortgageeRoutes } from './routes.ts'

export const mortgageesFeature = feature({
  name: 'mortgagees',
  routes: mortgageeRoutes,
  recordNames: mortgageeRecordNames,
  agendas: { mortgagees: mortgageesToday },
  leavings: [mortgageesLeaving],
  demo: async () => (await import('./demo.ts')).seedMortgagees,
})
