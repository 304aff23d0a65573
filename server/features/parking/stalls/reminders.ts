/** Reminders of terms that end: a month before, to those who manage parking and to the unit. */
import type { Ctx, InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { inTheMorning } from '../../notifications/notifications.ts'
import { tellKeepers, tellUnit } from './messages.ts'
import { at } from './reading.ts'
import { insertReminder, selectEndingTerms, selectExpecting } from './reminders-store.ts'

export const remindTermsJob = 'parking.remindOfTerms'

/** Reminds in one building, once of each last day. */
export const remindTermsIn = async (ctx: InBuilding): Promise<void> => {
  for (const term of await selectEndingTerms(ctx.db, ctx.building._id, at(ctx).today))
    await inTransaction(ctx, async (tx) => {
      if (!(await insertReminder(tx.db, tx.building._id, { ...term, at: tx.now }))) return
      await tellKeepers(tx, 'termEnds', term)
      await tellUnit(tx, 'termEnds', term)
    })
}

/** Reminds, from each building's morning on, of terms that end within 30 days. */
export const remindOfTerms = async (ctx: Ctx): Promise<void> =>
  inTheMorning(ctx, await selectExpecting(ctx.db, ctx.now.slice(0, 10)), remindTermsIn)
