import type { Job } from '../../platform/jobs.ts'
import { eraseOld } from './enquiries.ts'

export const enquiryJobs: readonly Job[] = [{ name: 'enquiries.erase', every: '40 9 * * *', run: eraseOld }]
