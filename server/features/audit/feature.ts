import { feature } from '../../feature.ts'
import { auditRoutes } from './routes.ts'
import { visitNames } from './audit.ts'

export const auditFeature = feature({
  name: 'audit',
  routes: auditRoutes,
  recordNames: visitNames,
})
