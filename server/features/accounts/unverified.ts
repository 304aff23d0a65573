import { accountsForgottenPerRunMost, unverifiedKeptMs } from '../../../contract/limits.ts'
import { later } from '../../../contract/time.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction, isReferred } from '../../db/transaction.ts'
import { recordChange } from '../audit/audit.ts'
import { deleteAccount, selectUnverified } from './owner-store.ts'

/** Deletes accounts whose address was never confirmed, once they are old; one to which anything refers stays. */
export const forgetUnverified = async (ctx: Ctx): Promise<void> => {
  const before = later(ctx.now, -unverifiedKeptMs)
  for (const accountId of await selectUnverified(ctx.db, before, accountsForgottenPerRunMost)) {
    try {
      await inTransaction(ctx, async (tx) => {
        await deleteAccount(tx.db, accountId)
        const change = { subject: 'account', subjectId: accountId, buildingId: null, action: 'deleted' } as const
        await recordChange(tx, { ...change, actor: 'accounts.forgetUnverified', reason: 'address never confirmed' })
      })
    } catch (error) {
      if (!isReferred(error)) throw error
    }
  }
}
