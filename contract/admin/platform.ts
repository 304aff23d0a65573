import { figureRoutes } from './figures.ts'
import { jobRoutes } from './jobs.ts'
import { mailRoutes } from './mails.ts'
import { peopleRoutes } from './people.ts'

/** What keeps the platform itself running. */
export const platformRoutes = { ...mailRoutes, ...jobRoutes, ...peopleRoutes, ...figureRoutes }
