/** What the monthly fees ask of who keeps the books today: units that this month's run left out. */
import { keepsBooks } from '../../../../contract/role-rights.ts'
import { formatMonth } from '../../../../contract/time.ts'
import { plusMonths } from '../../../../law/law.ts'
import type { AgendaOf } from '../../../offers.ts'
import { scheduleIn } from '../fees/rules.ts'
import { selectSchedules } from '../fees/store.ts'
import { firstOfMonth, leftOutWords } from './rules.ts'
import { selectPastRuns, selectWithoutShare } from './store.ts'

const list = '/fees/runs'

/**
 * Units without an owner that this month's run left out, and those that no approved budget charges yet; nothing for those who
 * don't keep the books.
 */
export const runsToday: AgendaOf = async (ctx, today) => {
  if (!keepsBooks(ctx)) return null
  const { db, building } = ctx
  const month = firstOfMonth(today)
  const run = (await selectPastRuns(db, building._id)).find((one) => one.month === month)
  const next = run && scheduleIn(await selectSchedules(db, building._id), plusMonths(month, 1))
  const noShare = next ? (await selectWithoutShare(db, building._id, next._id)).length : 0
  const words = leftOutWords({ noOwner: run?.leftOut ?? 0, noShare })
  const entries = words
    ? [
        {
          ...{ key: `fees:${month}`, kind: 'fees' as const, dueOn: null, to: list },
          title: `${formatMonth(month)} fees: ${words.units}`,
          detail: words.why,
        },
      ]
    : []
  return { entries, found: entries.length, noun: 'task about monthly fees', list, figures: [] }
}
