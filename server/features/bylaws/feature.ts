import { feature } from '../../feature.ts'
import { bylawRecordNames, bylawsToday, foundBylaws, wordBylaws } from './bylaws.ts'
import { bylawRoutes } from './routes.ts'

export const bylawsFeature = feature({
  name: 'bylaws',
  routes: bylawRoutes,
  foundings: [foundBylaws],
  wordings: { 'bylaw.changed': wordBylaws },
  recordNames: bylawRecordNames,
  agendas: { bylaws: bylawsToday },
  demo: async () => (await import('./demo.ts')).seedBylaws,
})
