import type { Job } from '../../platform/jobs.ts'
import { councilJobs } from './council/council.ts'
import { importJobs } from './imports/applying.ts'
import { moveJobs } from './moves/moves.ts'

export const unitJobs: readonly Job[] = [...importJobs, ...moveJobs, ...councilJobs]
