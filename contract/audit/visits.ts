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
    summary: 'Record that I go to work in the building of the header, and why',
    body: BuildingEntry,
  }),
  visit: get('/api/building/entries', {
    access: 'superadmin',
    summary: 'Since when I am at work in the building of the header, and why',
    reply: Visit,
  }),
  leave: del('/api/building/entries', {
    access: 'superadmin',
    summary: 'Record that I leave the building of the header',
  }),
}
