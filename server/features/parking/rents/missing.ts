/** Whether a month may be locked as far as stall rents go: why they weren't all charged. */
import type { LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { holdingsOn } from '../../ledger/ledger.ts'
import { monthsDueIn } from './charging.ts'
import { missingWords } from './rules.ts'
import { selectUncharged } from './store.ts'

/**
 * Says in a sentence why the rents of a month, or of an earlier one that is still open, weren't charged to units that have
 * owners; null where they were, and where parking is off, as nothing is charged then.
 */
export const rentsMissing = async (ctx: InBuilding, month: LocalDate): Promise<string | null> => {
  if (!ctx.building.features.parking) return null
  const months = (await monthsDueIn(ctx)).filter((one) => one <= month)
  for (const one of await selectUncharged(ctx.db, ctx.building._id, months))
    if ((await holdingsOn(ctx, one.month)).has(one.unitId)) return missingWords(one, one.month)
  return null
}
