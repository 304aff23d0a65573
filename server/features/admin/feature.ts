import { feature } from '../../feature.ts'
import { adminRoutes } from './routes.ts'

export const adminFeature = feature({
  name: 'admin',
  routes: adminRoutes,
})
