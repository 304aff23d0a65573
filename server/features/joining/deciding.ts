/** Letting people into the building who ask for it, or turning them down. */
import type { AccessRequest, AccessRequestStatus } from '../../../contract/joining/access-requests.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Page } from '../../../contract/route.ts'
import type { Member } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, Forbidden, NotFound, requireVersion } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { addMember, belongs, membersOf } from '../buildings/buildings.ts'
import { queueMail } from '../mail/mail.ts'
import { settle } from '../notifications/notifications.ts'
import { matchPeople } from '../units/units.ts'
import { selectRequest, selectRequests, updateDecided, type KnownRequest } from './access-requests-store.ts'
import { mayGive, requirePending, requireVerified } from './rules.ts'

interface Decision {
  status: 'approved' | 'declined'
  role: Role | null
  reason: string | null
}

type Deciding<B> = { params: { id: string }; body: B & { version: number } }

const find = async (ctx: Member, id: string, lock = false): Promise<KnownRequest> => {
  const found = await selectRequest(ctx.db, ctx.building._id, id, ctx.now, lock)
  if (!found) throw NotFound()
  return found
}

const shown = ({ accountId: _accountId, firstName: _firstName, ...request }: KnownRequest): AccessRequest => request

/** The request, locked, that is to be decided as the caller saw it. */
const findToDecide = async (tx: Member, id: string, version: number): Promise<KnownRequest> => {
  const request = await find(tx, id, true)
  requireVersion(shown(request), version)
  requirePending(request.status)
  return request
}

/** The rows in the managers' inboxes say nothing more. */
const settleInboxes = async (tx: Member, id: string): Promise<void> => {
  const buildingId = tx.building._id
  for (const { accountId } of await membersOf(tx.db, buildingId, ['management', 'council']))
    await settle(tx, { accountId, buildingId, subjectIds: [id] })
}

const decide = async (tx: Member, before: KnownRequest, decision: Decision): Promise<AccessRequest> => {
  const { _id: id } = before
  await updateDecided(tx.db, tx.building._id, id, { ...decision, by: tx.account._id, at: tx.now })
  const after = shown(await find(tx, id))
  const { status, role, reason } = before
  await recordChange(tx, {
    subject: 'accessRequest',
    subjectId: id,
    buildingId: tx.building._id,
    action: decision.status,
    before: { status, role, reason },
    after: { ...decision },
  })
  await settleInboxes(tx, id)
  return after
}

/** Who asks to be let in, newest first. */
export const listAccessRequests = async (
  ctx: Member,
  { query }: { query: Paging & { status?: AccessRequestStatus | undefined } },
): Promise<Page<AccessRequest>> => selectRequests(ctx.db, ctx.building._id, query, ctx.now)

/**
 * Lets somebody in, in a role, and tells them by mail; what the roster knows of them is tied to them. Throws 409 while
 * their address is not confirmed, and where the request was decided.
 */
export const approveAccess = (ctx: Member, { params, body }: Deciding<{ role: Role }>): Promise<AccessRequest> =>
  inTransaction(ctx, async (tx) => {
    const { role, version } = body
    if (!mayGive(tx, role)) throw Forbidden('You may not give this role to somebody.')
    const request = await findToDecide(tx, params.id, version)
    requireVerified(request.emailVerified)
    const { accountId, email, firstName } = request
    if (await belongs(tx.db, tx.building._id, accountId)) throw Conflict('They belong to this building already.')
    const after = await decide(tx, request, { status: 'approved', role, reason: null })
    await addMember(tx, { buildingId: tx.building._id, accountId, role })
    await matchPeople(tx, accountId)
    await queueMail(tx, {
      to: email,
      toName: firstName,
      building: tx.building,
      class: 'transactional',
      subject: `Welcome to ${tx.building.name}`,
      paragraphs: [`You now have access to ${tx.building.name}. Sign in to see what is new in your building.`],
      link: { label: 'Open my building', path: '/dashboard' },
    })
    return after
  })

/** Turns somebody down and tells them by mail, with the reason if there is one; an unproven address gets no mail. */
export const declineAccess = (
  ctx: Member,
  { params, body }: Deciding<{ reason?: string | undefined }>,
): Promise<AccessRequest> =>
  inTransaction(ctx, async (tx) => {
    const request = await findToDecide(tx, params.id, body.version)
    const reason = body.reason || null
    const after = await decide(tx, request, { status: 'declined', role: null, reason })
    if (!request.emailVerified) return after
    await queueMail(tx, {
      to: request.email,
      toName: request.firstName,
      building: tx.building,
      class: 'transactional',
      subject: `Your request for access to ${tx.building.name}`,
      paragraphs: [
        `${tx.building.name} did not let you in with this request.`,
        ...(reason ? [`They say: ${reason}`] : []),
        'If you think that this is a mistake, please talk to the people who manage the building.',
      ],
    })
    return after
  })
