/** Codes of an authenticator app (RFC 6238): six digits, a new one every thirty seconds, each good once. */
import { Secret, TOTP } from 'otpauth'
import { authenticatorSecretBytes, authenticatorStepSeconds } from '../../../../contract/limits.ts'
import type { Ctx } from '../../../context.ts'
import { raiseStep, selectAuthenticator } from './authenticator-store.ts'

const period = authenticatorStepSeconds
const placeOf = (accountId: string) => `authenticator:${accountId}`

/** The thirty seconds that a code belongs to, one step early or late included; null for none. */
export const stepOf = (secret: Buffer, code: string, now: string): number | null => {
  const timestamp = Date.parse(now)
  const key = new Secret({ buffer: new Uint8Array(secret).buffer })
  const delta = TOTP.validate({ token: code, secret: key, period, timestamp, window: 1 })
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta
}

export const openSecret = (ctx: Ctx, accountId: string, sealed: Buffer): Buffer | null => {
  const secret = ctx.seal.open(sealed, placeOf(accountId))
  if (!secret) ctx.log.error({ requestId: ctx.requestId, accountId }, 'an authenticator was sealed with another key')
  return secret
}

/** Uses a code up: of parallel uses exactly one counts, and no older one afterwards. */
export const spendAuthenticatorCode = async (tx: Ctx, accountId: string, code: string): Promise<boolean> => {
  const sealed = await selectAuthenticator(tx.db, accountId)
  const secret = sealed && openSecret(tx, accountId, sealed)
  const step = secret && stepOf(secret, code, tx.now)
  return step !== null && raiseStep(tx.db, accountId, step)
}

/** A new secret: sealed as it is kept, and as the app takes it, in base32 and as an address for a QR code. */
export const makeSecret = (ctx: Ctx, accountId: string, email: string) => {
  const secret = new Secret({ size: authenticatorSecretBytes })
  return {
    sealed: ctx.seal.close(Buffer.from(secret.bytes), placeOf(accountId)),
    secret: secret.base32,
    address: new TOTP({ issuer: 'Parapet', label: email, secret, period }).toString(),
  }
}
