import { z } from 'zod'
import { Id, InstantField, requiredText } from '../fields.ts'
import { passkeyNameMostChars } from '../limits.ts'
import { get, post, put } from '../route.ts'
import { OwnProof, RecoveryCodesIfNew } from './second-factor.ts'
import { User } from './user.ts'

/** Bytes as browsers and devices pass them on (Web Authentication Level 3, section 5.1). */
const bytes = (mostChars: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'Not a valid passkey')
    .max(mostChars, 'Not a valid passkey')

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
}
const noExtensions = z.object({}).default({})

/** What a device answers that made a passkey. */
export const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(40_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .exactOptional(),
  }),
  clientExtensionResults: noExtensions,
})
export type NewCredential = z.output<typeof NewCredential>

/** What a device answers that used a passkey. */
export const UsedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(100).exactOptional(),
  }),
  clientExtensionResults: noExtensions,
})
export type UsedCredential = z.output<typeof UsedCredential>

const Known = z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).exactOptional() })

/** What a device is asked for to make a passkey. */
export const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().exactOptional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().exactOptional(),
  excludeCredentials: z.array(Known).exactOptional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['discouraged', 'preferred', 'required']).exactOptional(),
      requireResidentKey: z.boolean().exactOptional(),
      userVerification: z.enum(['discouraged', 'preferred', 'required']).exactOptional(),
    })
    .exactOptional(),
  attestation: z.literal('none').exactOptional(),
})

/** What a device is asked for to use one. */
export const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string().exactOptional(),
  timeout: z.number().exactOptional(),
  allowCredentials: z.array(Known).exactOptional(),
  userVerification: z.enum(['discouraged', 'preferred', 'required']).exactOptional(),
})

const PasskeyName = requiredText({ label: 'Name', min: 1, max: passkeyNameMostChars })

export const Passkey = z.object({
  _id: Id,
  name: z.string(),
  createdAt: InstantField,
  lastUsedAt: InstantField.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const PasskeyNaming = z.object({ name: PasskeyName })
const NewPasskey = PasskeyNaming.extend({ credential: NewCredential })
const PasskeyUse = z.object({ credential: UsedCredential })
const ById = z.object({ id: Id })

export const passkeys = {
  askPasskey: post('/api/auth/passkey/options', {
    access: 'public',
    summary: 'Get the challenge to sign in with only a passkey',
    reply: RequestOptions,
    throttle: 'passkey',
  }),
  signInWithPasskey: post('/api/auth/passkey', {
    access: 'public',
    summary: 'Sign in with only a passkey, which counts as both factors',
    body: PasskeyUse,
    reply: User,
    throttle: 'passkey',
    attempt: 'sign-in',
  }),
  askSecondFactorPasskey: post('/api/auth/second-factor/passkey/options', {
    access: 'public',
    summary: 'Get the challenge to finish a pending sign-in',
    reply: RequestOptions,
    throttle: 'passkey',
  }),
  giveSecondFactorPasskey: post('/api/auth/second-factor/passkey', {
    access: 'public',
    summary: 'Finish signing in with a passkey',
    body: PasskeyUse,
    reply: User,
    throttle: 'passkey',
    attempt: 'second factor',
  }),
  passkeys: get('/api/passkeys', {
    shows: null,
    access: 'signedIn',
    summary: 'List the caller’s passkeys',
    reply: z.array(Passkey),
  }),
  askNewPasskey: post('/api/passkeys/options', {
    access: 'signedIn',
    summary: 'Get the options to create a passkey for the caller',
    body: OwnProof,
    reply: CreationOptions,
    secret: true,
    throttle: 'secondFactorChange',
  }),
  addPasskey: post('/api/passkeys', {
    access: 'signedIn',
    summary: 'Add a passkey created by the caller’s device; the first comes with recovery codes',
    body: NewPasskey,
    reply: RecoveryCodesIfNew,
    secret: true,
    throttle: 'secondFactorChange',
  }),
  renamePasskey: put('/api/passkeys/:id', {
    access: 'signedIn',
    summary: 'Rename one of the caller’s passkeys',
    params: ById,
    body: PasskeyNaming,
    reply: Passkey,
  }),
  removePasskey: post('/api/passkeys/:id/remove', {
    access: 'signedIn',
    summary: 'Remove one of the caller’s passkeys',
    params: ById,
    body: OwnProof,
    secret: true,
    throttle: 'secondFactorChange',
  }),
}
