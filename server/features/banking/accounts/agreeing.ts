/** Whether bank accounts agree with the books at the end of a month, before it is locked. */
import { addDays, endOfDay, type LocalDate } from '../../../../contract/time.ts'
import { plusMonths } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'
import { bankOpenWords } from './rules.ts'
import { selectAtEnd } from './store.ts'

/**
 * Says why bank accounts don't agree with the books at the end of a month: transactions that aren't posted, files that end
 * before it does, or a balance that differs; null where all agree. An account whose files begin after the month doesn't block it.
 */
export const bankOpen = async (ctx: InBuilding, month: LocalDate): Promise<string | null> => {
  const { db, building } = ctx
  const firstDay = `${month.slice(0, 7)}-01`
  const lastDay = addDays(plusMonths(firstDay, 1), -1)
  const accounts = await selectAtEnd(db, building._id, {
    ...{ firstDay, lastDay },
    endsAt: endOfDay(lastDay, building.timeZone),
  })
  return accounts.flatMap((account) => bankOpenWords(account, lastDay) ?? []).join(' ') || null
}
