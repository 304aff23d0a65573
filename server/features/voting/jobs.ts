import type { Job } from '../../platform/jobs.ts'
<<<<<<< HEAD
import { pollJobs } from './polls/polls.ts'

export const votingJobs: readonly Job[] = [...pollJobs]
=======
import { remindJob, remindOfVotes, settleJob, settleVotes } from './voting.ts'

export const votingJobs: readonly Job[] = [
  { name: settleJob, every: '* * * * *', run: settleVotes },
  { name: remindJob, every: '*/15 * * * *', run: remindOfVotes },
]
>>>>>>> vote
