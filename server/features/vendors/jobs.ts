import type { Job } from '../../platform/jobs.ts'
import { remindJob, remindOfEnds } from './vendors.ts'

export const vendorJobs: readonly Job[] = [{ name: remindJob, every: '*/15 * * * *', run: remindOfEnds }]
