import type { Job } from '../../platform/jobs.ts'
import { expireRequests, requestAccess, requestAccessJob, type Wish } from './access-requests.ts'

export const joiningJobs: readonly Job[] = [
  { name: requestAccessJob, run: (ctx, wish: Wish) => requestAccess(ctx, wish) },
  { name: 'joining.expireRequests', every: '30 9 * * *', run: expireRequests },
]
