import { requestRoutes } from './forms/requests.ts'
import { runRoutes } from './forms/runs.ts'
import { templateRoutes } from './forms/templates.ts'

/** Letters that a building writes from templates, and the requests for records that it answers. */
export const forms = {
  ...templateRoutes,
  ...runRoutes,
  ...requestRoutes,
}
