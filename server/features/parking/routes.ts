import { settingsRoutes } from './settings/routes.ts'

/** Every noun of parking brings its own. */
export const parkingRoutes = [...settingsRoutes]
