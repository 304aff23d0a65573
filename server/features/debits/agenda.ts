/** What debits ask of who keeps the books today: a file to make for the bank, and files to enter in the books. */
import { debitsDueDays } from '../../../contract/limits/debits.ts'
import { formatMoney } from '../../../contract/money.ts'
import { keepsBooks } from '../../../contract/role-rights.ts'
import { counted } from '../../../contract/text.ts'
import { daysBetween, formatDate, type LocalDate } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import type { AgendaOf } from '../../offers.ts'
import { selectRunning } from './agreements-store.ts'
import { nextDay } from './preparing.ts'
import { selectToEnter } from './runs-store.ts'
import { selectSettings } from './settings-store.ts'

const list = '/fees/debits'

/** The next debits, where agreements run. */
const toMake = async (ctx: InBuilding, today: LocalDate) => {
  const { db, building } = ctx
  const settings = await selectSettings(db, building._id)
  if (settings === null || settings.letterOn === null) return []
  const on = await nextDay(ctx)
  if (daysBetween(today, on) > debitsDueDays) return []
  const running = (await selectRunning(db, building._id, today)).filter(({ startsOn }) => startsOn <= on)
  if (running.length === 0) return []
  return [
    {
      ...{ key: `debits:${on}`, kind: 'fees' as const, dueOn: on, to: list },
      title: `Debits of ${formatDate(on)} to prepare`,
      detail: `${counted(running.length, 'agreement')}, no file for the bank yet`,
    },
  ]
}

/** Files to make and to enter; nothing for who doesn't keep the books. */
export const debitsToday: AgendaOf = async (ctx, today) => {
  if (!keepsBooks(ctx)) return null
  const made = (await selectToEnter(ctx.db, ctx.building._id, today)).map(({ _id, on, count, cents }) => ({
    ...{ key: `debits:${_id}`, kind: 'fees' as const, dueOn: on, to: `${list}/${_id}` },
    title: `Debits of ${formatDate(on)} to enter in the books`,
    detail: `${counted(count, 'debit')}, ${formatMoney(cents)}`,
  }))
  const entries = [...made, ...(await toMake(ctx, today))]
  return { entries, found: entries.length, noun: 'task about debits', list, figures: [] }
}
