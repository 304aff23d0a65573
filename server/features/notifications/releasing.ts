/** Mail that waited for the end of quiet hours or was gathered: one mail for a person, worded when it leaves. */
import { digestThingsMost, heldMailKeptMs, releasedAtOnceMost } from '../../../contract/limits.ts'
import { messageKinds, type KindOfMessage, type MessageKind } from '../../../contract/message-kinds.ts'
import { later } from '../../../contract/time.ts'
import type { Ctx, CurrentBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Reader, Wording } from '../../offers.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { deleteReleased, releaseDue, selectDue, selectStanding, type Released } from './held-store.ts'
import { queueTo, senderOf } from './mailing.ts'
import type { Place } from './preferences-store.ts'
import { inbox, isWanted } from './rules.ts'
import { deleteOldLinks } from './unsubscribe-store.ts'
import { isMessageKind } from './wishes.ts'

/** Something to tell, as a mail may say it. */
interface Thing {
  kind: MessageKind
  title: string
  text: string
  path: string | null
}

const thingOf = (kind: MessageKind, { title, text, link, outside }: Wording): Thing => ({
  kind,
  ...(outside ?? { title, text }),
  path: link,
})

/** Whether the building still uses what a kind tells of. */
const isUsed = (kind: MessageKind, { features }: CurrentBuilding): boolean => {
  const { feature }: KindOfMessage = messageKinds[kind]
  return feature === undefined || features[feature]
}

/** What of it the reader may still see, in the order in which it came; each kind is asked once. */
const wordsFor = async (reader: Reader, building: CurrentBuilding, released: readonly Released[]): Promise<Thing[]> => {
  const wanted = released.filter(
    ({ kind, wanted: said }) => isMessageKind(kind) && isUsed(kind, building) && isWanted(kind, 'email', said),
  )
  const groups = [...Map.groupBy(wanted, ({ kind }) => kind)]
  const words = new Map(
    await Promise.all(
      groups.map(async ([kind, group]) => {
        const subjectIds = group.map(({ subjectId }) => subjectId)
        return [kind, await reader.offers.wordings[kind]?.(reader, building._id, subjectIds)] as const
      }),
    ),
  )
  return wanted.flatMap(({ kind, subjectId }) => {
    const wording = words.get(kind)?.get(subjectId)
    return wording?.link ? [thingOf(kind, wording)] : []
  })
}

const classOf = (things: readonly Thing[]) =>
  things.some(({ kind }) => messageKinds[kind].class === 'transactional') ? 'transactional' : 'community'

/** One thing stands as a mail of its own; several are listed, and beyond a number counted. */
const letterOf = (things: readonly Thing[], building: CurrentBuilding) => {
  const [first] = things
  if (things.length === 1 && first)
    return {
      kind: first.kind,
      subject: first.title,
      paragraphs: first.text ? [first.text] : [],
      link: { label: 'Open in Parapet', path: first.path ?? inbox },
    }
  const more = things.length - digestThingsMost
  return {
    kind: null,
    subject: `${things.length} messages from ${building.name}`,
    paragraphs: more > 0 ? [`Here are the first ${digestThingsMost}; ${more} more are in your inbox.`] : [],
    things: things.slice(0, digestThingsMost),
    link: { label: 'Open your inbox', path: inbox },
  }
}

/** Mails somebody what waited for them in a building, if they still belong there. */
const releaseFor = (ctx: Ctx, place: Place): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const released = await releaseDue(tx.db, place, tx.now)
    const person = await selectStanding(tx.db, place, tx.now)
    const current = await findCurrentBuilding(tx.db, place.buildingId)
    if (!person || !current) return
    const { role: currentRole, ...rest } = person
    const account = { ...rest, _id: place.accountId, platformRole: 'normal' as const }
    const things = await wordsFor({ ...tx, account, current, currentRole }, current, released)
    if (things.length === 0) return
    const name = `${person.firstName} ${person.lastName}`
    const to = { email: person.email, name, accountId: place.accountId }
    await queueTo(tx, to, {
      ...letterOf(things, current),
      class: classOf(things),
      building: await senderOf(tx, current),
    })
  })

/** Mails what is due to everybody for whom something waited. One whose mail fails does not keep the others waiting. */
export const releaseMails = async (ctx: Ctx): Promise<void> => {
  for (const place of await selectDue(ctx.db, ctx.now, releasedAtOnceMost))
    try {
      await releaseFor(ctx, place)
    } catch (error) {
      ctx.log.error({ ...place, error: (error as Error).name }, 'a held email could not be queued')
    }
}

/** Forgets mails that left long ago, and links that work no longer. */
export const forgetMailed = async (ctx: Ctx): Promise<void> => {
  await deleteReleased(ctx.db, later(ctx.now, -heldMailKeptMs))
  await deleteOldLinks(ctx.db, ctx.now)
}
