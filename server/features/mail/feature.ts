import { feature } from '../../feature.ts'
import { deliverJob, deliverWaitingJob } from './outbox.ts'
import { deliver, deliverWaiting, mailNames } from './mail.ts'

export const mailFeature = feature({
  name: 'mail',
  jobs: [
    { name: deliverJob, run: (ctx, { mailId }: { mailId: string }) => deliver(ctx, mailId) },
    { name: deliverWaitingJob, every: '* * * * *', run: deliverWaiting },
  ],
  recordNames: mailNames,
})
