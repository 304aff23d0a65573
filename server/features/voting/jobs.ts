import type { Job } from '../../platform/jobs.ts'
import { pollJobs } from './polls/polls.ts'

export const votingJobs: readonly Job[] = [...pollJobs]
