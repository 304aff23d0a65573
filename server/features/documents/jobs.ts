import type { Job } from '../../platform/jobs.ts'
import { sweepFiles } from './attachments.ts'
import { purgeBin, purgeJob, remindJob, remindOfEnds } from './library/library.ts'
import { readContent, readContentJob } from './reading/reading.ts'
import { scrubFiles } from './scrub.ts'

export const documentJobs: readonly Job[] = [
  { name: readContentJob, run: readContent },
  { name: 'documents.scrubFiles', every: '20 9 * * *', run: scrubFiles },
  { name: remindJob, every: '*/15 * * * *', run: remindOfEnds },
  { name: purgeJob, every: '10 10 * * *', run: purgeBin },
  { name: 'documents.sweepFiles', every: '20 10 * * *', run: sweepFiles },
]
