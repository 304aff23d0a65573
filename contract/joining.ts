import { z } from 'zod'
import { User } from './accounts/user.ts'
import { LinkToken } from './accounts/links.ts'
import {
  Email,
  FirstName,
  Id,
  LastName,
  NewPassword,
  OptionalBuildingCode,
  OptionalUnitNumber,
  Phone,
} from './fields.ts'
import { sameTwice } from './fields/password.ts'
import { accessRequests } from './joining/access-requests.ts'
import { invitationRounds } from './joining/invitation-rounds.ts'
import { invitations } from './joining/invitations.ts'
import { get, post } from './route.ts'

/** What anybody fills in who makes an account; nothing else is kept. */
const Person = z.object({
  firstName: FirstName,
  lastName: LastName,
  email: Email,
  phone: Phone,
  password: NewPassword,
  /** Our form asks for it; a client that leaves it out is taken at its word. */
  confirmPassword: z.string({ error: 'Passwords do not match' }).optional(),
  unitNumber: OptionalUnitNumber,
  buildingCode: OptionalBuildingCode,
  buildingId: Id.optional(),
  invitationToken: LinkToken.optional(),
})

/** A unit says nothing without its building, and a building's managers need to know the unit. */
export const Registration = Person.refine(...sameTwice).superRefine((values, context) => {
  const { unitNumber, buildingCode, buildingId, invitationToken } = values
  const names = Boolean(buildingCode || buildingId)
  if (invitationToken !== undefined || names === Boolean(unitNumber)) return
  const missing = names
    ? { path: ['unitNumber'], message: 'Unit number is required' }
    : { path: ['buildingCode'], message: 'Building code is required' }
  context.addIssue({ code: 'custom', ...missing })
})
export type Registration = z.output<typeof Registration>

/** What a stranger sees of the building of a link. */
export const PlaceToRegister = z.object({ name: z.string(), city: z.string() }).nullable()
export type PlaceToRegister = z.infer<typeof PlaceToRegister>

export const joining = {
  ...invitations,
  ...invitationRounds,
  ...accessRequests,
  register: post('/api/auth/register', {
    access: 'public',
    summary: 'Create an account, optionally requesting access to a building or accepting an invitation',
    body: Registration,
    reply: User,
    throttle: 'register',
  }),
  /** Whatever is no building, or none that people may join, is answered alike. */
  place: get('/api/auth/register/place', {
    shows: null,
    access: 'public',
    summary: 'Get the name and city of the building for a registration link; null if there is none',
    query: z.object({ building: z.string().max(100) }),
    reply: PlaceToRegister,
    throttle: 'placeToRegister',
  }),
}
