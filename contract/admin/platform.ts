import { figureRoutes } from './figures.ts'
import { fileRoutes } from './files.ts'
import { jobRoutes } from './jobs.ts'
import { mailRoutes } from './mails.ts'
import { peopleRoutes } from './people.ts'
import { selfCheckRoutes } from './self-check.ts'

/** What keeps the platform itself running. */
export const platformRoutes = {
  ...mailRoutes,
  ...jobRoutes,
  ...peopleRoutes,
  ...figureRoutes,
  ...fileRoutes,
  ...selfCheckRoutes,
}
