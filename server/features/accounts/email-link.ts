/** One-time links by which somebody shows that they read the mail of an address (decision 0010). */
import { emailLinkHours } from '../../../contract/limits.ts'
import { later } from '../../../contract/time.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict } from '../../http/errors.ts'
import { standingEnded } from '../../platform/events.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { recordChange } from '../audit/audit.ts'
import { insertEmailLink, selectEmailLink, voidEmailLinks } from './email-link-store.ts'
import { disableOtherClaimants, updateOwner } from './owner-store.ts'
import { endAllSessions } from './session-store.ts'

/**
 * Makes a link that proves an address for an account: the one it has, or the one it is to have. Its older links end.
 * Answers the path for the mail; whoever opens it and confirms owns the address.
 */
export const issueEmailLink = (ctx: Ctx, { accountId, email }: { accountId: string; email: string }): Promise<string> =>
  inTransaction(ctx, async (tx) => {
    const token = newSecret()
    await voidEmailLinks(tx.db, accountId, tx.now)
    await insertEmailLink(tx.db, {
      tokenHash: hashOf(token),
      accountId,
      email,
      createdAt: tx.now,
      expiresAt: later(tx.now, emailLinkHours * 3_600_000),
    })
    return `/verify-email?token=${token}`
  })

/** For the outbox: whether the link that a mail carries still confirms an address. */
export const addressLinkWorks = async (ctx: Ctx, hash: Buffer): Promise<boolean> => {
  const link = await selectEmailLink(ctx.db, hash)
  return link !== null && !link.used && link.expiresAt > ctx.now && !link.account.disabled
}

const byLink = { subject: 'account', buildingId: null, actor: 'one-time link' } as const

/**
 * Makes an account the owner of an address, which its own history has yet to say; others who claimed it end. 409 where the
 * address has got another owner meanwhile.
 */
export const giveAddress = async (
  tx: Ctx,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> => {
  try {
    await updateOwner(tx.db, accountId, email, tx.now)
  } catch (error) {
    if (violates(error, 'accounts_email')) throw Conflict('This address now belongs to another account.')
    throw error
  }
  await endOtherClaimants(tx, { accountId, email })
}

/** Makes an account the owner of an address whose mail its person has read. */
export const ownAddress = async (tx: Ctx, owner: { accountId: string; email: string }): Promise<void> => {
  await giveAddress(tx, owner)
  await recordChange(tx, { ...byLink, subjectId: owner.accountId, action: 'address confirmed' })
}

/** Ends the accounts that merely said that an address is theirs, now that one of them owns it. */
export const endOtherClaimants = async (
  tx: Ctx,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> => {
  for (const other of await disableOtherClaimants(tx.db, accountId, email, tx.now)) {
    await endAllSessions(tx.db, other, tx.now)
    await recordChange(tx, {
      ...byLink,
      subjectId: other,
      action: 'ended',
      reason: 'its address belongs to another account',
    })
    tx.afterCommit(() => tx.events.publish(standingEnded(other)))
  }
}

export const proveAddressJob = 'accounts.proveAddress'

/**
 * Sends an account the mail by which it proves its address. It is written by a job, after the answer, because what it says
 * depends on whether somebody owns that address.
 */
export const proveAddress = (ctx: Ctx, accountId: string): Promise<void> =>
  ctx.jobs.enqueue(ctx, proveAddressJob, { accountId })
