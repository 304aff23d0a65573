import { adminBuildings } from './admin/buildings.ts'
import { newBuildings } from './admin/new-building.ts'
import { platformRoutes } from './admin/platform.ts'

/** What the platform's staff do for all buildings. Each route is for a superadmin. */
export const admin = { ...adminBuildings, ...newBuildings, ...platformRoutes }
