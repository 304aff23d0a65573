import type { Job } from '../../platform/jobs.ts'
import { forgetMailed, releaseMails } from './releasing.ts'

export const notificationJobs: readonly Job[] = [
  { name: 'notifications.releaseMails', every: '* * * * *', run: releaseMails },
  { name: 'notifications.forgetMailed', every: '40 9 * * *', run: forgetMailed },
]
