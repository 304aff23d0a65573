import type { Job } from '../../../platform/jobs.ts'
import { remindOfTerms, remindTermsJob } from './reminders.ts'
import { passOnExpired } from './waiting.ts'

const passOnJob = 'parking.passOnOffers'

export const stallJobs: readonly Job[] = [
  { name: remindTermsJob, every: '*/15 * * * *', run: remindOfTerms },
  { name: passOnJob, every: '*/5 * * * *', run: passOnExpired },
]
