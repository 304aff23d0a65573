import type { Job } from '../../platform/jobs.ts'
import { eraseJob, erasePlates, remindJob, remindOfEnds } from './parking.ts'

export const parkingJobs: readonly Job[] = [
  { name: remindJob, every: '*/5 * * * *', run: remindOfEnds },
  { name: eraseJob, every: '20 * * * *', run: erasePlates },
]
