/** The second factor: given after the password, and what it is made of. */
import type { SecondFactor, SecondFactorAsked } from '../../../../contract/accounts/second-factor.ts'
import type { User } from '../../../../contract/accounts/user.ts'
import { secondFactorTriesMost } from '../../../../contract/limits.ts'
import type { PlatformRole } from '../../../../contract/roles.ts'
import type { SignedIn, Visitor } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/errors.ts'
import { userOf } from '../accounts.ts'
import { forgetFailures, refuseWhileLocked, rememberFailure, secondFactorOf } from '../attempts.ts'
import { rememberDevice } from '../devices.ts'
import { lockAccount } from '../profile-store.ts'
import { spendCode, wrongCode } from './code.ts'
import { proofOf, requiresFactor } from './proof.ts'
import { countTry, selectMakeUp, selectSecondFactors, selectWaiting } from './store.ts'
import { endSession, openSession } from '../session-store.ts'

/** No sign-in waits in this browser, or no longer: by time, by too many codes, or because it is finished. */
export const signInOver = () =>
  new Refusal(409, 'SIGN_IN_OVER', 'This took too long or too many attempts. Please log in again.')

/** Which second factors this browser's sign-in waits for; null where none waits. */
export const awaitedSecondFactor = async (ctx: Visitor): Promise<SecondFactorAsked | null> => {
  const waiting = ctx.sessionToken === null ? null : await selectWaiting(ctx.db, ctx.sessionToken, ctx.now)
  return waiting && { secondFactor: await selectSecondFactors(ctx.db, waiting._id) }
}

/** Signs somebody in who gave both factors, under a new secret; a session that waited for that ends. */
export const enterWithBoth = async (
  tx: Visitor,
  account: { _id: string; platformRole: PlatformRole; sessionId?: string },
): Promise<User> => {
  const { _id: accountId, sessionId } = account
  tx.concerned.accountId = accountId
  if (sessionId !== undefined) await endSession(tx.db, { accountId, id: sessionId }, tx.now)
  const token = await openSession(tx, account, 'two factors')
  tx.afterCommit(() => tx.setSessionToken(token))
  await rememberDevice(tx, accountId)
  tx.log.info({ requestId: tx.requestId, accountId }, 'signed in with two factors')
  return userOf(tx, accountId, 'given')
}

/**
 * Finishes a sign-in with a code. One sign-in takes a few codes and then is over; codes that are wrong make the account's
 * next ones wait, from wherever they come. Refusals are answered outside the transaction, so that what they count stands.
 */
export const giveSecondFactor = async (ctx: Visitor, { body: { code } }: { body: { code: string } }): Promise<User> => {
  const { sessionToken } = ctx
  if (sessionToken === null) throw signInOver()
  const outcome = await inTransaction(ctx, async (tx) => {
    const waiting = await countTry(tx.db, sessionToken, tx.now)
    if (!waiting) return 'over'
    tx.concerned.accountId = waiting._id
    const attempt = { of: secondFactorOf(waiting._id) }
    await lockAccount(tx.db, waiting._id)
    await refuseWhileLocked(tx, attempt)
    if (!(await spendCode(tx, waiting._id, code))) {
      await rememberFailure(tx, attempt)
      return waiting.tries >= secondFactorTriesMost ? 'over' : 'wrong'
    }
    await forgetFailures(tx, attempt)
    return enterWithBoth(tx, waiting)
  })
  if (outcome === 'over') throw signInOver()
  if (outcome === 'wrong') throw wrongCode()
  return outcome
}

/** What the caller's second factor is made of, and what a change of it asks for. */
export const readSecondFactor = async (ctx: SignedIn): Promise<SecondFactor> => ({
  ...(await selectMakeUp(ctx.db, ctx.account._id)),
  ...(await proofOf(ctx)),
  required: await requiresFactor(ctx),
})
