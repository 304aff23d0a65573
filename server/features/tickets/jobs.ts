import type { Job } from '../../platform/jobs.ts'
import { settleJob, settleTickets } from './tickets.ts'

export const ticketJobs: readonly Job[] = [{ name: settleJob, every: '*/5 * * * *', run: settleTickets }]
