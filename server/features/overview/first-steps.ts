/** The first steps of somebody who has just joined: shown for a while, until all are done or not wanted. */
import type { FirstSteps } from '../../../contract/overview.ts'
import type { Member } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordChange } from '../audit/audit.ts'
import { hideRow } from './first-steps-store.ts'

/** Nothing where nothing is left to do. */
export const stepsLeft = (steps: FirstSteps | null): FirstSteps | null =>
  steps && Object.values(steps).every(Boolean) ? null : steps

/** Shows the caller no first steps any more, in whichever building; asked twice, it stands once. */
export const hideFirstSteps = (ctx: Member): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    const accountId = tx.account._id
    if (!(await hideRow(tx.db, accountId, tx.now))) return undefined
    await recordChange(tx, {
      subject: 'account',
      subjectId: accountId,
      buildingId: null,
      action: 'first steps hidden',
    })
    return undefined
  })
