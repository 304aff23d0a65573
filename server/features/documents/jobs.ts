import type { Job } from '../../platform/jobs.ts'
import { sweepFiles } from './attachments.ts'
import { scrubFiles } from './scrub.ts'

export const documentJobs: readonly Job[] = [
  { name: 'documents.scrubFiles', every: '20 9 * * *', run: scrubFiles },
  { name: 'documents.sweepFiles', every: '20 10 * * *', run: sweepFiles },
]
