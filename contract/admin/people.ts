import { z } from 'zod'
import { Id, InstantField, requiredText } from '../fields.ts'
import { searchLeastChars, searchMostChars } from '../limits.ts'
import { Role } from '../roles.ts'
import { post } from '../route.ts'
import { StaffReason } from './reason.ts'

/** Somebody with an account, as the platform's staff find them. */
export const FoundPerson = z.object({
  _id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Whether the address is confirmed. */
  verified: z.boolean(),
  disabled: z.boolean(),
  isStaff: z.boolean(),
  createdAt: InstantField,
  lastSignedInAt: InstantField.nullable(),
  secondFactor: z.boolean(),
  /** Until when failed attempts make them wait, at one network address at least. */
  waitsUntil: InstantField.nullable(),
  openSessions: z.number().int(),
  buildings: z.array(z.object({ _id: Id, name: z.string(), role: Role })),
  /** What staff may do for them. */
  can: z.object({
    sendPasswordLink: z.boolean(),
    resendVerification: z.boolean(),
    signOut: z.boolean(),
    removeSecondFactor: z.boolean(),
  }),
})
export type FoundPerson = z.infer<typeof FoundPerson>

/** A name, the beginning of an e-mail address, or digits of a phone number. */
export const PeopleSearch = z.object({
  words: requiredText({
    label: 'Name, email or phone',
    min: searchLeastChars,
    max: searchMostChars,
  }),
})
export type PeopleSearch = z.output<typeof PeopleSearch>

export const FoundPeople = z.object({
  people: z.array(FoundPerson),
  /** Whether there are more than are shown. */
  more: z.boolean(),
})
export type FoundPeople = z.infer<typeof FoundPeople>

const helping = {
  access: 'superadmin',
  throttle: 'staffHelp',
  params: z.object({ id: Id }),
  body: StaffReason,
  reply: FoundPerson,
} as const

/** People with an account, found and helped by the platform's staff. */
export const peopleRoutes = {
  findPeople: post('/api/admin/people/search', {
    access: 'superadmin',
    summary: 'Search people by name, email or phone; recorded in the history',
    throttle: 'peopleSearch',
    body: PeopleSearch,
    // Whom somebody looked for, and what was found, is not kept with the key of the call.
    secret: true,
    reply: FoundPeople,
  }),
  mailPasswordLink: post('/api/admin/people/:id/password-link', {
    ...helping,
    summary: 'Email someone a link to choose a new password',
  }),
  mailVerification: post('/api/admin/people/:id/verification', {
    ...helping,
    summary: 'Resend someone’s email confirmation link',
  }),
  signOutPerson: post('/api/admin/people/:id/sign-out', { ...helping, summary: 'Sign someone out everywhere' }),
  removePersonsSecondFactor: post('/api/admin/people/:id/second-factor-off', {
    ...helping,
    summary: 'Reset two-step sign-in for someone who has lost it',
  }),
}
