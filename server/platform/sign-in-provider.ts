import * as oidc from 'openid-client'
import { z } from 'zod'
import { providerAnswerMostSeconds } from '../../contract/limits.ts'
import type { Config } from './config.ts'

/** What this browser must hold while it is away at the provider; nothing of it is ever shown to anybody else. */
export const Flow = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })
export type Flow = z.infer<typeof Flow>

/** Who the provider says came back. */
export interface ProviderIdentity {
  issuer: string
  /** The provider's own, lasting name for the person. */
  subject: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** A provider of sign-ins that speaks OpenID Connect. */
export interface SignInProvider {
  /** Where to send the browser, and what it must bring back. */
  start(returnTo: string): Promise<{ address: string; flow: Flow }>
  /** Exchanges what the browser brought back; throws where anything about it is not as it was sent. */
  finish(cameBackTo: URL, flow: Flow): Promise<ProviderIdentity>
}

const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.email(),
  email_verified: z.boolean().default(false),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
})

const identityOf = (claims: unknown): ProviderIdentity => {
  const read = Claims.parse(claims)
  const [first = '', ...others] = (read.name ?? '').split(' ')
  return {
    issuer: read.iss,
    subject: read.sub,
    email: read.email.toLowerCase(),
    emailVerified: read.email_verified,
    firstName: read.given_name ?? first,
    lastName: read.family_name ?? others.join(' '),
  }
}

/**
 * The provider that GOOGLE_ISSUER names, by the authorization code flow with PKCE; null where no client is set up. What it
 * says of itself is asked for at the first sign-in, and again where that failed.
 */
export const openSignInProvider = ({ google, production }: Pick<Config, 'google' | 'production'>) => {
  if (!google) return null
  let known: Promise<oidc.Configuration> | null = null
  const discover = (): Promise<oidc.Configuration> => {
    known ??= oidc
      .discovery(new URL(google.issuer), google.clientId, google.clientSecret, undefined, {
        timeout: providerAnswerMostSeconds,
        execute: production ? [] : [oidc.allowInsecureRequests],
      })
      .catch((error: unknown) => {
        known = null
        throw error
      })
    return known
  }
  const provider: SignInProvider = {
    start: async (returnTo) => {
      const flow = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
      const address = oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: returnTo,
        scope: 'openid email profile',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      })
      return { address: address.href, flow }
    },
    finish: async (cameBackTo, { state, nonce, verifier }) => {
      const tokens = await oidc.authorizationCodeGrant(await discover(), cameBackTo, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      return identityOf(tokens.claims())
    },
  }
  return provider
}
