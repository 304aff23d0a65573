import { z } from 'zod'
import { Email, Id, InstantField, LoginPassword, NewPassword } from './fields.ts'
import { PlatformRole, Role } from './roles.ts'
import { google } from './accounts/google.ts'
import { del, get, post } from './route.ts'

/** One place where a person belongs; the current building comes first in the list. */
const Membership = z.object({ building: z.object({ _id: Id, name: z.string() }), role: Role })

export const User = z.object({
  _id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: PlatformRole,
  profilePicture: z.string().nullable(),
  /** Until the address is verified the account belongs nowhere. */
  emailVerified: z.boolean(),
  buildings: z.array(Membership),
})
export type User = z.infer<typeof User>

export const PasswordReset = z.object({
  token: z.string().regex(/^[\w-]{43}$/, 'This link is not complete'),
  password: NewPassword,
})

export const SecondFactorWay = z.enum(['authenticator', 'passkey', 'recoveryCode'])
export type SecondFactorWay = z.infer<typeof SecondFactorWay>

/** The password was right; the browser is signed in once one of these was given too. */
export const SecondFactorAsked = z.object({ secondFactor: z.array(SecondFactorWay) })
export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>

export const SignedIn = z.union([User, SecondFactorAsked])
export type SignedIn = z.infer<typeof SignedIn>

export const Login = z.object({ email: Email, password: LoginPassword })

/** A browser that is signed in. */
export const Session = z.object({
  _id: Id,
  device: z.string(),
  createdAt: InstantField,
  lastSeenAt: InstantField,
  current: z.boolean(),
})

const ById = z.object({ id: Id })

export const accounts = {
  ...google,
  login: post('/api/auth/login', {
    access: 'public',
    summary: 'Sign in with e-mail and password',
    body: Login,
    reply: SignedIn,
    throttle: 'login',
  }),
  me: get('/api/auth/me', { access: 'signedIn', summary: 'Who is signed in', reply: User }),
  logout: post('/api/auth/logout', { access: 'public', summary: 'Sign out; answers also when nobody was signed in' }),
  resetPassword: post('/api/auth/reset-password', {
    access: 'public',
    summary: 'Set a password by a one-time link',
    body: PasswordReset,
    throttle: 'resetPassword',
  }),
  sessions: get('/api/auth/sessions', {
    access: 'signedIn',
    summary: 'Where I am signed in',
    reply: z.array(Session),
  }),
  endSession: del('/api/auth/sessions/:id', { access: 'signedIn', summary: 'Sign out another browser', params: ById }),
}
