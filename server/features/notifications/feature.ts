import { feature } from '../../feature.ts'
import { notificationRoutes } from './routes.ts'
import { notificationJobs } from './jobs.ts'

export const notificationsFeature = feature({
  name: 'notifications',
  routes: notificationRoutes,
  jobs: notificationJobs,
})
