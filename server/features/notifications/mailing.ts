import { unsubscribeLinkMs } from '../../../contract/limits.ts'
import { messageKinds, optionalByEmail, type MessageKind } from '../../../contract/message-kinds.ts'
import { later, type Instant } from '../../../contract/time.ts'
import type { Ctx, CurrentBuilding, InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { MailRefused } from '../../platform/mailer.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { postalAddressOf } from '../buildings/buildings.ts'
import { queueNewMail, writtenAmong, type MailOrder } from '../mail/mail.ts'
import { insertHeld } from './held-store.ts'
import { noWish, placeIn, toldAt } from './rules.ts'
import { insertLink, selectRefusing } from './unsubscribe-store.ts'
import { selectWishes } from './wishes-store.ts'

/** An address to be told; the account behind it, where there is one, has a say in how. */
interface Addressee {
  email: string
  name: string | null
  accountId: string | null
}

type Letter = Pick<MailOrder, 'subject' | 'paragraphs' | 'bodyHtml' | 'things' | 'link'>

export interface MailAbout {
  kind: MessageKind
  /** As in the inbox: a mail that waits is worded anew by it when it leaves. */
  subjectId: string
  letter: Letter
  to: readonly Addressee[]
  /** Names what is told, before the address. */
  dedupeKey: string
}

/** The building as a mail names it: who writes, and where its own mail reaches it. */
export type Sender = NonNullable<MailOrder['building']>

export const senderOf = async (ctx: Ctx, { _id, name }: CurrentBuilding): Promise<Sender> => ({
  _id,
  name,
  postalAddress: await postalAddressOf(ctx.db, _id),
})

interface Order extends Letter {
  building: Sender
  class: MailOrder['class']
  /** Null for a gathered mail. */
  kind: MessageKind | null
  dedupeKey?: string
}

/** The same letter with its links leading into the building. */
const ledInto = ({ _id }: Sender, { link, things, ...letter }: Letter): Letter => ({
  ...letter,
  ...(link && { link: { ...link, path: placeIn(_id, link.path) } }),
  ...(things && { things: things.map((one) => ({ ...one, path: one.path && placeIn(_id, one.path) })) }),
})

/** Queues a mail with a link by which its reader gets no more of it, where they may choose. */
export const queueTo = (ctx: Ctx, { email, name, accountId }: Addressee, order: Order): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { kind, ...mail } = { ...order, ...ledInto(order.building, order) }
    const token = kind === null || optionalByEmail.includes(kind) ? newSecret() : null
    const isNew = await queueNewMail(tx, {
      ...mail,
      to: email,
      ...(name !== null && { toName: name }),
      ...(token !== null && { unsubscribe: { what: whatOf(kind), token } }),
    })
    if (!isNew || token === null) return
    await insertLink(tx.db, {
      tokenHash: hashOf(token),
      buildingId: order.building._id,
      accountId,
      address: email,
      kind,
      madeAt: tx.now,
      expiresAt: later(tx.now, unsubscribeLinkMs),
    })
  })

/** What a mail brings, as its reader knows it from their preferences. */
export const whatOf = (kind: MessageKind | null): string =>
  kind === null ? 'all optional emails' : messageKinds[kind].label

const keyOf = ({ dedupeKey }: MailAbout, { email }: Addressee) => `${dedupeKey}:${email}`

/** Before when each address is not mailed; who wants no mail of this kind, or has it already, is left out. */
const sortOut = async (ctx: InBuilding, about: MailAbout): Promise<Map<Addressee, Instant>> => {
  const { kind, subjectId, to } = about
  const buildingId = ctx.building._id
  const accountIds = to.flatMap(({ accountId }) => accountId ?? [])
  const known = await selectWishes(ctx.db, { buildingId, kind, channel: 'email', accountIds }, subjectId)
  const wishes = new Map(known.map(({ accountId, ...wish }) => [accountId, wish]))
  const addresses = to.map(({ email }) => email)
  const written = await writtenAmong(
    ctx,
    to.map((one) => keyOf(about, one)),
  )
  const refusing = await selectRefusing(ctx.db, buildingId, kind, addresses)
  return new Map(
    to.flatMap((one) => {
      const { held, ...wish } = wishes.get(one.accountId ?? '') ?? { ...noWish, held: false }
      const wanted = wish.wanted ?? (refusing.has(one.email) ? false : null)
      const at = toldAt(kind, 'email', { ...wish, wanted }, { now: ctx.now, zone: ctx.building.timeZone })
      return at === null || held || written.has(keyOf(about, one)) ? [] : [[one, at] as const]
    }),
  )
}

/**
 * Mails something to people as they wish: at once, after their quiet hours, gathered with other things, or not at all.
 * What waits is kept by kind and reference and worded when it leaves, for who may still read it.
 */
export const mailAbout = async (ctx: InBuilding, about: MailAbout): Promise<void> => {
  const { kind, subjectId, letter } = about
  const sorted = await sortOut(ctx, about)
  const waiting = [...sorted].filter(([{ accountId }, at]) => accountId !== null && at > ctx.now)
  const due = new Map(waiting.map(([{ accountId }, at]) => [accountId!, at]))
  await insertHeld(ctx.db, { buildingId: ctx.building._id, kind, subjectId, due }, ctx.now)
  const order = { ...letter, class: messageKinds[kind].class, kind, building: await senderOf(ctx, ctx.building) }
  for (const [one, at] of sorted) {
    if (at > ctx.now) continue
    try {
      await queueTo(ctx, one, { ...order, dedupeKey: keyOf(about, one) })
    } catch (error) {
      // One address that no mail server would take must not keep the others from their mail. After anything else the
      // transaction is lost, and whoever opened it must hear of it.
      if (!(error instanceof MailRefused)) throw error
      ctx.log.warn({ kind, subjectId, error: error.name }, 'an address could not be mailed')
    }
  }
}
