/** Who is told what about a request for access. */
import { accessRequestKind } from '../../../contract/joining/joining-kinds.ts'
import type { AccessRequest } from '../../../contract/joining/access-requests.ts'
import type { MessageKind } from '../../../contract/message-kinds.ts'
import { canManageBuilding, managingRoles } from '../../../contract/role-rights.ts'
import type { InBuilding } from '../../context.ts'
import type { Wording, WordRows } from '../../offers.ts'
import { mailedMembersOf, membersOf } from '../buildings/buildings.ts'
import { queueMail } from '../mail/mail.ts'
import { mailAbout, notify, settle } from '../notifications/notifications.ts'
import { selectRequest, selectWaiting, type KnownRequest } from './access-requests-store.ts'

type Told = Extract<MessageKind, 'access.requested' | 'access.answered'>

const doubt = ' Their email address isn’t confirmed yet.'
const pageOf = ({ _id }: Pick<AccessRequest, '_id'>) => accessRequestKind.page(_id)

const worded: Record<Told, (request: AccessRequest) => Wording> = {
  'access.requested': (request) => ({
    title: `${request.name} requested access`,
    text: `They say unit ${request.unitNumber} is theirs.${request.emailVerified ? '' : doubt}`,
    link: pageOf(request),
  }),
  'access.answered': (request) => ({
    title: `${request.name} answered your question`,
    text: `About their access request for unit ${request.unitNumber}.`,
    link: pageOf(request),
  }),
}

/** Tells those who decide, each by the ways they chose. */
export const tellManagers = async (tx: InBuilding, kind: Told, id: string): Promise<void> => {
  const request = await selectRequest(tx.db, tx.building._id, id, tx.now)
  if (!request) return
  const managers = await mailedMembersOf(tx.db, tx.building._id, managingRoles, tx.now)
  const accountIds = managers.map(({ accountId }) => accountId)
  await notify(tx, { buildingId: tx.building._id, kind, subjectId: id, accountIds })
  const { title, text } = worded[kind](request)
  await mailAbout(tx, {
    kind,
    subjectId: id,
    letter: { subject: title, paragraphs: [text], link: { label: 'View request', path: pageOf(request) } },
    to: managers,
    dedupeKey: `${kind}:${id}:${request.version}`,
  })
  tellTabs(tx, request.accountId, accountIds)
}

/** Open tabs look anew: the lists of those who decide, and the page of whoever asked, who has no building yet. */
const tellTabs = (tx: InBuilding, askerId: string, deciderIds: readonly string[]): void =>
  tx.afterCommit(() => {
    const tell = (accountId: string, buildingId: string) =>
      tx.events.publish({ to: { accountId }, event: 'changed', data: { buildingId, subject: 'accessRequest' } })
    tell(askerId, '')
    for (const accountId of deciderIds) tell(accountId, tx.building._id)
  })

/** A step was taken: the rows in the inboxes of those who decide say nothing more, and open tabs look anew. */
export const settleRequest = async (tx: InBuilding, { _id: id, accountId: askerId }: Settled): Promise<void> => {
  const buildingId = tx.building._id
  const deciders = await membersOf(tx.db, buildingId, managingRoles, tx.now)
  for (const { accountId } of deciders) await settle(tx, { accountId, buildingId, subjectIds: [id] })
  tellTabs(
    tx,
    askerId,
    deciders.map(({ accountId }) => accountId),
  )
}
type Settled = Pick<KnownRequest, '_id' | 'accountId'>

/** Words the rows about requests that are open, for those who may decide them. */
export const wordAccessRequests =
  (kind: Told): WordRows =>
  async (ctx, buildingId, ids) => {
    const decides = ctx.currentRole !== null && canManageBuilding(ctx.currentRole)
    const waiting = decides ? await selectWaiting(ctx.db, buildingId, ids, ctx.now) : []
    return new Map(waiting.map((request) => [request._id, worded[kind](request)]))
  }

type Reader = Pick<KnownRequest, 'email' | 'firstName'>

const mailTo = (
  tx: InBuilding,
  { email, firstName }: Reader,
  letter: { subject: string; paragraphs: string[]; link?: { label: string; path: string } },
) => queueMail(tx, { to: email, toName: firstName, building: tx.building, class: 'transactional', ...letter })

export const mailWelcome = (tx: InBuilding, reader: Reader): Promise<void> =>
  mailTo(tx, reader, {
    subject: `Welcome to ${tx.building.name}`,
    paragraphs: [`You now have access to ${tx.building.name}. Sign in to see what’s new in your building.`],
    link: { label: 'Open my building', path: '/dashboard' },
  })

export const mailQuestion = (tx: InBuilding, reader: Reader, question: string): Promise<void> =>
  mailTo(tx, reader, {
    subject: `A question about your request for access to ${tx.building.name}`,
    paragraphs: [`Before they decide, the managers of ${tx.building.name} would like to know:`, question],
    link: { label: 'Reply', path: `/request-access/${tx.building._id}` },
  })

export const mailDeclined = (tx: InBuilding, reader: Reader, reason: string | null): Promise<void> =>
  mailTo(tx, reader, {
    subject: `Your request for access to ${tx.building.name}`,
    paragraphs: [
      `${tx.building.name} declined your request.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      'If you think this is a mistake, please contact the building’s managers.',
    ],
  })
