import { z } from 'zod'
import { Id, InstantField } from '../fields.ts'
import { Paging } from '../paging.ts'
import { get, post } from '../route.ts'

const jobNameMostChars = 80
const JobName = z.string().min(1).max(jobNameMostChars)

/** How background work of one kind stands; what was done is remembered for a week. */
export const KindOfWork = z.object({
  /** `mail.deliver` */
  name: z.string(),
  recurs: z.boolean(),
  /** Due, and not begun. */
  waiting: z.number().int(),
  /** Not to be done before a time that lies ahead. */
  later: z.number().int(),
  running: z.number().int(),
  /** Failed, and tried again by itself. */
  retrying: z.number().int(),
  /** Given up; of recurring work since it was last done. */
  failed: z.number().int(),
  waitingSince: InstantField.nullable(),
  lastDoneAt: InstantField.nullable(),
  lastFailedAt: InstantField.nullable(),
  nextRunAt: InstantField.nullable(),
})
export type KindOfWork = z.infer<typeof KindOfWork>

/** Work that was given up, without what it works with. */
export const FailedJob = z.object({
  _id: Id,
  name: z.string(),
  failedAt: InstantField,
  attempts: z.number().int(),
  /** Without addresses and without what may be a secret. */
  error: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>

export const FailedJobsQuery = Paging.omit({ search: true }).extend({ name: JobName.optional() })
export type FailedJobsQuery = z.output<typeof FailedJobsQuery>

const staff = { access: 'superadmin' } as const

/** The background work of the whole platform. */
export const jobRoutes = {
  jobs: get('/api/admin/jobs', {
    shows: 'job.all',
    ...staff,
    summary: 'Get the status of background jobs',
    reply: z.array(KindOfWork),
  }),
  failedJobs: get('/api/admin/jobs/failed', {
    shows: 'job.all',
    ...staff,
    summary: 'List failed background jobs, newest first',
    query: FailedJobsQuery,
    reply: FailedJob,
    sends: 'page',
  }),
  retryJob: post('/api/admin/jobs/:id/retry', {
    ...staff,
    summary: 'Retry a failed job',
    params: z.object({ id: Id }),
  }),
  retryJobs: post('/api/admin/jobs/retry', {
    ...staff,
    summary: 'Retry all failed jobs; recurring jobs once',
    body: z.object({ name: JobName.optional() }),
    reply: z.object({ again: z.number().int() }),
  }),
}
