/** Reminders of overdue fees: on the days that are set, once each, and none once it is paid. */
import type { ReminderSettings } from '../../../../contract/collections/bodies.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { requireVersion } from '../../../http/errors.ts'
import type { Wording, WordRows } from '../../../offers.ts'
import { recordChange } from '../../audit/audit.ts'
import { lockBuilding, mailedAccountsOf, wakeRoles } from '../../buildings/buildings.ts'
import { accountsOfHoldings, holdHoldings, requireReader } from '../../ledger/ledger.ts'
import { inTheMorning, remind } from '../../notifications/notifications.ts'
import { readAccounts, todayIn, type Caller } from '../facts.ts'
import { outside } from '../messages.ts'
import { reminderOf } from './rules.ts'
import {
  insertReminder,
  selectReminding,
  selectSettings,
  selectTold,
  writeSettings,
  type ToldReminder,
} from './store.ts'

export const remindJob = 'collections.remind'

const link = { label: 'View fees', path: '/fees' }

/** Reads when owners are reminded; 403 for who doesn't read the books. */
export const getSettings = async (ctx: Caller): Promise<ReminderSettings> => {
  requireReader(ctx)
  return selectSettings(ctx.db, ctx.building._id)
}

/** Changes when owners are reminded; 409 for a stale version. */
export const setReminders = (ctx: Caller, { body }: { body: ReminderSettings }): Promise<ReminderSettings> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    await lockBuilding(tx.db, buildingId)
    const before = await selectSettings(tx.db, buildingId)
    requireVersion(before, body.version)
    const reminderDays = body.reminderDays.toSorted((one, other) => one - other)
    await writeSettings(tx.db, buildingId, reminderDays)
    await recordChange(tx, {
      ...{ subject: 'collection', subjectId: buildingId, buildingId, action: 'settings' },
      before: { reminderDays: before.reminderDays.join(', ') },
      after: { reminderDays: reminderDays.join(', ') },
    })
    wakeRoles(tx, 'collection')
    return selectSettings(tx.db, buildingId)
  })

const wordsOf = ({ unitNumber, words, dueOn, openCents }: ToldReminder): Pick<Wording, 'title' | 'text'> => ({
  title: `Overdue: ${words}, unit ${unitNumber}`,
  text:
    openCents > 0
      ? `${formatMoney(openCents)} has been due since ${formatDate(dueOn)}. If you have just paid, thank you.`
      : 'It’s paid. Thank you.',
})

/** Sends the reminder of an account that is due, as it stands while no payment can change it. */
const remindOne = (ctx: InBuilding, holdingId: string, reminderDays: readonly number[]): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const [buildingId, today] = [tx.building._id, todayIn(tx)]
    await holdHoldings(tx.db, buildingId, [holdingId])
    const [account] = await readAccounts(tx, [holdingId])
    const due = reminderOf(account!.facts, reminderDays, tx.building.jurisdiction)
    if (!due) return
    const _id = newId(Date.parse(tx.now))
    const noted = { _id, holdingId, itemId: due.charge._id, days: due.days, at: tx.now }
    if (!(await insertReminder(tx.db, buildingId, noted))) return
    const owners = (await accountsOfHoldings(tx.db, buildingId, [holdingId], today)).get(holdingId) ?? []
    const to = await mailedAccountsOf(tx.db, buildingId, owners, tx.now)
    const [told] = await selectTold(tx.db, buildingId, [_id], today)
    await remind(tx, { kind: 'collection.reminder', subjectId: _id, to, ...wordsOf(told!), link })
  })

const remindIn = async (ctx: InBuilding): Promise<void> => {
  const { reminderDays } = await selectSettings(ctx.db, ctx.building._id)
  for (const { _id, facts } of await readAccounts(ctx))
    if (reminderOf(facts, reminderDays, ctx.building.jurisdiction)) await remindOne(ctx, _id, reminderDays)
}

/** Reminds owners of overdue fees where that is set, from each building's morning on, once for each day. */
export const remindOverdue = async (ctx: Ctx): Promise<void> =>
  inTheMorning(ctx, await selectReminding(ctx.db), remindIn)

/** Words reminders for the owners of the account, as it is today. */
export const wordReminders: WordRows = async (ctx, buildingId, ids) => {
  if (!ctx.current) return new Map()
  const told = await selectTold(ctx.db, buildingId, ids, localDateOf(ctx.now, ctx.current.timeZone))
  const own = told.filter(({ accountIds }) => accountIds.includes(ctx.account._id))
  return new Map(own.map((one) => [one._id, { ...wordsOf(one), outside, link: link.path }]))
}
