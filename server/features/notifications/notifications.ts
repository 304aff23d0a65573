/** The inbox: what somebody was told, how much of it is unread, and the live stream of an open tab. */
import type { InboxQuery, Notification, OfKind } from '../../../contract/notifications.ts'
import type { Page } from '../../../contract/route.ts'
import type { Ctx, InBuilding, SignedIn } from '../../context.ts'
import type { AddressedEvent } from '../../http/event-stream.ts'
import type { HubEvent } from '../../platform/events.ts'
import { countStream } from './open-streams.ts'
import { countUnread, markAbout, markAll, markGone, markSome, selectInbox, unreadText, type InboxRow } from './store.ts'
import { ask } from '../../http/foresight.ts'
import { tellTabs } from './telling.ts'

export { hasChosenMessages } from './first-steps-store.ts'
export { mailAbout, type MailAbout } from './mailing.ts'
export { inTheMorning, remind, type Reminded } from './reminding.ts'
export { reminderDue } from './rules.ts'
export { notify } from './telling.ts'

const currentId = (ctx: SignedIn) => ctx.current?._id ?? null

/** The same as `unreadCount`, for the route that every open tab asks again and again. */
export const askUnread = async (ctx: SignedIn): Promise<{ count: number }> => ({
  count: ctx.current ? await ask(ctx, { text: unreadText, values: [ctx.account._id, ctx.current._id] }) : 0,
})

/** How many rows wait in the current building, those of the platform included; 0 without a building. */
const unreadCount = async (ctx: SignedIn): Promise<{ count: number }> => ({
  count: ctx.current ? await countUnread(ctx.db, ctx.account._id, ctx.current._id) : 0,
})

const unworded = { title: 'No longer available', text: 'This was withdrawn or is no longer meant for you.', link: null }

/** Words for the rows of a page: each kind asked once, under the reader's rights. */
const wordsFor = async (ctx: SignedIn, rows: readonly InboxRow[]): Promise<Notification[]> => {
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  const worded = new Map(
    await Promise.all(
      [...byKind].map(async ([kind, group]) => {
        const subjects = group.flatMap(({ subjectId }) => subjectId ?? [])
        const words = ctx.current ? await ctx.offers.wordings[kind]?.(ctx, ctx.current._id, subjects) : undefined
        return [kind, words] as const
      }),
    ),
  )
  return rows.map(({ subjectId, ...row }) => ({ ...row, ...(worded.get(row.kind)?.get(subjectId ?? '') ?? unworded) }))
}

/** The inbox of the current building, newest first. */
export const listInbox = async (ctx: SignedIn, { query }: { query: InboxQuery }): Promise<Page<Notification>> => {
  if (!ctx.current) return { items: [], nextCursor: null }
  const page = await selectInbox(ctx.db, ctx.account._id, ctx.current._id, query)
  return { items: await wordsFor(ctx, page.items), nextCursor: page.nextCursor }
}

/** Marks rows of the caller read; ids of others change nothing. Answers what is left unread. */
export const markRead = async (
  ctx: SignedIn,
  { body }: { body: { notificationIds: string[] } },
): Promise<{ count: number }> => {
  await markSome(ctx.db, ctx.account._id, body.notificationIds, ctx.now)
  tellTabs(ctx, ctx.account._id, currentId(ctx))
  return unreadCount(ctx)
}

/** Marks an account's rows about some subjects read, because it opened them elsewhere. */
export const settle = async (
  ctx: Ctx,
  { accountId, buildingId, subjectIds }: { accountId: string; buildingId: string; subjectIds: readonly string[] },
): Promise<void> => {
  const settled = await markAbout(ctx.db, accountId, buildingId, subjectIds, ctx.now)
  if (settled > 0) ctx.afterCommit(() => tellTabs(ctx, accountId, buildingId))
}

/** Marks read what anybody was told about subjects that are deleted: nothing that is gone counts as unread. */
export const settleGone = async (tx: InBuilding, subjectIds: readonly string[]): Promise<void> => {
  const accountIds = await markGone(tx.db, tx.building._id, subjectIds, tx.now)
  tx.afterCommit(() => {
    for (const accountId of accountIds) tellTabs(tx, accountId, tx.building._id)
  })
}

/** Marks everything in the current building read, or all of one kind. Answers what is left unread. */
export const markAllRead = async (ctx: SignedIn, { query }: { query: OfKind }): Promise<{ count: number }> => {
  if (ctx.current) await markAll(ctx.db, ctx.account._id, ctx.current._id, query, ctx.now)
  tellTabs(ctx, ctx.account._id, currentId(ctx))
  return unreadCount(ctx)
}

const concerns = (ctx: SignedIn, { to, data }: HubEvent): boolean =>
  'accountId' in to
    ? to.accountId === ctx.account._id && (data.buildingId === '' || data.buildingId === currentId(ctx))
    : to.buildingId === currentId(ctx)

const changed = ({ to, event, data }: HubEvent): AddressedEvent => ({
  event,
  data,
  ...(!('accountId' in to) && { to }),
})

/**
 * What an open tab hears until it leaves or its rights end: the unread count at once and when it changes, and kinds of
 * record that changed, each for the audience it names. Throws 429 where too many are open already. Its `return` wakes a
 * waiting reader: a generator's own would wait for the next event, and the listener with it.
 */
export const liveEvents = (ctx: SignedIn): AsyncIterable<AddressedEvent> => {
  const countOut = countStream(ctx)
  const waiting: HubEvent[] = []
  let open = true
  let wake: () => void = () => {}
  const unsubscribe = ctx.events.subscribe((event) => {
    if (!concerns(ctx, event)) return
    waiting.push(event)
    wake()
  })
  const leave = async (): Promise<IteratorResult<AddressedEvent>> => {
    open = false
    countOut()
    unsubscribe()
    wake()
    return { done: true, value: undefined }
  }
  const events = readEvents()
  return { [Symbol.asyncIterator]: () => ({ next: () => events.next(), return: leave }) }

  async function* readEvents(): AsyncGenerator<AddressedEvent, undefined> {
    yield { event: 'unread', data: await unreadCount(ctx) }
    while (open) {
      const next = waiting.shift()
      if (!next) await new Promise<void>((resolve) => (wake = resolve))
      else if (next.event === 'changed') yield changed(next)
      else yield { event: 'unread', data: await unreadCount(ctx) }
    }
    return undefined
  }
}
