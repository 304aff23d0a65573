import type { Job } from '../../platform/jobs.ts'
import { importJobs } from './imports/applying.ts'
import { moveJobs } from './moves/moves.ts'

export const unitJobs: readonly Job[] = [...importJobs, ...moveJobs]
