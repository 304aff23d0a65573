import { jobRoutes } from './jobs.ts'
import { mailRoutes } from './mails.ts'

/** What keeps the platform itself running. */
export const platformRoutes = { ...mailRoutes, ...jobRoutes }
