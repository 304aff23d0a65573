/** What the monthly fees ask of who keeps the books today: units that this month's run left out. */
import { keepsBooks } from '../../../../contract/role-rights.ts'
import { formatMonth } from '../../../../contract/time.ts'
import type { AgendaOf } from '../../../offers.ts'
import { scheduleIn } from '../fees/rules.ts'
import { selectSchedules } from '../fees/store.ts'
import { firstOfMonth, leftOutWords } from './rules.ts'
import { selectPastRuns, selectWithoutShare } from './store.ts'

const list = '/fees/runs'

/** Units without an owner, or that came after the budget, where they aren't charged this month; nothing for who doesn't keep the books. */
export const runsToday: AgendaOf = async (ctx, today) => {
  if (!keepsBooks(ctx)) return null
  const { db, building } = ctx
  const month = firstOfMonth(today)
  const run = (await selectPastRuns(db, building._id)).find((one) => one.month === month)
  const schedule = run && scheduleIn(await selectSchedules(db, building._id), month)
  const noShare = schedule ? (await selectWithoutShare(db, building._id, schedule._id)).length : 0
  const words = leftOutWords({ noOwner: run?.leftOut ?? 0, noShare })
  const entry = {
    ...{ key: `fees:${month}`, kind: 'fees' as const, dueOn: null, to: list },
    title: `Fees of ${formatMonth(month)}: ${words?.units}`,
    detail: words?.why ?? '',
  }
  return { entries: words ? [entry] : [], found: words ? 1 : 0, noun: 'task about monthly fees', list, figures: [] }
}
