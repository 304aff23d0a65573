import { messageKinds, settingOf, type Channel, type MessageKind } from '../../../contract/message-kinds.ts'
import type { Instant } from '../../../contract/time.ts'
import type { Ctx } from '../../context.ts'
import { noWish, toldAt } from './rules.ts'
import { selectWishes } from './wishes-store.ts'

/** Something that accounts are to be told of by one way; without a building by the platform itself. */
export interface About {
  buildingId: string | null
  kind: MessageKind
  channel: Channel
  accountIds: readonly string[]
}

export const isMessageKind = (kind: string): kind is MessageKind => Object.hasOwn(messageKinds, kind)

/**
 * Which of these accounts are told by this way, and before when they are not: the present moment, or the end of their
 * quiet hours. Every way out of the product asks this before it tells somebody something.
 */
export const channelsFor = async (ctx: Ctx, about: About): Promise<Map<string, Instant>> => {
  const { buildingId, kind, channel, accountIds } = about
  if (settingOf(kind, channel) === 'always') return new Map(accountIds.map((accountId) => [accountId, ctx.now]))
  const wishes =
    buildingId === null
      ? accountIds.map((accountId) => ({ accountId, zone: 'UTC', ...noWish }))
      : await selectWishes(ctx.db, { buildingId, kind, channel, accountIds })
  return new Map(
    wishes.flatMap(({ accountId, zone, ...wish }) => {
      const at = toldAt(kind, channel, wish, { now: ctx.now, zone })
      return at === null ? [] : [[accountId, at] as const]
    }),
  )
}
