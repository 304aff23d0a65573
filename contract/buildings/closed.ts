import { z } from 'zod'
import { Id, InstantField } from '../fields.ts'
import { get } from '../route.ts'
import { Role } from '../roles.ts'

/** A building of mine that the platform has closed for now. */
export const SuspendedBuilding = z.object({
  _id: Id,
  name: z.string(),
  userRole: Role,
  since: InstantField,
  /** For those who manage the building; null for others. */
  reason: z.string().nullable(),
})
export type SuspendedBuilding = z.infer<typeof SuspendedBuilding>

/** What a call about a suspended building answers with, beside 403. */
export const suspendedCode = 'BUILDING_SUSPENDED'

export const suspensionRoutes = {
  suspended: get('/api/buildings/suspended', {
    access: 'signedIn',
    summary: 'The buildings of mine that are suspended, with the reason for those who manage them',
    reply: z.array(SuspendedBuilding),
  }),
}
