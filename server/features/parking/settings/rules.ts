/** What every building begins with. */
import { isDeepStrictEqual } from 'node:util'
import type { ParkingSettings } from '../../../../contract/parking/settings.ts'

/** Until somebody changes it. */
export const usualSettings: ParkingSettings = {
  visitorSpaces: null,
  longestStayHours: 24,
  nightsPerMonth: 8,
  nightsInARow: 3,
  restNights: 7,
  atOnce: 1,
  midnight: '03:00',
  advanceDays: 30,
  graceMinutes: 15,
  blackouts: [],
  retentionDays: 30,
  patrolLinkDays: 30,
  towWaitHours: 24,
  version: 0,
}

/** The settings as they are kept: days without parking in their order. */
export const inOrder = (settings: ParkingSettings): ParkingSettings => ({
  ...settings,
  blackouts: settings.blackouts.toSorted((one, other) => one.from.localeCompare(other.from)),
})

/** Whether two say the same, whatever their versions. */
export const saySame = (one: ParkingSettings, other: ParkingSettings): boolean =>
  isDeepStrictEqual({ ...one, version: 0 }, { ...other, version: 0 })
