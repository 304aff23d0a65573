import { z } from 'zod'
import { InstantField, plainText } from '../fields.ts'
import { reasonMostChars } from '../limits.ts'
import { del, get, post } from '../route.ts'

/** Why a superadmin goes to work in a building; its managers can read it. */
export const BuildingEntry = z.object({ reason: plainText({ label: 'Reason', max: reasonMostChars }).default('') })
export type BuildingEntry = z.output<typeof BuildingEntry>

/** That the caller is at work in the building, since when, and why; null where they have not entered it. */
export const Visit = z.object({ visit: z.object({ since: InstantField, reason: z.string().nullable() }).nullable() })
export type Visit = z.infer<typeof Visit>

/** The platform's staff at work in the building of the header. */
export const visits = {
  enter: post('/api/building/entries', {
    access: 'superadmin',
    summary: 'Record that the caller enters the building in the header, with a reason',
    body: BuildingEntry,
  }),
  visit: get('/api/building/entries', {
    shows: null,
    access: 'superadmin',
    summary: 'Get the caller’s current visit to the building in the header',
    reply: Visit,
  }),
  leave: del('/api/building/entries', {
    access: 'superadmin',
    summary: 'Record that the caller leaves the building in the header',
  }),
}
