import type { Job } from '../../platform/jobs.ts'
import { remindJob, remindOfRecords } from './records/records.ts'

export const formJobs: readonly Job[] = [{ name: remindJob, every: '*/15 * * * *', run: remindOfRecords }]
