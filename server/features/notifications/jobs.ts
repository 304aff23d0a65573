import { pushRecordKeptMs } from '../../../contract/limits.ts'
import { later } from '../../../contract/time.ts'
import type { Job } from '../../platform/jobs.ts'
import { deleteOldPushes } from './push-messages-store.ts'
import { sendPushes } from './push-sending.ts'
import { sendPushesJob } from './push.ts'
import { forgetMailed, releaseMails } from './releasing.ts'

export const notificationJobs: readonly Job[] = [
  { name: 'notifications.releaseMails', every: '* * * * *', run: releaseMails },
  { name: 'notifications.forgetMailed', every: '40 9 * * *', run: forgetMailed },
  { name: sendPushesJob, run: sendPushes },
  { name: 'notifications.sendWaitingPushes', every: '* * * * *', run: sendPushes },
  {
    name: 'notifications.forgetPushes',
    every: '20 9 * * *',
    run: ({ db, now }) => deleteOldPushes(db, later(now, -pushRecordKeptMs)),
  },
]
