/** Whether a month may be locked as far as fees go: why they weren't all charged. */
import { plusMonths } from '../../../../law/law.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { lockedThroughOf } from '../../ledger/ledger.ts'
import { monthsBetween, scheduleIn } from '../fees/rules.ts'
import { selectCharged, selectSchedules, selectShares, totalOf } from '../fees/store.ts'
import { firstCharged, firstOfMonth, missingWords } from './rules.ts'
import { selectOwned } from './store.ts'

/**
 * Says in a sentence why the fees of a month, or of an earlier one that is still open, weren't charged to every unit; null
 * where they were, or where no fees applied. To be asked before the month is locked.
 */
export const feesMissing = async ({ db, building }: InBuilding, month: LocalDate): Promise<string | null> => {
  const asked = firstOfMonth(month)
  const schedules = await selectSchedules(db, building._id)
  const first = firstCharged(schedules)
  if (first === null || first > asked) return null
  const lockedThrough = await lockedThroughOf(db, building._id)
  const ids = schedules.map(({ _id }) => _id)
  const shares = Map.groupBy(await selectShares(db, building._id, ids), ({ scheduleId }) => scheduleId)
  const charged = new Set((await selectCharged(db, building._id)).map((fee) => `${fee.month} ${fee.unitId}`))
  const owned = await selectOwned(db, building._id)
  for (const one of monthsBetween(first, plusMonths(asked, 1))) {
    if (one !== asked && lockedThrough !== null && one <= lockedThrough) continue
    const paying = (shares.get(scheduleIn(schedules, one)!._id) ?? []).filter((share) => totalOf(share) > 0)
    const uncharged = paying.filter(({ unit }) => !charged.has(`${one} ${unit._id}`))
    const words = missingWords(one, {
      paying: paying.length,
      uncharged: uncharged.map(({ unit }) => ({ unitNumber: unit.unitNumber, hasOwner: owned.has(unit._id) })),
    })
    if (words !== null) return words
  }
  return null
}
