import type { Job } from '../../platform/jobs.ts'
import { deliver, deliverJob, deliverWaiting } from './mail.ts'

export const mailJobs: readonly Job[] = [
  { name: deliverJob, run: (ctx, { mailId }: { mailId: string }) => deliver(ctx, mailId) },
  { name: 'mail.deliverWaiting', every: '* * * * *', run: deliverWaiting },
]
