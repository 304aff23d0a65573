import { z } from 'zod'
import { Email, FirstName, Id, LastName, LoginPassword, NewPassword, OptionalPhone } from '../fields.ts'
import { flag, nested } from '../form.ts'
import { del, get, post, put } from '../route.ts'
import { LinkToken } from './links.ts'
import { Preferences, User } from './user.ts'

/** What somebody sees of their own account. */
export const Profile = User.extend({
  phone: z.string().nullable(),
  /** The address that has yet to be confirmed by its mail. */
  pendingEmail: z.string().nullable(),
  /** Whether there is a password to sign in with. */
  hasPassword: z.boolean(),
  /** In how many browsers the account is signed in. */
  sessionCount: z.number().int(),
  version: z.number().int(),
})
export type Profile = z.infer<typeof Profile>

const pictureWanted = 'Photo must be a PNG, JPEG, WebP or GIF file'

/** An inline picture, the path of the present one, or nothing to have none; never an address that others could watch. */
const ProfilePicture = z
  .string(pictureWanted)
  .regex(
    /^(?:data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]{16,}={0,2}|\/api\/pictures\/[0-9a-f-]{36})?$/,
    pictureWanted,
  )
  .nullable()

/** What the form of the profile holds. */
export const ProfileForm = z.object({
  version: z.coerce.number().int(),
  firstName: FirstName,
  lastName: LastName,
  phone: OptionalPhone,
  preferences: nested(Preferences),
})

/** What is left out stays; without a version the last write wins. A picture may also come as the one file of the call. */
export const ProfileChange = ProfileForm.partial().extend({ profilePicture: ProfilePicture.optional() })
export type ProfileChange = z.output<typeof ProfileChange>

export const PasswordChange = z
  .object({
    currentPassword: LoginPassword,
    newPassword: NewPassword,
    confirm: z.string({ error: 'Please confirm the new password' }),
    /** Whether every other browser is signed out too. */
    signOutOthers: flag().default(true),
  })
  .refine(({ newPassword, confirm }) => newPassword === confirm, {
    path: ['confirm'],
    message: 'Passwords do not match',
  })
export type PasswordChange = z.output<typeof PasswordChange>

export const EmailChange = z.object({ email: Email, currentPassword: LoginPassword })
export type EmailChange = z.output<typeof EmailChange>

const EmailObjection = z.object({ token: LinkToken })

export const profile = {
  profile: get('/api/auth/profile', {
    shows: null,
    access: 'signedIn',
    summary: 'Get the caller’s account',
    reply: Profile,
  }),
  changeProfile: put('/api/auth/profile', {
    access: 'signedIn',
    summary: 'Update the caller’s name, phone, photo or preferences; other fields are ignored',
    body: ProfileChange,
    files: true,
    reply: Profile,
    throttle: 'changeProfile',
  }),
  picture: get('/api/pictures/:id', {
    shows: null,
    access: 'signedIn',
    summary: 'Get a profile photo: the caller’s own, or that of someone in one of the caller’s buildings',
    params: z.object({ id: Id }),
    sends: 'file',
  }),
  changePassword: post('/api/auth/change-password', {
    access: 'signedIn',
    summary: 'Change the caller’s password; this browser stays signed in',
    body: PasswordChange,
    secret: true,
    throttle: 'changePassword',
  }),
  sendPasswordLink: post('/api/auth/password-link', {
    access: 'signedIn',
    summary: 'Email the caller a link to set a first password',
    throttle: 'passwordLink',
  }),
  changeEmail: post('/api/auth/change-email', {
    access: 'signedIn',
    summary: 'Request a change of email address; takes effect when the emailed link is confirmed',
    body: EmailChange,
    secret: true,
    reply: Profile,
    throttle: 'changeEmail',
  }),
  keepEmail: del('/api/auth/change-email', {
    access: 'signedIn',
    summary: 'Cancel the caller’s pending change of email address',
    reply: Profile,
  }),
  objectToEmail: post('/api/auth/change-email/object', {
    access: 'public',
    summary: 'Reject a change of address with the link emailed to the former address',
    body: EmailObjection,
    throttle: 'resetPassword',
  }),
  endOtherSessions: del('/api/auth/sessions', {
    access: 'signedIn',
    summary: 'Sign out the caller’s other browsers',
    reply: z.object({ ended: z.number().int() }),
  }),
}
