/** What a device is asked and what it answers (Web Authentication Level 3): each question is good for one answer. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { NewCredential, UsedCredential } from '../../../../contract/accounts/passkeys.ts'
import { passkeyChallengeMs } from '../../../../contract/limits.ts'
import type { Ctx, SignedIn } from '../../../context.ts'
import { Refusal } from '../../../http/errors.ts'
import { claimChallenge, insertChallenge, selectByCredential, selectKnown, type Purpose } from './passkey-store.ts'

/** One answer for a passkey that nobody has, a signature that does not fit, and a question that has run out. */
export const refused = () =>
  new Refusal(400, 'PASSKEY_REFUSED', 'This passkey wasn’t accepted. Please try again, or use another way.')

/** EdDSA, ES256 and RS256: what devices in use can do. */
const algorithms = [-8, -7, -257]

const siteOf = ({ config }: Ctx) => ({
  expectedOrigin: [...config.allowedOrigins],
  expectedRPID: new URL(config.publicUrl).hostname,
})

/** What a device is asked for to make a passkey; one that it made for this account before is not made again. */
export const askForNew = async (ctx: SignedIn) => {
  const { _id: accountId, email, firstName, lastName } = ctx.account
  const options = await generateRegistrationOptions({
    rpName: 'Parapet',
    rpID: siteOf(ctx).expectedRPID,
    userID: Buffer.from(accountId),
    userName: email,
    userDisplayName: `${firstName} ${lastName}`.trim(),
    timeout: passkeyChallengeMs,
    excludeCredentials: await selectKnown(ctx.db, accountId),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await insertChallenge(ctx.db, options.challenge, { purpose: 'register', accountId }, ctx.now)
  return { ...options, attestation: 'none' as const }
}

/**
 * What a device is asked to sign. To sign in by passkey alone it must know its user, by a finger or a code, so that it
 * counts as both factors; as the second factor it may be any of the account's.
 */
export const askForUse = async (ctx: Ctx, purpose: Purpose) => {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(ctx).expectedRPID,
    timeout: passkeyChallengeMs,
    userVerification: purpose.accountId === null ? 'required' : 'preferred',
    allowCredentials: purpose.accountId === null ? [] : await selectKnown(ctx.db, purpose.accountId),
  })
  await insertChallenge(ctx.db, options.challenge, purpose, ctx.now)
  return options
}

/** What somebody sent is no passkey's answer: whatever the reader throws is their mistake, not ours. */
const orRefused = async <T>(ctx: Ctx, read: () => T | Promise<T>): Promise<T> => {
  try {
    return await read()
  } catch (error) {
    ctx.log.warn({ requestId: ctx.requestId, reason: String(error) }, 'passkey refused')
    throw refused()
  }
}

const claimedChallenge = async (ctx: Ctx, clientDataJSON: string, purpose: Purpose): Promise<string> => {
  const challenge: unknown = await orRefused(ctx, () => decodeClientDataJSON(clientDataJSON).challenge)
  if (typeof challenge !== 'string' || !(await claimChallenge(ctx.db, challenge, purpose, ctx.now))) throw refused()
  return challenge
}

/** The key of a passkey that a device has made for the caller. Throws 400 PASSKEY_REFUSED. */
export const readNew = async (ctx: SignedIn, credential: NewCredential) => {
  const purpose = { purpose: 'register', accountId: ctx.account._id } as const
  const expectedChallenge = await claimedChallenge(ctx, credential.response.clientDataJSON, purpose)
  const { registrationInfo } = await orRefused(ctx, () =>
    verifyRegistrationResponse({
      ...siteOf(ctx),
      response: credential,
      expectedChallenge,
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: false,
    }),
  )
  if (!registrationInfo) throw refused()
  return registrationInfo.credential
}

/** The passkey that a device has signed with, and its counter after that. Throws 400 PASSKEY_REFUSED. */
export const readUse = async (ctx: Ctx, credential: UsedCredential, purpose: Purpose) => {
  const expectedChallenge = await claimedChallenge(ctx, credential.response.clientDataJSON, purpose)
  const passkey = await selectByCredential(ctx.db, credential.id)
  if (!passkey || (purpose.accountId !== null && passkey.account._id !== purpose.accountId)) throw refused()
  const { userHandle } = credential.response
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.account._id) throw refused()
  const { verified, authenticationInfo } = await orRefused(ctx, () =>
    verifyAuthenticationResponse({
      ...siteOf(ctx),
      response: credential,
      expectedChallenge,
      credential: { id: credential.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
      requireUserVerification: purpose.accountId === null,
    }),
  )
  if (!verified) throw refused()
  return { ...passkey, counter: authenticationInfo.newCounter }
}
