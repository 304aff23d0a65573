import type { Job } from '../../platform/jobs.ts'
import { planJob, planRounds, remindJob, remindOfWarranties } from './assets.ts'

export const assetJobs: readonly Job[] = [
  { name: planJob, every: '*/15 * * * *', run: planRounds },
  { name: remindJob, every: '*/15 * * * *', run: remindOfWarranties },
]
