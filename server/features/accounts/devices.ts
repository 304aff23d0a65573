/** Browsers that an account has signed in from: a cookie names the browser, and the database keeps its hash. */
import type { Visitor } from '../../context.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { deleteDevices, isKnownDevice, upsertDevice } from './devices-store.ts'

/** Answers a name for this browser where the account of the address has signed in from it, else null. */
export const knownDevice = async ({ db, deviceToken }: Visitor, email: string): Promise<string | null> => {
  if (deviceToken === null) return null
  const hash = hashOf(deviceToken)
  return (await isKnownDevice(db, email, hash)) ? hash.toString('base64url') : null
}

/** Remembers this browser as one of the account's, and renews its cookie, which comes after that of the session. */
export const rememberDevice = async (ctx: Visitor, accountId: string): Promise<void> => {
  const token = ctx.deviceToken ?? newSecret()
  await upsertDevice(ctx.db, accountId, hashOf(token), ctx.now)
  ctx.afterCommit(() => ctx.setDeviceToken(token))
}

/** Forgets all browsers of the account but this one, which has shown that it reads the owner's email. */
export const knowThisDeviceOnly = async (ctx: Visitor, accountId: string): Promise<void> => {
  await deleteDevices(ctx.db, accountId)
  await rememberDevice(ctx, accountId)
}
