/** Whether bank accounts agree with the books through a month, before it is locked. */
import { addDays, type LocalDate } from '../../../../contract/time.ts'
import { plusMonths } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'
import { bankOpenWords } from './rules.ts'
import { selectThrough } from './store.ts'

/**
 * Says why bank accounts don't agree with the books through a month: transactions that aren't posted, files that end before
 * it does, or a balance that differs; null where all agree. An account whose files begin after the month keeps none open.
 */
export const bankOpen = async (ctx: InBuilding, month: LocalDate): Promise<string | null> => {
  const lastDay = addDays(plusMonths(`${month.slice(0, 7)}-01`, 1), -1)
  const accounts = await selectThrough(ctx.db, ctx.building._id, lastDay)
  return accounts.flatMap((account) => bankOpenWords(account, lastDay)).join(' ') || null
}
