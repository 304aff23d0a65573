import type { Job } from '../../platform/jobs.ts'
import { moveJobs } from './moves/moves.ts'

export const unitJobs: readonly Job[] = [...moveJobs]
