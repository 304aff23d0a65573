import { feature } from '../../feature.ts'
import { auditRoutes } from './routes.ts'
import { visitNames } from './audit.ts'
import { headJobs } from './chain/heads.ts'
import { sealChanges } from './chain/sealing.ts'

export const auditFeature = feature({
  name: 'audit',
  routes: auditRoutes,
  recordNames: visitNames,
  sealChanges,
  jobs: headJobs,
})
