import { parkingFigures } from './parking/figures.ts'
import { guestParking } from './parking/guest.ts'
import { patrolParking } from './parking/patrol.ts'
import { parkingSettings } from './parking/settings.ts'
import { stallRoutes } from './parking/stall-routes.ts'
import { parkingViolations } from './parking/violations.ts'
import { visitorParking } from './parking/visitors.ts'

/** Parking: who stands where and for how long. */
export const parking = {
  ...parkingSettings,
  ...stallRoutes,
  ...parkingFigures,
  ...visitorParking,
  ...guestParking,
  ...patrolParking,
  ...parkingViolations,
}
