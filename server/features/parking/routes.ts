import { patrolRoutes } from './patrol/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { stallRoutes } from './stalls/stalls.ts'
import { violationRoutes } from './violations/routes.ts'
import { visitorRoutes } from './visitors/routes.ts'

/** Every noun of parking brings its own. */
export const parkingRoutes = [...settingsRoutes, ...visitorRoutes, ...patrolRoutes, ...violationRoutes, ...stallRoutes]
