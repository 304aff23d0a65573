/** Whether a month may be locked as far as special levies go: why their instalments weren't all charged. */
import { addDays, type LocalDate } from '../../../../contract/time.ts'
import { plusMonths } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'
import { selectOwnerless } from '../shares/store.ts'
import { isApproved, selectThose } from '../store.ts'
import { dueOf } from './charging.ts'
import { missingWords } from './rules.ts'
import { selectDueLevies } from './store.ts'

/**
 * Says in a sentence why instalments due by the end of a month weren't charged to units that have owners; null where they
 * were. A unit without an owner keeps no month open: it is charged once it has one, on an open day.
 */
export const leviesMissing = async (ctx: InBuilding, month: LocalDate): Promise<string | null> => {
  const { db, building } = ctx
  const lastDay = addDays(plusMonths(`${month.slice(0, 7)}-01`, 1), -1)
  const ids = await selectDueLevies(db, building._id, lastDay)
  for (const levy of (await selectThose(db, building._id, ids)).filter(isApproved)) {
    const due = await dueOf(ctx, levy, lastDay)
    const unitIds = [...new Set(due.map(({ unit }) => unit._id))]
    const ownerless = await selectOwnerless(db, building._id, unitIds)
    const words = missingWords(
      levy.name,
      due.filter(({ unit }) => !ownerless.has(unit._id)),
    )
    if (words !== null) return words
  }
  return null
}
