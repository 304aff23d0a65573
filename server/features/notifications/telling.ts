/** Telling accounts of something: a row in their inbox, a push, and open tabs that count anew. */
import type { MessageKind } from '../../../contract/message-kinds.ts'
import type { Ctx } from '../../context.ts'
import { queuePushes } from './push.ts'
import { insertRows } from './store.ts'
import { channelsFor } from './wishes.ts'

export interface Telling {
  buildingId: string | null
  kind: MessageKind
  subjectId: string | null
  accountIds: readonly string[]
}

/**
 * Tells these accounts, in the verb's transaction, by the ways they chose: a row in their inbox, a push. Told twice, it
 * stands and leaves once. What also goes by e-mail is for `mailAbout`.
 */
export const notify = async (tx: Ctx, telling: Telling): Promise<void> => {
  if (telling.accountIds.length === 0) return
  const inboxes = await channelsFor(tx, { ...telling, channel: 'inbox' })
  const told = await insertRows(tx.db, { ...telling, accountIds: [...inboxes.keys()] }, tx.now)
  const besides = telling.accountIds.filter((accountId) => !inboxes.has(accountId))
  if (told.length + besides.length > 0) await queuePushes(tx, telling, [...told, ...besides])
  tx.afterCommit(() => {
    for (const accountId of telling.accountIds) tellTabs(tx, accountId, telling.buildingId)
  })
}

/** Open tabs of an account ask anew how much is unread. */
export const tellTabs = (ctx: Ctx, accountId: string, buildingId: string | null) =>
  ctx.events.publish({ to: { accountId }, event: 'unread', data: { buildingId: buildingId ?? '' } })
