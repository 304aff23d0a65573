import type { Job } from '../../platform/jobs.ts'
import { deliverJob, deliverRun, type Delivering } from './letters/letters.ts'
import { remindJob, remindOfRecords } from './records/records.ts'

export const formJobs: readonly Job[] = [
  { name: deliverJob, run: (ctx, work: Delivering) => deliverRun(ctx, work) },
  { name: remindJob, every: '*/15 * * * *', run: remindOfRecords },
]
