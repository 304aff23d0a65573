import { parkingSettings } from './parking/settings.ts'

/** Parking: who stands where and for how long. */
export const parking = {
  ...parkingSettings,
}
