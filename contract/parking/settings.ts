import { z } from 'zod'
import { LocalTimeField, plainText } from '../fields.ts'
import { clearable, count } from '../form.ts'
import {
  advanceMostDays,
  atOnceMost,
  blackoutsMost,
  blackoutWhyMostChars,
  graceMostMinutes,
  longestStayMostHours,
  nightsMost,
  patrolLinkMostDays,
  retentionMostDays,
  towWaitMostHours,
  visitorSpacesMost,
} from '../limits/parking.ts'
import { get, put } from '../route.ts'

/** How a building shares its visitor parking: how many spaces, for how long, and what is kept for how long. */

const Blackout = z
  .object({
    from: z.iso.date('Choose a day'),
    to: z.iso.date('Choose a day'),
    why: plainText({ label: 'Reason', max: blackoutWhyMostChars, required: true }),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day is before the first' })

export const ParkingFields = z.object({
  /** How many spaces the visitor lot has; null where nobody counts. */
  visitorSpaces: clearable(count(1, visitorSpacesMost)),
  longestStayHours: count(1, longestStayMostHours),
  /** Nights of a unit's visitors in a calendar month; null where nobody counts. */
  nightsPerMonth: clearable(count(1, nightsMost)),
  /** Nights in a row of one plate, across all units; null where nobody counts. */
  nightsInARow: clearable(count(1, nightsMost)),
  /** Nights without, after as many in a row. */
  restNights: count(0, nightsMost),
  /** Visitors of a unit at the same time; null where nobody counts. */
  atOnce: clearable(count(1, atOnceMost)),
  /** Whoever is there at this time has stayed the night. */
  midnight: LocalTimeField,
  advanceDays: count(0, advanceMostDays),
  /** So long after its end a pass still counts as valid for the patrol. */
  graceMinutes: count(0, graceMostMinutes),
  /** Days without visitor parking, first and last day included. */
  blackouts: z.array(Blackout).max(blackoutsMost, `Up to ${blackoutsMost} entries`),
  /** Days after the end of a pass after which the plate, the name and the vehicle are erased. */
  retentionDays: count(1, retentionMostDays),
  /** How long a link of a patrol works. */
  patrolLinkDays: count(1, patrolLinkMostDays),
  /** Between a notice on the windshield and a tow. */
  towWaitHours: count(0, towWaitMostHours),
})

/** As the building has it; version 0 while nobody has changed what every building begins with. */
export const ParkingSettings = ParkingFields.extend({ version: z.number().int() })
export type ParkingSettings = z.output<typeof ParkingSettings>

const keeper = { access: 'manager', area: 'parking', feature: 'parking' } as const

export const parkingSettings = {
  settings: get('/api/parking-settings', {
    shows: 'visitorPass.all',
    ...keeper,
    summary: 'Get the visitor parking settings',
    reply: ParkingSettings,
  }),
  changeSettings: put('/api/parking-settings', {
    ...keeper,
    summary: 'Update the visitor parking settings; a stale version is refused',
    body: ParkingSettings,
    reply: ParkingSettings,
  }),
}
