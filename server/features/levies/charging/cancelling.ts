/** Ending the instalments of a levy that are still to come, by a decision: no one is charged them. */
import type { LevyCancelling } from '../../../../contract/levies/levy.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { Conflict, InvalidField } from '../../../http/errors.ts'
import { tellOwners } from '../messages.ts'
import { noteMoney } from '../record.ts'
import { cancellingRefusal } from '../rules.ts'
import { countChange, type ApprovedLevy } from '../store.ts'
import { todayIn } from '../today.ts'
import { dueOf } from './charging.ts'
import { insertCancellations } from './store.ts'

/**
 * Cancels what of a levy, which the caller holds, is still to come; what was charged stays. 409 where it isn't what was seen,
 * 400 for a decision of a later day, or of a day before the levy was approved.
 */
export const cancelInstalments = async (
  tx: InBuilding,
  levy: ApprovedLevy,
  { cents, decidedOn, decision }: LevyCancelling,
): Promise<void> => {
  if (decidedOn > todayIn(tx)) throw InvalidField('cancelling.decidedOn', 'This date is in the future')
  if (decidedOn < levy.approvedOn)
    throw InvalidField('cancelling.decidedOn', `The levy was approved later, on ${formatDate(levy.approvedOn)}`)
  const left = await dueOf(tx, levy, levy.dueDays.at(-1)!)
  const leftCents = left.reduce((sum, one) => sum + one.cents, 0)
  const refusal = cancellingRefusal(cents, leftCents)
  if (refusal !== null) throw Conflict(refusal)
  const kept = left.map(({ nth, unit }) => ({ nth, unitId: unit._id }))
  await insertCancellations(tx.db, tx.building._id, levy._id, { left: kept, at: tx.now })
  await countChange(tx.db, tx.building._id, levy._id)
  const units = new Set(kept.map(({ unitId }) => unitId)).size
  await tellOwners(tx, 'levies.cancelled', levy)
  await noteMoney(tx, 'instalments cancelled', levy._id, { cents, units, decidedOn, decision })
}
