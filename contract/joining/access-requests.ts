import { z } from 'zod'
import { Id, InstantField, OptionalBuildingCode, plainText, UnitNumber } from '../fields.ts'
import { reasonMostChars } from '../limits.ts'
import { Paging } from '../paging.ts'
import { Role } from '../roles.ts'
import { get, post } from '../route.ts'

export const AccessRequestStatus = z.enum(['pending', 'approved', 'declined', 'withdrawn', 'expired'])
export type AccessRequestStatus = z.infer<typeof AccessRequestStatus>

/** Somebody who asks to be let into the building, as those who decide see them. */
export const AccessRequest = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Until they confirmed it, nobody knows whose address it is, and they cannot be let in. */
  emailVerified: z.boolean(),
  /** The unit that they say is theirs. */
  unitNumber: z.string(),
  /** The units to which the roster ties a confirmed address. */
  rosterUnits: z.array(z.string()),
  status: AccessRequestStatus,
  /** What they were given, once approved. */
  role: Role.nullable(),
  createdAt: InstantField,
  expiresAt: InstantField,
  decidedAt: InstantField.nullable(),
  reason: z.string().nullable(),
  version: z.number().int(),
})
export type AccessRequest = z.infer<typeof AccessRequest>

/** The same as whoever asked sees it. */
export const MyAccessRequest = AccessRequest.pick({
  _id: true,
  unitNumber: true,
  status: true,
  createdAt: true,
  reason: true,
}).extend({ building: z.object({ name: z.string(), city: z.string() }) })
export type MyAccessRequest = z.infer<typeof MyAccessRequest>

export const AccessWish = z
  .object({ unitNumber: UnitNumber, buildingCode: OptionalBuildingCode, buildingId: Id.optional() })
  .refine(({ buildingCode, buildingId }) => Boolean(buildingCode || buildingId), {
    path: ['buildingCode'],
    message: 'Building code is required',
    // Said beside what else is wrong, not after it.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
export type AccessWish = z.output<typeof AccessWish>

const ById = z.object({ id: Id })
const version = z.number().int()

export const accessRequests = {
  accessRequests: get('/api/access-requests', {
    access: 'manager',
    summary: 'Who asks to be let in, newest first',
    query: Paging.extend({ status: AccessRequestStatus.optional() }),
    reply: AccessRequest,
    sends: 'page',
  }),
  approveAccess: post('/api/access-requests/:id/approve', {
    access: 'manager',
    summary: 'Let somebody in, in a role',
    params: ById,
    body: z.object({ role: Role, version }),
    reply: AccessRequest,
  }),
  declineAccess: post('/api/access-requests/:id/decline', {
    access: 'manager',
    summary: 'Turn somebody down, and say why if there is something to say',
    params: ById,
    body: z.object({ reason: plainText({ label: 'Reason', max: reasonMostChars, lines: 'several' }), version }),
    reply: AccessRequest,
  }),
  /** A code that fits no building is answered like one that does. */
  askAccess: post('/api/access-requests', {
    access: 'signedIn',
    summary: 'Ask to be let into a building',
    body: AccessWish,
    throttle: 'askAccess',
  }),
  myAccessRequests: get('/api/access-requests/mine', {
    access: 'signedIn',
    summary: 'What I asked for, once my address is confirmed',
    reply: z.array(MyAccessRequest),
  }),
}
