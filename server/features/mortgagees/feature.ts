import { feature } from '../../feature.ts'
import { mortgageeRecordNames, mortgageesLeaving, mortgageesListed, mortgageesToday } from './mortgagees.ts'
import { mortgageeRoutes } from './routes.ts'

export const mortgageesFeature = feature({
  name: 'mortgagees',
  routes: mortgageeRoutes,
  recordNames: mortgageeRecordNames,
  agendas: { mortgagees: mortgageesToday },
  leavings: [mortgageesLeaving],
  gives: { mortgageesListed },
  demo: async () => (await import('./demo.ts')).seedMortgagees,
})
