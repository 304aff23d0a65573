/** Who is told what of a work order: the council what it decides, those who look after tickets what others did. */
import { orderKind } from '../../../contract/work-orders/order-kind.ts'
import { canManageBuilding, canVote } from '../../../contract/role-rights.ts'
import { orderNumber } from '../../../contract/work-orders/order-words.ts'
import type { OrderEventKind } from '../../../contract/work-orders/states.ts'
import type { Role } from '../../../contract/roles.ts'
import type { InBuilding } from '../../context.ts'
import type { Database } from '../../db/connection.ts'
import type { WordRows } from '../../offers.ts'
import { mailedMembersOf, rolesManaging } from '../buildings/buildings.ts'
import { mailAbout, notify } from '../notifications/notifications.ts'
import { selectStepsTold, type StepTold } from './messages-store.ts'
import type { KnownOrder } from './store.ts'

type About = Pick<StepTold, 'number' | 'title' | 'kind' | 'vendor'>

const pageOf = (orderId: string): string => orderKind.page(orderId)

type Told =
  | 'approvalAsked'
  | 'invoiced'
  | 'approved'
  | 'rejected'
  | 'quoted'
  | 'declined'
  | 'offered'
  | 'finished'
  | 'picked'
  | 'noneSuited'

const titles: Readonly<Record<Told, (number: string, vendor: string) => string>> = {
  approvalAsked: (number) => `${number} is awaiting council approval`,
  approved: (number) => `${number} was approved`,
  rejected: (number) => `${number} was rejected`,
  quoted: (number, vendor) => `${vendor} quoted for ${number}`,
  declined: (number, vendor) => `${vendor} declined to quote for ${number}`,
  offered: (number, vendor) => `${vendor} offered times for ${number}`,
  finished: (number, vendor) => `${vendor} finished ${number}`,
  invoiced: (number, vendor) => `${vendor} sent the invoice for ${number}`,
  picked: (number) => `A visit time was chosen for ${number}`,
  noneSuited: (number) => `None of the visit times work for ${number}`,
}

const wordsOf = ({ kind, vendor, title, ...order }: About) => ({
  title: titles[kind as Told](orderNumber(order), vendor ?? 'A vendor'),
  text: title,
})

const tell = async (
  tx: InBuilding,
  kind: 'work.approval' | 'work.answered',
  roles: readonly Role[],
  about: About & { eventId: string; orderId: string },
): Promise<void> => {
  if (roles.length === 0) return
  const members = await mailedMembersOf(tx.db, tx.building._id, roles, tx.now)
  const told = members.filter(({ accountId }) => accountId !== tx.account?._id)
  const { title, text } = wordsOf(about)
  await notify(tx, {
    buildingId: tx.building._id,
    kind,
    subjectId: about.eventId,
    accountIds: told.map(({ accountId }) => accountId),
  })
  await mailAbout(tx, {
    kind,
    subjectId: about.eventId,
    letter: { subject: title, paragraphs: [text], link: { label: 'View work order', path: pageOf(about.orderId) } },
    to: told,
    dedupeKey: `${kind}:${about.eventId}`,
  })
}

const aboutOf = (order: KnownOrder, eventId: string, kind: OrderEventKind, vendor: string | null) => ({
  eventId,
  orderId: order._id,
  number: order.number,
  title: order.title,
  kind,
  vendor,
})

/** Of those who look after tickets, the roles that decide on an order. */
const decidingRoles = async (db: Database, buildingId: string): Promise<Role[]> =>
  (await rolesManaging(db, buildingId, 'tickets')).filter((role) => canVote(role))

/** Tells the council that one of them is to decide, where it looks after tickets. */
export const tellCouncil = async (tx: InBuilding, order: KnownOrder, eventId: string): Promise<void> =>
  tell(tx, 'work.approval', await decidingRoles(tx.db, tx.building._id), aboutOf(order, eventId, 'approvalAsked', null))

/** Tells those who look after tickets what a vendor, a resident or the council did. */
export const tellDesk = async (
  tx: InBuilding,
  order: KnownOrder,
  eventId: string,
  { kind, vendor = null }: { kind: Told; vendor?: string | null },
): Promise<void> =>
  tell(
    tx,
    'work.answered',
    await rolesManaging(tx.db, tx.building._id, 'tickets'),
    aboutOf(order, eventId, kind, vendor ?? order.vendor?.name ?? null),
  )

const wording = async (
  ctx: Parameters<WordRows>[0],
  buildingId: string,
  ids: readonly string[],
): ReturnType<WordRows> => {
  const told = await selectStepsTold(ctx.db, buildingId, ids)
  return new Map(
    told
      .filter(({ kind }) => kind in titles)
      .map((one) => [one.eventId, { ...wordsOf(one), link: pageOf(one.orderId) }]),
  )
}

/** Words rows about what council members decide, for them alone. */
export const wordApprovals: WordRows = async (ctx, buildingId, ids) => {
  if (ctx.currentRole === null) return new Map()
  const roles = await decidingRoles(ctx.db, buildingId)
  return roles.includes(ctx.currentRole) ? wording(ctx, buildingId, ids) : new Map()
}

/** Words rows about what others did with an order, for those who look after tickets. */
export const wordAnswers: WordRows = async (ctx, buildingId, ids) => {
  if (ctx.currentRole === null || !canManageBuilding(ctx.currentRole)) return new Map()
  const roles: readonly Role[] = await rolesManaging(ctx.db, buildingId, 'tickets')
  return roles.includes(ctx.currentRole) ? wording(ctx, buildingId, ids) : new Map()
}
