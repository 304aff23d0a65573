/** Stories of a ticket for the tests of its clocks, told by Vancouver's clocks. */
import { instantOf, type Instant } from '../../../../../contract/time.ts'
import { clockOf, type Clocks, type Happening, type Held, type OfficeHours } from '../clock.ts'

const timeZone = 'America/Vancouver'
const day = { from: '09:00', until: '17:00' }
const weekend = [null, null]
/** Remembrance Day 2026 is a Wednesday. */
export const office: OfficeHours = {
  days: [day, day, day, day, day, ...weekend],
  timeZone,
  isHoliday: (on) => on === '2026-11-11',
}
export const never: OfficeHours = { ...office, days: [null, null, null, null, null, ...weekend] }
/** Half a day to answer, two days to resolve. */
const target = { answerMinutes: 240, resolveMinutes: 960 }

/** `11-09 10:00` of 2026 by Vancouver's clocks; the ninth is a Monday. */
export const at = (moment: string): Instant => instantOf(`2026-${moment.slice(0, 5)}`, moment.slice(6), timeZone)

export type Told = readonly (readonly [moment: string, kind: Happening['kind']])[]

export const held = (now: string, more: Partial<Held> = {}): Held => ({ target, office, now: at(now), ...more })
export const clocks = (told: Told, now: string, more: Partial<Held> = {}): Clocks =>
  clockOf(
    told.map(([moment, kind]) => ({ at: at(moment), kind })),
    held(now, more),
  )
