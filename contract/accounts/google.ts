import { z } from 'zod'
import { del, get } from '../route.ts'

/** How somebody can sign in, and whether this server knows Google at all. */
export const SignInWays = z.object({
  password: z.boolean(),
  /** The address of the Google account that is connected; null where none is. */
  google: z.string().nullable(),
  googleSetUp: z.boolean(),
})
export type SignInWays = z.infer<typeof SignInWays>

/** What a provider sends back with the browser (OpenID Connect Core 1.0, section 3.1.2.5). */
const Callback = z.object({
  code: z.string().max(2048).optional(),
  state: z.string().max(200).optional(),
  iss: z.string().max(500).optional(),
  error: z.string().max(200).optional(),
})

export const google = {
  google: get('/api/auth/google', {
    shows: null,
    access: 'public',
    summary: 'Redirect to Google to sign in, or to connect the caller’s Google account',
    query: z.object({
      purpose: z.enum(['signIn', 'connect']).default('signIn'),
      /** The path in the product to which to go afterwards. */
      from: z.string().max(2000).optional(),
    }),
    sends: 'redirect',
    throttle: 'google',
  }),
  googleCallback: get('/api/auth/google/callback', {
    shows: null,
    access: 'public',
    summary: 'Complete a Google sign-in',
    query: Callback,
    sends: 'redirect',
    throttle: 'google',
    attempt: 'sign-in',
  }),
  signInWays: get('/api/auth/ways', {
    shows: null,
    access: 'signedIn',
    summary: 'List the caller’s sign-in methods',
    reply: SignInWays,
  }),
  disconnectGoogle: del('/api/auth/google', {
    access: 'signedIn',
    summary: 'Disconnect the caller’s Google account; refused if there’s no other way to sign in',
  }),
}
