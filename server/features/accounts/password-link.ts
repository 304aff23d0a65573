import { passwordLinkMinutes } from '../../../contract/limits.ts'
import { later } from '../../../contract/time.ts'
import type { Ctx, Visitor } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/errors.ts'
import { standingEnded } from '../../platform/events.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { recordChange } from '../audit/audit.ts'
import { forgetFailures } from './attempts.ts'
import { knowThisDeviceOnly } from './devices.ts'
import { ownAddress } from './email-link.ts'
import { deleteOtherWaysIn, selectStanding } from './owner-store.ts'
import { tellOfNewPassword } from './messages.ts'
import { claimPasswordLink, isPasswordLinkOpen, insertPasswordLink, voidPasswordLinks } from './password-link-store.ts'
import { endAllSessions } from './session-store.ts'
import { selectClaimants, updatePasswordHash } from './store.ts'

/** Makes a one-time link with which an account sets its password; older ones stop working. Answers its address. */
export const issuePasswordLink = (ctx: Ctx, accountId: string): Promise<string> =>
  inTransaction(ctx, async (tx) => {
    const token = newSecret()
    await voidPasswordLinks(tx.db, accountId, tx.now)
    await insertPasswordLink(tx.db, {
      tokenHash: hashOf(token),
      accountId,
      createdAt: tx.now,
      expiresAt: later(tx.now, passwordLinkMinutes * 60_000),
    })
    return `${tx.config.publicUrl}/reset-password?token=${token}`
  })

/** For the outbox: whether the link that a mail carries still sets a password. */
export const passwordLinkWorks = (ctx: Ctx, hash: Buffer): Promise<boolean> => isPasswordLinkOpen(ctx.db, hash, ctx.now)

/**
 * A link that came by mail shows who reads it: an address that nobody owns becomes the account's. Whoever registered with
 * it may have been somebody else, so what they set up to sign in with goes.
 */
const proveByMail = async (tx: Ctx, accountId: string, email: string): Promise<void> => {
  const { owner } = await selectClaimants(tx.db, email)
  if (owner) return
  await deleteOtherWaysIn(tx.db, accountId)
  await ownAddress(tx, { accountId, email })
}

/**
 * Sets a password by a one-time link, which is used up; every session of the account ends, and its owner is told. A second
 * factor stays: it is asked for at the next sign-in.
 */
export const resetPassword = async (
  ctx: Visitor,
  { body: { token, password } }: { body: { token: string; password: string } },
): Promise<undefined> => {
  const passwordHash = await hashPassword(password, ctx.config.passwordCost)
  await inTransaction(ctx, async (tx) => {
    const accountId = await claimPasswordLink(tx.db, hashOf(token), tx.now)
    tx.concerned.accountId = accountId ?? null
    if (!accountId)
      throw new Refusal(409, 'LINK_USED', 'This link has expired or has already been used. Please request a new one.')
    await updatePasswordHash(tx.db, accountId, passwordHash)
    await endAllSessions(tx.db, accountId, tx.now)
    await recordChange(tx, {
      subject: 'account',
      subjectId: accountId,
      buildingId: null,
      action: 'password set',
      actor: 'one-time link',
    })
    const { email, firstName, verified } = await selectStanding(tx.db, accountId)
    if (!verified) await proveByMail(tx, accountId, email)
    await tellOfNewPassword(tx, { email, firstName })
    await forgetFailures(tx, { of: email, from: ctx.address })
    await knowThisDeviceOnly(tx, accountId)
    tx.afterCommit(() => tx.events.publish(standingEnded(accountId)))
  })
  return undefined
}
