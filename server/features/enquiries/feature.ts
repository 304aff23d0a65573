import { feature } from '../../feature.ts'
import { enquiryRoutes } from './routes.ts'
import { eraseOld } from './enquiries.ts'

export const enquiriesFeature = feature({
  name: 'enquiries',
  routes: enquiryRoutes,
  jobs: [{ name: 'enquiries.erase', every: '40 9 * * *', run: eraseOld }],
})
