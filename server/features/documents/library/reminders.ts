/** Reminders of documents that end: to those who manage them, three times before their last day. */
import { documentKind } from '../../../../contract/documents/document-kinds.ts'
import { expiryReminderDays } from '../../../../contract/limits/documents.ts'
import type { Role } from '../../../../contract/roles.ts'
import { addDays, formatDate, localDateOf, type LocalDate } from '../../../../contract/time.ts'
import { managingRoles } from '../../../../contract/role-rights.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { WordRows } from '../../../offers.ts'
import { mailedMembersOf } from '../../buildings/buildings.ts'
import { inTheMorning, remind, reminderDue } from '../../notifications/notifications.ts'
import { insertReminder, selectEnding, selectExpecting, selectReminded, type Ending } from './reminders-store.ts'
import { selectScope, type Reader } from './scope-store.ts'

export const remindJob = 'documents.remindOfEnds'

const wordsOf = ({ title, expiresOn }: Pick<Ending, 'title' | 'expiresOn'>) => ({
  title: `“${title}” expires on ${formatDate(expiresOn)}`,
  text: 'Upload a new version or change its expiry date before then.',
})

const linkOf = (documentId: string) => documentKind.page(documentId)

/** Those of council and management who manage a place. */
const keepersOf = async (tx: InBuilding, place: string, today: LocalDate) => {
  const roles: Role[] = []
  for (const role of managingRoles) {
    const scope = await selectScope(tx.db, { buildingId: tx.building._id, role, today })
    if (scope.get(place)?.manages) roles.push(role)
  }
  return mailedMembersOf(tx.db, tx.building._id, roles, tx.now)
}

const remindOf = (ctx: InBuilding, ending: Ending, days: number, today: LocalDate): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { _id: documentId, expiresOn } = ending
    const _id = newId(Date.parse(tx.now))
    if (!(await insertReminder(tx.db, tx.building._id, { _id, documentId, expiresOn, days, at: tx.now }))) return
    await remind(tx, {
      kind: 'document.ending',
      subjectId: _id,
      to: await keepersOf(tx, ending.place, today),
      ...wordsOf(ending),
      link: { label: 'Open document', path: linkOf(documentId) },
    })
  })

/** Reminds of what ends in one building. */
export const remindIn = async (ctx: InBuilding): Promise<void> => {
  const { _id, timeZone } = ctx.building
  const today = localDateOf(ctx.now, timeZone)
  for (const ending of await selectEnding(ctx.db, _id, today, addDays(today, expiryReminderDays[0]))) {
    const days = reminderDue(ending.expiresOn, today, expiryReminderDays)
    if (days !== null) await remindOf(ctx, ending, days, today)
  }
}

/** Reminds, from the building's morning on, of each document that ends within 90, 30 or 7 days, once for each. */
export const remindOfEnds = async (ctx: Ctx): Promise<void> =>
  inTheMorning(ctx, await selectExpecting(ctx.db, ctx.now.slice(0, 10)), remindIn)

/** Words reminders for whoever manages the document still, while it ends on that day still. */
export const wordReminders: WordRows = async (ctx, buildingId, ids) => {
  if (!ctx.current || !ctx.currentRole) return new Map()
  const by: Reader = { buildingId, role: ctx.currentRole, today: localDateOf(ctx.now, ctx.current.timeZone) }
  const found = await selectReminded(ctx.db, by, ids)
  return new Map(found.map((one) => [one.reminderId, { ...wordsOf(one), link: linkOf(one._id) }]))
}
