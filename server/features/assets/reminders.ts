/** Reminders of warranties that end: three times before, and on the day itself. */
import { assetKind } from '../../../contract/assets/asset-kind.ts'
import { warrantyReminderDays } from '../../../contract/limits/assets.ts'
import { sentence } from '../../../contract/text.ts'
import { addDays, formatDate } from '../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { WordRows } from '../../offers.ts'
import { keepersOf, keepsArea } from '../buildings/buildings.ts'
import { inTheMorning, remind, reminderDue } from '../notifications/notifications.ts'
import { todayIn } from './reading.ts'
import { insertReminder, selectEnding, selectReminded, selectWarranting, type Ending } from './reminders-store.ts'

export const remindJob = 'assets.remindOfWarranties'

const pageOf = ({ assetId }: Pick<Ending, 'assetId'>): string => assetKind.page(assetId)

const wordsOf = ({ name, warrantyBy, endsOn }: Ending): { title: string; text: string } => ({
  title: `${name}: warranty ends on ${formatDate(endsOn)}`,
  text: `${warrantyBy && `${sentence(`Provider: ${warrantyBy}`)} `}Schedule an inspection so that you can make any claims in time.`,
})

const remindOf = (ctx: InBuilding, ending: Ending, days: number): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const _id = newId(Date.parse(tx.now))
    if (!(await insertReminder(tx.db, tx.building._id, { ...ending, _id, days, at: tx.now }))) return
    await remind(tx, {
      kind: 'asset.warranty',
      subjectId: _id,
      to: await keepersOf(tx, 'tickets'),
      ...wordsOf(ending),
      link: { label: 'View asset', path: pageOf(ending) },
    })
  })

/** Reminds in one building, where it uses maintenance. */
export const remindIn = async (ctx: InBuilding): Promise<void> => {
  if (!ctx.building.features.maintenanceTickets) return
  const today = todayIn(ctx)
  const until = addDays(today, Math.max(...warrantyReminderDays))
  for (const ending of await selectEnding(ctx.db, ctx.building._id, today, until)) {
    const days = reminderDue(ending.endsOn, today, warrantyReminderDays)
    if (days !== null) await remindOf(ctx, ending, days)
  }
}

/** Reminds, from each building's morning on, of warranties that end in 90, 30 or 7 days or today, once for each. */
export const remindOfWarranties = async (ctx: Ctx): Promise<void> =>
  inTheMorning(ctx, await selectWarranting(ctx.db, ctx.now.slice(0, 10)), remindIn)

/** Words reminders for whoever manages assets still, while the day still counts. */
export const wordWarranties: WordRows = async (ctx, buildingId, ids) => {
  if (!ctx.current?.features.maintenanceTickets || !(await keepsArea(ctx, 'tickets'))) return new Map()
  const found = await selectReminded(ctx.db, buildingId, ids)
  return new Map(found.map((one) => [one.reminderId, { ...wordsOf(one), link: pageOf(one) }]))
}
