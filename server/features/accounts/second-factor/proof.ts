import type { OwnProof, SecondFactor } from '../../../../contract/accounts/second-factor.ts'
import { recentSignInMs } from '../../../../contract/limits.ts'
import type { Ctx, SignedIn } from '../../../context.ts'
import { Conflict, InvalidField, Refusal } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { isAskedForFactor, wakeAnywhere } from '../../buildings/buildings.ts'
import { requireCurrentPassword } from '../current-password.ts'
import { markProven, needsSecondFactor, selectMakeUp, selectOwnProof } from './store.ts'
import { endOthers } from '../other-sessions.ts'
import { renewSecret } from '../session-store.ts'
import { selectRole } from '../store.ts'

/** What the caller has to show before their second factor changes. */
export const proofOf = async (
  ctx: Ctx & Pick<SignedIn, 'account' | 'sessionId'>,
): Promise<Pick<SecondFactor, 'proof' | 'hasPassword'>> => {
  const { signedInAt, hasPassword, owesFactor } = await selectOwnProof(ctx.db, ctx.account._id, ctx.sessionId)
  if (owesFactor) return { hasPassword, proof: 'signIn' }
  const isRecent = Date.parse(ctx.now) - Date.parse(signedInAt) < recentSignInMs
  return { hasPassword, proof: isRecent ? 'none' : hasPassword ? 'password' : 'signIn' }
}

/**
 * Refuses a session that never gave the second factor that its account has: the password alone must not replace it. Called
 * with the account locked where something is written, since the factor may have been set up meanwhile. Throws 409.
 */
export const requireGivenFactor = async (ctx: SignedIn): Promise<void> => {
  const { owesFactor } = await selectOwnProof(ctx.db, ctx.account._id, ctx.sessionId)
  if (!owesFactor) return
  const words = 'Please log out and back in with your second step first, so we know it’s you.'
  throw new Refusal(409, 'SIGN_IN_AGAIN', words)
}

/**
 * Asks the caller to show that it is they, so that a browser left open is not enough: by the password, or by having just
 * signed in. `strictly` asks for the password in any case, where there is one. A session that never gave the account's second
 * factor is refused whatever it shows. Throws 400 or 409, never 401.
 */
export const requireOwnProof = async (
  ctx: SignedIn,
  { currentPassword }: OwnProof,
  { strictly = false } = {},
): Promise<void> => {
  await requireGivenFactor(ctx)
  if (currentPassword) return requireCurrentPassword(ctx, currentPassword)
  const { hasPassword, proof } = await proofOf(ctx)
  if (hasPassword && (strictly || proof !== 'none'))
    throw InvalidField('currentPassword', 'Enter your current password')
  if (proof !== 'none')
    throw new Refusal(409, 'SIGN_IN_AGAIN', 'Please log out and back in first, so we know it’s you.')
}

/** After a factor went: throws 409 where it was the last of an account that may not be without one, so it stays. */
export const requireFactorLeft = async (tx: SignedIn): Promise<void> => {
  const { authenticatorSince, passkeys } = await selectMakeUp(tx.db, tx.account._id)
  const isLeft = authenticatorSince !== null || passkeys > 0
  if (!isLeft && (await requiresFactor(tx)))
    throw Conflict('Your role requires two-step sign-in. Set up another second step before removing this one.')
}

/** Tells whether the caller may not be without a second factor: as a superadmin, or because a building they manage asks. */
export const requiresFactor = async (ctx: SignedIn): Promise<boolean> =>
  (await needsSecondFactor(ctx, await selectRole(ctx.db, ctx.account._id))) ||
  (await isAskedForFactor(ctx.db, ctx.account._id, ctx.now))

/** Ends the caller's other sessions that gave no second factor, and says so in the history. */
const endUnproven = async (tx: SignedIn): Promise<void> => {
  const ended = await endOthers(tx, 'unproven')
  if (ended === 0) return
  const change = { subject: 'account', subjectId: tx.account._id, buildingId: null } as const
  await recordChange(tx, { ...change, action: 'signed out elsewhere', after: { browsers: ended } })
}

/**
 * The factor that was just set up was shown in this browser: its session counts as one that gave it, under a new secret.
 * Where it is the first one, browsers that were signed in by the password alone sign in again with it.
 */
export const proveSession = async (tx: SignedIn): Promise<void> => {
  if (tx.secondFactor === 'given') return
  await markProven(tx.db, tx.sessionId, tx.now)
  await endUnproven(tx)
  const token = await renewSecret(tx.db, tx.sessionId)
  tx.afterCommit(() => tx.setSessionToken(token))
  // Buildings that waited for this open now.
  wakeAnywhere(tx, [tx.account._id])
}
