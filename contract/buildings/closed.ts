import { z } from 'zod'
import { Id, InstantField } from '../fields.ts'
import { get } from '../route.ts'
import { Role } from '../roles.ts'

const one = { _id: Id, name: z.string(), userRole: Role }

/** A building that the platform has suspended. */
const Suspended = z.object({
  ...one,
  by: z.literal('platform'),
  since: InstantField,
  /** For those who manage the building; null for others. */
  reason: z.string().nullable(),
})
export type SuspendedBuilding = z.infer<typeof Suspended>

/** A building that asks those who manage it for a second factor, which this sign-in did not give. */
const Unproven = z.object({ ...one, by: z.literal('secondFactor') })

/** A building of mine that I cannot open for now. */
const ClosedBuilding = z.discriminatedUnion('by', [Suspended, Unproven])
export type ClosedBuilding = z.infer<typeof ClosedBuilding>

/** What a call about a suspended building answers with, beside 403. */
export const suspendedCode = 'BUILDING_SUSPENDED'
/** The same of a building that asks for a second factor. */
export const unprovenCode = 'BUILDING_NEEDS_SECOND_FACTOR'

export const closedRoutes = {
  closed: get('/api/buildings/closed', {
    shows: null,
    access: 'signedIn',
    summary: 'List the caller’s buildings that are suspended or require a second factor',
    reply: z.array(ClosedBuilding),
  }),
}
