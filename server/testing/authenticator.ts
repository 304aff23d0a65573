/** For tests: somebody's authenticator app. */
import { Secret, TOTP } from 'otpauth'
import { accounts } from '../../contract/accounts.ts'
import { authenticatorStepSeconds } from '../../contract/limits.ts'
import { later } from '../../contract/time.ts'
import type { Caller } from './caller.ts'
import type { World } from './world.ts'

export const stepMs = authenticatorStepSeconds * 1000

/** What the app shows now, or some steps from now. */
export const codeAt = (world: World, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.parse(world.clock.now()) + steps * stepMs,
  })

/** Sets an app up in the caller's session; the clock goes a step on, so that the next code of the app is a fresh one. */
export const setUpAuthenticator = async (
  world: World,
  who: Caller,
): Promise<{ secret: string; recoveryCodes: string[] }> => {
  const { secret } = await who.call(accounts.startAuthenticator, { body: {} })
  const { recoveryCodes } = await who.call(accounts.confirmAuthenticator, { body: { code: codeAt(world, secret) } })
  world.clock.set(later(world.clock.now(), stepMs))
  return { secret, recoveryCodes: recoveryCodes ?? [] }
}
