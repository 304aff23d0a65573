/** Signing in with a passkey: alone, or as the second factor. */
import type { UsedCredential } from '../../../../contract/accounts/passkeys.ts'
import type { User } from '../../../../contract/accounts/user.ts'
import type { Visitor } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { askForUse, readUse, refused } from './passkey-ceremony.ts'
import { markUsed } from './passkey-store.ts'
import { enterWithBoth, signInOver } from './second-factor.ts'
import { selectWaiting, type Waiting } from './store.ts'

const alone = { purpose: 'sign in', accountId: null } as const

type Use = { body: { credential: UsedCredential } }

const waitingHere = async (ctx: Visitor): Promise<Waiting> => {
  const waiting = ctx.sessionToken === null ? null : await selectWaiting(ctx.db, ctx.sessionToken, ctx.now)
  if (!waiting) throw signInOver()
  ctx.concerned.accountId = waiting._id
  return waiting
}

const enter = (ctx: Visitor, passkey: Awaited<ReturnType<typeof readUse>>, sessionId?: string): Promise<User> =>
  inTransaction(ctx, async (tx) => {
    if (!(await markUsed(tx.db, passkey, tx.now))) throw refused()
    return enterWithBoth(tx, { ...passkey.account, ...(sessionId !== undefined && { sessionId }) })
  })

export const askPasskey = (ctx: Visitor) => askForUse(ctx, alone)

/** Signs in by passkey alone, which counts as both factors: the device itself has asked who is there. */
export const signInWithPasskey = async (ctx: Visitor, { body: { credential } }: Use): Promise<User> =>
  enter(ctx, await readUse(ctx, credential, alone))

export const askSecondFactorPasskey = async (ctx: Visitor) => {
  const { _id: accountId } = await waitingHere(ctx)
  return askForUse(ctx, { purpose: 'second factor', accountId })
}

/** Finishes a sign-in with a passkey of the same account. */
export const giveSecondFactorPasskey = async (ctx: Visitor, { body: { credential } }: Use): Promise<User> => {
  const { _id: accountId, sessionId } = await waitingHere(ctx)
  return enter(ctx, await readUse(ctx, credential, { purpose: 'second factor', accountId }), sessionId)
}
