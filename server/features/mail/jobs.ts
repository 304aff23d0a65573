import type { Job } from '../../platform/jobs.ts'
import { deliver, deliverWaiting } from './mail.ts'
import { deliverJob, deliverWaitingJob } from './outbox.ts'

export const mailJobs: readonly Job[] = [
  { name: deliverJob, run: (ctx, { mailId }: { mailId: string }) => deliver(ctx, mailId) },
  { name: deliverWaitingJob, every: '* * * * *', run: deliverWaiting },
]
