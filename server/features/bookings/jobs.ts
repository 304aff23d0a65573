import type { Job } from '../../platform/jobs.ts'
import {
  drawDue,
  drawJob,
  forgetJob,
  forgetRefusals,
  remindJob,
  remindOfStarts,
  settleBookings,
  settleJob,
} from './bookings.ts'

export const bookingJobs: readonly Job[] = [
  { name: settleJob, every: '*/5 * * * *', run: settleBookings },
  { name: remindJob, every: '*/15 * * * *', run: remindOfStarts },
  { name: drawJob, every: '10 * * * *', run: drawDue },
  { name: forgetJob, every: '40 9 * * *', run: forgetRefusals },
]
