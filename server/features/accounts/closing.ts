import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { standingEnded } from '../../platform/events.ts'
import { recordChange } from '../audit/audit.ts'
import { deleteOtherWaysIn, disableAccount } from './owner-store.ts'
import { endAllSessions } from './session-store.ts'

/**
 * Closes an account for the operator: it is signed out everywhere and nothing signs it in again, while its records keep its
 * name.
 */
export const closeAccount = (ctx: Ctx, accountId: string, reason: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await disableAccount(tx.db, accountId, tx.now)
    await deleteOtherWaysIn(tx.db, accountId)
    await endAllSessions(tx.db, accountId, tx.now)
    const change = { subject: 'account', subjectId: accountId, buildingId: null } as const
    await recordChange(tx, { ...change, action: 'ended', reason, actor: 'operator' })
    tx.afterCommit(() => tx.events.publish(standingEnded(accountId)))
  })
