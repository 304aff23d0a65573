/** Reminders of requests that are due: to those who handle them, three days and a day before, and once they are late. */
import { requestNumber } from '../../../../contract/forms/request-words.ts'
import { dueReminderDays } from '../../../../contract/limits/records.ts'
import { canManageBuilding, managingRoles } from '../../../../contract/role-rights.ts'
import { addDays, formatDate, type LocalDate } from '../../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { WordRows } from '../../../offers.ts'
import { mailedMembersOf } from '../../buildings/buildings.ts'
import { inTheMorning, remind } from '../../notifications/notifications.ts'
import { pageOf } from './messages.ts'
import { todayIn } from './reading.ts'
import { insertReminder, selectDue, selectExpecting, selectReminded, type DueRequest } from './reminders-store.ts'
import { dueReminder } from './rules.ts'

export const remindJob = 'forms.remindOfRecords'

const wordsOf = ({ asker, dueOn, ...request }: DueRequest, days: number) => ({
  title:
    days < 0
      ? `${requestNumber(request)} is overdue: records were due on ${formatDate(dueOn)}`
      : `${requestNumber(request)}: records are due on ${formatDate(dueOn)}`,
  text: `${asker} is waiting for them.`,
})

const remindOf = (ctx: InBuilding, due: DueRequest, days: number): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const _id = newId(Date.parse(tx.now))
    const { _id: requestId, dueOn } = due
    if (!(await insertReminder(tx.db, tx.building._id, { _id, requestId, dueOn, days, at: tx.now }))) return
    await remind(tx, {
      kind: 'records.due',
      subjectId: _id,
      to: await mailedMembersOf(tx.db, tx.building._id, managingRoles, tx.now),
      ...wordsOf(due, days),
      link: { label: 'View request', path: pageOf(due) },
    })
  })

/** Reminds in one building. */
const remindIn = async (ctx: InBuilding): Promise<void> => {
  const today: LocalDate = todayIn(ctx)
  for (const due of await selectDue(ctx.db, ctx.building._id, addDays(today, Math.max(...dueReminderDays)))) {
    const days = dueReminder(due.dueOn, today)
    if (days !== null) await remindOf(ctx, due, days)
  }
}

/** Reminds, from each building's morning on, of requests that are due soon or late, once for each. */
export const remindOfRecords = async (ctx: Ctx): Promise<void> =>
  inTheMorning(ctx, await selectExpecting(ctx.db, ctx.now.slice(0, 10)), remindIn)

/** Words reminders for those who handle requests, while the day still counts. */
export const wordReminders: WordRows = async (ctx, buildingId, ids) => {
  if (ctx.currentRole === null || !canManageBuilding(ctx.currentRole)) return new Map()
  const found = await selectReminded(ctx.db, buildingId, ids)
  return new Map(found.map((one) => [one.reminderId, { ...wordsOf(one, one.days), link: pageOf(one) }]))
}
