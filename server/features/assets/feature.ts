import { feature } from '../../feature.ts'
import { assetRoutes } from './routes.ts'
import {
  assetRecordNames,
  hiddenAssets,
  planJob,
  planRounds,
  remindJob,
  remindOfWarranties,
  wordRounds,
  wordWarranties,
} from './assets.ts'

export const assetsFeature = feature({
  name: 'assets',
  routes: assetRoutes,
  jobs: [
    { name: planJob, every: '*/15 * * * *', run: planRounds },
    { name: remindJob, every: '*/15 * * * *', run: remindOfWarranties },
  ],
  wordings: { 'asset.due': wordRounds, 'asset.warranty': wordWarranties },
  recordNames: assetRecordNames,
  hiddenRecords: hiddenAssets,
  demo: async () => (await import('./demo.ts')).seedAssets,
})
