import type { Job } from '../../platform/jobs.ts'
import { sweepFiles } from './attachments.ts'

export const documentJobs: readonly Job[] = [{ name: 'documents.sweepFiles', every: '20 10 * * *', run: sweepFiles }]
