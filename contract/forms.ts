import { runRoutes } from './forms/runs.ts'
import { templateRoutes } from './forms/templates.ts'

/** Letters that a building writes from templates. */
export const forms = {
  ...templateRoutes,
  ...runRoutes,
}
