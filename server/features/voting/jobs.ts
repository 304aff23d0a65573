import type { Job } from '../../platform/jobs.ts'
import { pollJobs } from './polls/polls.ts'
import { remindJob, remindOfVotes, settleJob, settleVotes } from './voting.ts'

export const votingJobs: readonly Job[] = [
  { name: settleJob, every: '* * * * *', run: settleVotes },
  { name: remindJob, every: '*/15 * * * *', run: remindOfVotes },
  ...pollJobs,
]
