import type { Job } from '../platform/jobs.ts'
import { forgetOldKeys } from './idempotency.ts'
import { forgetOldCounts } from './throttle.ts'

export const httpJobs: readonly Job[] = [
  { name: 'http.forgetOldKeys', every: '30 * * * *', run: forgetOldKeys },
  { name: 'http.forgetOldCounts', every: '35 * * * *', run: forgetOldCounts },
]
