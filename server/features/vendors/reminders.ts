/** Reminders of papers and contracts of vendors that end: a month and a week before, and on the day itself. */
import { vendorKind } from '../../../contract/vendors/vendor-kind.ts'
import { vendorReminderDays } from '../../../contract/limits/vendors.ts'
import { addDays, formatDate } from '../../../contract/time.ts'
import { workersCompensationFor, type Jurisdiction } from '../../../law/law.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { WordRows } from '../../offers.ts'
import { keepersOf, keepsArea } from '../buildings/buildings.ts'
import { inTheMorning, remind, reminderDue } from '../notifications/notifications.ts'
import { todayIn } from './reading.ts'
import { insertReminder, selectEnding, selectExpecting, selectReminded, type Ending } from './reminders-store.ts'

export const remindJob = 'vendors.remindOfEnds'

const pageOf = ({ vendorId }: Pick<Ending, 'vendorId'>): string => vendorKind.page(vendorId)

const wordsOf = ({ name, about, endsOn }: Ending, jurisdiction: Jurisdiction): { title: string; text: string } => {
  const day = formatDate(endsOn)
  if (about === 'contract')
    return {
      title: `${name}: last day to give notice on the contract is ${day}`,
      text: 'Decide whether to renew before then.',
    }
  const { clearanceWithin } = workersCompensationFor(jurisdiction)
  return {
    title: `${name}: ${about === 'insurance' ? 'liability insurance' : clearanceWithin} expires on ${day}`,
    text: 'Request the new document and enter its expiry date.',
  }
}

const remindOf = (ctx: InBuilding, ending: Ending, days: number): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const _id = newId(Date.parse(tx.now))
    if (!(await insertReminder(tx.db, tx.building._id, { ...ending, _id, days, at: tx.now }))) return
    await remind(tx, {
      kind: 'vendor.ending',
      subjectId: _id,
      to: await keepersOf(tx, 'tickets'),
      ...wordsOf(ending, tx.building.jurisdiction),
      link: { label: 'View vendor', path: pageOf(ending) },
    })
  })

/** Reminds in one building. */
export const remindIn = async (ctx: InBuilding): Promise<void> => {
  const today = todayIn(ctx)
  const until = addDays(today, Math.max(...vendorReminderDays))
  for (const ending of await selectEnding(ctx.db, ctx.building._id, today, until)) {
    const days = reminderDue(ending.endsOn, today, vendorReminderDays)
    if (days !== null) await remindOf(ctx, ending, days)
  }
}

/** Reminds, from each building's morning on, of what ends in 30 or 7 days or today, once for each. */
export const remindOfEnds = async (ctx: Ctx): Promise<void> =>
  inTheMorning(ctx, await selectExpecting(ctx.db, ctx.now.slice(0, 10)), remindIn)

/** Words reminders for whoever manages vendors still, while the day still counts. */
export const wordReminders: WordRows = async (ctx, buildingId, ids) => {
  if (!ctx.current || !(await keepsArea(ctx, 'tickets'))) return new Map()
  const { jurisdiction } = ctx.current
  const found = await selectReminded(ctx.db, buildingId, ids)
  return new Map(found.map((one) => [one.reminderId, { ...wordsOf(one, jurisdiction), link: pageOf(one) }]))
}
