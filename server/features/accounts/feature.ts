import { feature } from '../../feature.ts'
import { accountRoutes } from './routes.ts'
import { accountJobs } from './jobs.ts'
import { addressLinkWorks, passwordLinkWorks } from './accounts.ts'

export const accountsFeature = feature({
  name: 'accounts',
  routes: accountRoutes,
  jobs: accountJobs,
  linkWorks: { password: passwordLinkWorks, address: addressLinkWorks },
})
