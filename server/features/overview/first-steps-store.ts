import { firstStepsShownMs } from '../../../contract/limits.ts'
import type { Instant } from '../../../contract/time.ts'
import type { Database } from '../../db/connection.ts'
import type { Asked } from '../../offers.ts'
import { accountSteps } from '../accounts/accounts.ts'
import { belongsSince } from '../buildings/buildings.ts'
import { hasChosenMessages } from '../notifications/notifications.ts'

/** The caller's first steps as JSON; null for somebody who joined a while ago, or wants them no more. */
export const firstStepsIn = (by: Asked): string => `
  (case when ${belongsSince(by, `${by.now} - interval '${firstStepsShownMs / 1000} seconds'`)}
      and not exists (select from hidden_first_steps where account_id = ${by.account})
    then ${accountSteps(by.account)} || jsonb_build_object('messages', ${hasChosenMessages(by)}) end)`

/** Answers whether they were shown until now. */
export const hideRow = async (db: Database, accountId: string, now: Instant): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hidden_first_steps')
    .values({ account_id: accountId, hidden_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}
