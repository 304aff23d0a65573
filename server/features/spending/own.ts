/** The financial statements of finished years, for owners (BC: Strata Property Act, s. 35 and 36). */
import { fiscalYearName } from '../../../contract/budget/budget-words.ts'
import type { Download } from '../../../contract/route.ts'
import type { FinishedYear, OwnStatementQuery } from '../../../contract/spending/report.ts'
import type { Member } from '../../context.ts'
import { Conflict } from '../../http/errors.ts'
import { unitsOwned } from '../budget/budget.ts'
import { fiscalYearEndOf } from '../buildings/buildings.ts'
import { booksOf } from '../ledger/ledger.ts'
import { reportYear, todayIn } from './reading.ts'
import { finishedYears, fiscalYearOf, yearsOf } from './rules.ts'
import { statementFile } from './statement/file.ts'

/** Lists the fiscal years whose statement owners may have, the latest first; none for anyone who owns no unit today. */
export const listOwnYears = async (ctx: Member): Promise<FinishedYear[]> => {
  if ((await unitsOwned(ctx)).size === 0) return []
  const today = todayIn(ctx)
  const { firstDay, lockedThrough } = await booksOf(ctx.db, ctx.building._id)
  const years = yearsOf(firstDay, today, await fiscalYearEndOf(ctx.db, ctx.building._id))
  return finishedYears(years, { today, lockedThrough })
}

/**
 * Makes the financial statement of a finished fiscal year as a PDF. 409 for anyone who owns no unit today, and while the year isn't
 * over or its last month isn't locked.
 */
export const downloadOwnStatement = async (ctx: Member, { query }: { query: OwnStatementQuery }): Promise<Download> => {
  const { startsOn } = fiscalYearOf(query.year, await fiscalYearEndOf(ctx.db, ctx.building._id))
  if (!(await listOwnYears(ctx)).some((year) => year.startsOn === startsOn))
    throw Conflict(
      `The financial statement for fiscal year ${fiscalYearName(startsOn)} isn’t available. Statements are available once the fiscal year is over and its months are locked.`,
    )
  return statementFile(ctx, await reportYear(ctx, { query }))
}
