import { feature } from '../../feature.ts'
import { buildingRoutes } from './routes.ts'
import { buildingNames, letterheadOf } from './buildings.ts'

export const buildingsFeature = feature({
  name: 'buildings',
  routes: buildingRoutes,
  recordNames: buildingNames,
  gives: { letterheadOf },
})
