import { feature } from '../../feature.ts'
import { overviewRoutes } from './routes.ts'

export const overviewFeature = feature({
  name: 'overview',
  routes: overviewRoutes,
})
