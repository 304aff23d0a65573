/** Setting an authenticator app up, and turning it off. */
import type { OwnProof } from '../../../../contract/accounts/second-factor.ts'
import { authenticatorSetupMs } from '../../../../contract/limits.ts'
import { later } from '../../../../contract/time.ts'
import type { SignedIn } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, NotFound } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { makeSecret, openSecret, stepOf } from './authenticator-code.ts'
import {
  deleteAuthenticator,
  insertSetup,
  placeAuthenticator,
  selectAuthenticator,
  selectSetup,
} from './authenticator-store.ts'
import { lockAccount } from '../profile-store.ts'
import { forgetProofWithoutFactor, makeFirstCodes } from './recovery.ts'
import { spendCode, wrongCode } from './code.ts'
import { tellOwner } from './messages.ts'
import { proveSession, requireFactorLeft, requireGivenFactor, requireOwnProof } from './proof.ts'

/** Begins to set an app up, also in place of the present one; nothing is asked for before the first code has come. */
export const startAuthenticator = async (
  ctx: SignedIn,
  { body }: { body: OwnProof },
): Promise<{ secret: string; address: string }> => {
  await requireOwnProof(ctx, body)
  const { sealed, secret, address } = makeSecret(ctx, ctx.account._id, ctx.account.email)
  await insertSetup(ctx.db, ctx.account._id, sealed, ctx.now)
  return { secret, address }
}

/** Turns the app on by its first code; recovery codes come with it where there are none. */
export const confirmAuthenticator = (
  ctx: SignedIn,
  { body: { code } }: { body: { code: string } },
): Promise<{ recoveryCodes: string[] | null }> =>
  inTransaction(ctx, async (tx) => {
    const accountId = tx.account._id
    const owner = await lockAccount(tx.db, accountId)
    await requireGivenFactor(tx)
    const sealed = await selectSetup(tx.db, accountId, later(tx.now, -authenticatorSetupMs))
    const secret = sealed && openSecret(tx, accountId, sealed)
    if (!sealed || !secret) throw Conflict('This took too long. Please start again with a new code to scan.')
    const step = stepOf(secret, code, tx.now)
    if (step === null) throw wrongCode()
    await placeAuthenticator(tx.db, accountId, { sealed, step, now: tx.now })
    const recoveryCodes = await makeFirstCodes(tx)
    const change = { subject: 'account', subjectId: accountId, buildingId: null } as const
    await recordChange(tx, { ...change, action: 'authenticator turned on' })
    await tellOwner(tx, owner, 'authenticatorOn')
    await proveSession(tx)
    return { recoveryCodes }
  })

/** Turns the app off, by the password and a code. */
export const endAuthenticator = async (
  ctx: SignedIn,
  { body: { code, ...proof } }: { body: OwnProof & { code: string } },
): Promise<undefined> => {
  await requireOwnProof(ctx, proof, { strictly: true })
  return inTransaction(ctx, async (tx) => {
    const accountId = tx.account._id
    const owner = await lockAccount(tx.db, accountId)
    if (!(await selectAuthenticator(tx.db, accountId))) throw NotFound()
    if (!(await spendCode(tx, accountId, code))) throw wrongCode()
    await deleteAuthenticator(tx.db, accountId)
    await requireFactorLeft(tx)
    await forgetProofWithoutFactor(tx)
    const change = { subject: 'account', subjectId: accountId, buildingId: null } as const
    await recordChange(tx, { ...change, action: 'authenticator turned off' })
    await tellOwner(tx, owner, 'authenticatorOff')
    return undefined
  })
}
