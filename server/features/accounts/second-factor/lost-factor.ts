import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { standingEnded } from '../../../platform/events.ts'
import { recordChange } from '../../audit/audit.ts'
import { deleteSecondFactor } from '../owner-store.ts'
import { lockAccount } from '../profile-store.ts'
import { tellOwner } from './messages.ts'
import { selectSecondFactors } from './store.ts'
import { endAllSessions } from '../session-store.ts'

/**
 * Takes an account's second factor away whose owner has lost all of it, for an operator who knows that it is they. The
 * account is signed out everywhere and its owner told. Answers whether there was one.
 */
export const removeSecondFactor = (ctx: Ctx, accountId: string): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const owner = await lockAccount(tx.db, accountId)
    if ((await selectSecondFactors(tx.db, accountId)).length === 0) return false
    await deleteSecondFactor(tx.db, accountId)
    await endAllSessions(tx.db, accountId, tx.now)
    const change = { subject: 'account', subjectId: accountId, buildingId: null } as const
    await recordChange(tx, { ...change, action: 'second factor removed', actor: 'operator' })
    await tellOwner(tx, owner, 'removed')
    tx.afterCommit(() => tx.events.publish(standingEnded(accountId)))
    return true
  })
