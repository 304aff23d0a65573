import { createHash, randomBytes } from 'node:crypto'
import { passwordLinkMinutes } from '../../../contract/limits.ts'
import { later } from '../../../contract/time.ts'
import type { Ctx, Visitor } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/errors.ts'
import { standingEnded } from '../../platform/events.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { recordChange } from '../audit/audit.ts'
import { claimLink, endAllSessions, insertLink, updatePasswordHash, voidLinks } from './store.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Makes a one-time link with which an account sets its password; older ones stop working. Answers its address. */
export const issuePasswordLink = (ctx: Ctx, accountId: string): Promise<string> =>
  inTransaction(ctx, async (tx) => {
    const token = randomBytes(32).toString('base64url')
    await voidLinks(tx.db, accountId, tx.now)
    await insertLink(tx.db, {
      tokenHash: hashOf(token),
      accountId,
      createdAt: tx.now,
      expiresAt: later(tx.now, passwordLinkMinutes * 60_000),
    })
    return `${tx.config.publicUrl}/reset-password?token=${token}`
  })

/** Sets a password by a one-time link, which is used up; every session of the account ends. */
export const resetPassword = async (
  ctx: Visitor,
  { body: { token, password } }: { body: { token: string; password: string } },
): Promise<undefined> => {
  const passwordHash = await hashPassword(password)
  await inTransaction(ctx, async (tx) => {
    const accountId = await claimLink(tx.db, hashOf(token), tx.now)
    if (!accountId) throw new Refusal(409, 'LINK_USED', 'This link has expired or was used already. Ask for a new one.')
    await updatePasswordHash(tx.db, accountId, passwordHash)
    await endAllSessions(tx.db, accountId, tx.now)
    await recordChange(tx, {
      subject: 'account',
      subjectId: accountId,
      buildingId: null,
      action: 'password set',
      actor: 'one-time link',
    })
    tx.afterCommit(() => tx.events.publish(standingEnded(accountId)))
  })
  return undefined
}
