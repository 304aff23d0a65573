import { feature } from '../../feature.ts'
import {
  collectionNames,
  collectionOfUnit,
  collectionsLeaving,
  collectionsToday,
  hiddenCollections,
  remindJob,
  remindOverdue,
  wordActions,
  wordReminders,
} from './collections.ts'
import { collectionRoutes } from './routes.ts'

export const collectionsFeature = feature({
  name: 'collections',
  routes: collectionRoutes,
  jobs: [{ name: remindJob, every: '*/15 * * * *', run: remindOverdue }],
  wordings: { 'collection.reminder': wordReminders, 'collection.mine': wordActions },
  recordNames: collectionNames,
  hiddenRecords: hiddenCollections,
  unitPanels: { collections: collectionOfUnit },
  agendas: { collections: collectionsToday },
  leavings: [collectionsLeaving],
  demo: async () => (await import('./demo.ts')).seedCollections,
})
