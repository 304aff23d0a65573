import { z } from 'zod'
import { Id } from '../fields.ts'
import { PlatformRole, Role } from '../roles.ts'

/** One place where a person belongs; the current building comes first in the list. */
const Membership = z.object({ building: z.object({ _id: Id, name: z.string() }), role: Role })

/** Light or dark wherever somebody signs in, or as each of their devices has it. */
const Appearance = z.enum(['device', 'light', 'dark'])
export type Appearance = z.infer<typeof Appearance>

export const Preferences = z.object({ appearance: Appearance })
export type Preferences = z.infer<typeof Preferences>

export const User = z.object({
  _id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: PlatformRole,
  /** A path of the API's host; null where the initials stand in. */
  profilePicture: z.string().nullable(),
  /** Until the address is verified the account belongs nowhere. */
  emailVerified: z.boolean(),
  /** Whether this sign-in gave a second factor; `required` where its powers rest until it does. */
  secondFactor: z.enum(['none', 'given', 'required']),
  preferences: Preferences,
  buildings: z.array(Membership),
})
export type User = z.infer<typeof User>
