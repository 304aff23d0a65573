import { guestParking } from './parking/guest.ts'
import { patrolParking } from './parking/patrol.ts'
import { parkingSettings } from './parking/settings.ts'
import { parkingViolations } from './parking/violations.ts'
import { visitorParking } from './parking/visitors.ts'

/** Parking: who stands where and for how long. */
export const parking = {
  ...parkingSettings,
  ...visitorParking,
  ...guestParking,
  ...patrolParking,
  ...parkingViolations,
}
