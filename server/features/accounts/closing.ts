import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { standingEnded } from '../../platform/events.ts'
import { recordChange } from '../audit/audit.ts'
import { deleteOtherWaysIn, disableAccount, enableAccount } from './owner-store.ts'
import { endAllSessions } from './session-store.ts'

const byOperator = { subject: 'account', buildingId: null, actor: 'operator' } as const

/**
 * Closes an account for the operator: it is signed out everywhere and nothing signs it in again, while its records keep its
 * name.
 */
export const closeAccount = (ctx: Ctx, accountId: string, reason: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await disableAccount(tx.db, accountId, tx.now)
    await deleteOtherWaysIn(tx.db, accountId)
    await endAllSessions(tx.db, accountId, tx.now)
    await recordChange(tx, { ...byOperator, subjectId: accountId, action: 'ended', reason })
    tx.afterCommit(() => tx.events.publish(standingEnded(accountId)))
  })

/** Reopens a closed account for the operator; its owner sets a new password by a link. */
export const reopenAccount = (ctx: Ctx, accountId: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await enableAccount(tx.db, accountId)
    await recordChange(tx, { ...byOperator, subjectId: accountId, action: 'reopened' })
  })
