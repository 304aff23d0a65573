import type { SignedIn } from '../../context.ts'
import { InvalidField, Refusal } from '../../http/errors.ts'
import { verifyPassword } from '../../platform/passwords.ts'
import { forgetFailures, refuseWhileLocked, rememberFailure } from './attempts.ts'
import { selectPasswordHash } from './profile-store.ts'

/**
 * Asks for the password that the caller has now, so that a browser left open is not enough. A wrong one is 400 on the
 * field `currentPassword`, and after a few of them one has to wait; 409 NO_PASSWORD where there is none.
 */
export const requireCurrentPassword = async (ctx: SignedIn, password: string): Promise<void> => {
  const attempt = { of: `current-password:${ctx.account._id}` }
  await refuseWhileLocked(ctx, attempt)
  const hash = await selectPasswordHash(ctx.db, ctx.account._id)
  if (hash === null)
    throw new Refusal(409, 'NO_PASSWORD', 'You don’t have a password yet. Set one first: we’ll email you a link.')
  if (!(await verifyPassword(password, hash, { cost: ctx.config.passwordCost, goesFirst: true }))) {
    await rememberFailure(ctx, attempt)
    throw InvalidField('currentPassword', 'This isn’t your current password')
  }
  await forgetFailures(ctx, attempt)
}
