import type { Job } from '../../platform/jobs.ts'
import { expireRequests, requestAccess, requestAccessJob, type Wish } from './access-requests.ts'
import { forgetEvidence } from './evidence.ts'
import { inviteManyJob, sendRound, type RoundWork } from './rounds.ts'

export const joiningJobs: readonly Job[] = [
  { name: requestAccessJob, run: (ctx, wish: Wish) => requestAccess(ctx, wish) },
  { name: inviteManyJob, run: (ctx, work: RoundWork) => sendRound(ctx, work) },
  { name: 'joining.expireRequests', every: '30 9 * * *', run: expireRequests },
  { name: 'joining.forgetEvidence', every: '40 9 * * *', run: forgetEvidence },
]
