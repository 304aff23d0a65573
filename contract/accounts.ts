import { z } from 'zod'
import { Id, InstantField } from './fields.ts'
import { google } from './accounts/google.ts'
import { links } from './accounts/links.ts'
import { Login } from './accounts/login.ts'
import { passkeys } from './accounts/passkeys.ts'
import { profile } from './accounts/profile.ts'
import { secondFactor, SecondFactorAsked } from './accounts/second-factor.ts'
import { User } from './accounts/user.ts'
import { del, get, post } from './route.ts'

export { User }

export const SignedIn = z.union([User, SecondFactorAsked])
export type SignedIn = z.infer<typeof SignedIn>

/** A browser that is signed in. */
export const Session = z.object({
  _id: Id,
  device: z.string(),
  createdAt: InstantField,
  lastSeenAt: InstantField,
  /** Whether it gave a second factor beside the first. */
  secondFactor: z.boolean(),
  current: z.boolean(),
})

const ById = z.object({ id: Id })

export const accounts = {
  ...google,
  ...links,
  ...profile,
  ...secondFactor,
  ...passkeys,
  login: post('/api/auth/login', {
    access: 'public',
    summary: 'Sign in with email and password',
    body: Login,
    reply: SignedIn,
    throttle: 'login',
    attempt: 'sign-in',
  }),
  me: get('/api/auth/me', { shows: null, access: 'signedIn', summary: 'Get the signed-in user', reply: User }),
  logout: post('/api/auth/logout', { access: 'public', summary: 'Sign out; succeeds even if no one was signed in' }),
  sessions: get('/api/auth/sessions', {
    shows: null,
    access: 'signedIn',
    summary: 'List the caller’s sessions',
    reply: z.array(Session),
  }),
  endSession: del('/api/auth/sessions/:id', { access: 'signedIn', summary: 'Sign out another browser', params: ById }),
}
