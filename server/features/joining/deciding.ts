/** Letting people into the building who ask for it, asking them something first, or turning them down. */
import type {
  AccessRequest,
  AccessRequestStatus,
  Approval,
  RosterMatch,
} from '../../../contract/joining/access-requests.ts'
import { accessRequestLastsMs } from '../../../contract/limits.ts'
import { matchesMost } from '../../../contract/limits/joining.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { Page } from '../../../contract/route.ts'
import { later } from '../../../contract/time.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, Forbidden, orNotFound, requireVersion } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { addMember, belongs } from '../buildings/buildings.ts'
import { matchPeople, residentsOf, settleCouncil, tiePerson } from '../units/units.ts'
import {
  selectRequest,
  selectRequests,
  updateAsked,
  updateDecided,
  type KnownRequest,
} from './access-requests-store.ts'
import type { Inviter } from './invitations.ts'
import { mailDeclined, mailQuestion, mailWelcome, settleRequest } from './request-messages.ts'
import { matchesFor, reasonsFor, rowsHolding } from './roster-matching.ts'
import { mayGive, requireStep, requireVerified, type RequestStep } from './rules.ts'

/** Who decides, and what they may do in the building. */
type Decider = Inviter

type ById = { params: { id: string } }
type Deciding<B> = ById & { body: B & { version: number } }

const find = async (ctx: Decider, id: string, lock = false): Promise<KnownRequest> =>
  orNotFound(await selectRequest(ctx.db, ctx.building._id, id, ctx.now, lock))

const shown = ({ accountId: _, firstName: _first, lastName: _last, ...request }: KnownRequest): AccessRequest => request

/** The request, locked, that the caller takes a step with as they saw it. */
const findToStep = async (tx: Decider, step: RequestStep, id: string, version: number): Promise<KnownRequest> => {
  const request = await find(tx, id, true)
  requireVersion(shown(request), version)
  requireStep(step, request.status)
  return request
}

const record = (tx: Decider, before: KnownRequest, action: string, after: Record<string, unknown>) =>
  recordChange(tx, {
    subject: 'accessRequest',
    subjectId: before._id,
    buildingId: tx.building._id,
    action,
    before: Object.fromEntries(Object.keys(after).map((field) => [field, before[field as keyof KnownRequest] ?? null])),
    after,
  })

/** Who asks to be let in: those who wait first, then newest first. */
export const listAccessRequests = async (
  ctx: Decider,
  { query }: { query: Paging & { status?: AccessRequestStatus | undefined } },
): Promise<Page<AccessRequest>> => {
  const { items, nextCursor } = await selectRequests(ctx.db, ctx.building._id, query, ctx.now)
  return { items: items.map(shown), nextCursor }
}

export const getAccessRequest = async (ctx: Decider, { params }: ById): Promise<AccessRequest> =>
  shown(await find(ctx, params.id))

/** The people with a unit today, each once with all their units. */
const rosterRows = async (ctx: Decider): Promise<Omit<RosterMatch, 'why'>[]> => {
  const residents = await residentsOf(ctx, { audience: 'all' })
  return [...Map.groupBy(residents, ({ personId }) => personId)].map(([personId, ties]) => ({
    personId,
    name: ties[0]!.name,
    email: ties[0]!.email,
    hasAccount: ties[0]!.accountId !== null,
    units: ties.map(({ unitId, unitNumber, role }) => ({ _id: unitId, unitNumber, role })),
  }))
}

/** Rows of the roster that may be whoever asks, the likeliest first; with words, all rows that hold them. */
export const rosterMatches = async (
  ctx: Decider,
  { params, query: { search } }: ById & { query: Pick<Paging, 'search'> },
): Promise<RosterMatch[]> => {
  const { firstName, lastName, email, emailVerified, unitNumber } = await find(ctx, params.id)
  const asker = { firstName, lastName, email: emailVerified ? email : null, unitNumber }
  const rows = await rosterRows(ctx)
  return search
    ? rowsHolding(search, rows)
        .slice(0, matchesMost)
        .map((row) => ({ ...row, why: reasonsFor(asker, row) }))
    : matchesFor(asker, rows, matchesMost)
}

/**
 * Lets somebody in, in a role, ties them to their row of the roster and tells them by mail. Throws 403 for a role above
 * that of whoever decides, 409 while their address is not confirmed, where the request was decided, and for a row that is
 * somebody else's.
 */
export const approveAccess = (ctx: Decider, { params, body }: Deciding<Approval>): Promise<AccessRequest> =>
  inTransaction(ctx, async (tx) => {
    const { role, version, personId = null, correctEmail } = body
    if (!mayGive(tx, role)) throw Forbidden('You can’t assign this role.')
    const request = await findToStep(tx, 'approve', params.id, version)
    requireVerified(request.emailVerified)
    const { accountId, email } = request
    const { _id: buildingId } = tx.building
    if (await belongs(tx.db, buildingId, accountId)) throw Conflict('They already belong to this building.')
    if (personId !== null) await tiePerson(tx, { personId, accountId, email: correctEmail ? email : null })
    await updateDecided(tx.db, buildingId, request._id, {
      status: 'approved',
      role,
      personId,
      reason: null,
      by: tx.account._id,
      at: tx.now,
    })
    await addMember(tx, { buildingId, accountId, role })
    await matchPeople(tx, accountId)
    await settleCouncil(tx)
    await record(tx, request, 'approved', { status: 'approved', role, personId })
    await settleRequest(tx, request)
    await mailWelcome(tx, request)
    return shown(await find(tx, request._id))
  })

/** Asks somebody something before deciding, by mail and on their page; their answer makes the request wait again. */
export const askBack = (ctx: Decider, { params, body }: Deciding<{ question: string }>): Promise<AccessRequest> =>
  inTransaction(ctx, async (tx) => {
    const request = await findToStep(tx, 'ask', params.id, body.version)
    requireVerified(request.emailVerified)
    const { question } = body
    const asked = { question, at: tx.now, expiresAt: later(tx.now, accessRequestLastsMs) }
    await updateAsked(tx.db, tx.building._id, request._id, asked)
    await record(tx, request, 'asked back', { status: 'asked', question })
    await settleRequest(tx, request)
    await mailQuestion(tx, request, question)
    return shown(await find(tx, request._id))
  })

/** Turns somebody down and tells them by mail, with the reason if there is one; an unproven address gets no mail. */
export const declineAccess = (
  ctx: Decider,
  { params, body }: Deciding<{ reason?: string | undefined }>,
): Promise<AccessRequest> =>
  inTransaction(ctx, async (tx) => {
    const request = await findToStep(tx, 'decline', params.id, body.version)
    const reason = body.reason || null
    await updateDecided(tx.db, tx.building._id, request._id, {
      status: 'declined',
      role: null,
      personId: null,
      reason,
      by: tx.account._id,
      at: tx.now,
    })
    await record(tx, request, 'declined', { status: 'declined', reason })
    await settleRequest(tx, request)
    if (request.emailVerified) await mailDeclined(tx, request, reason)
    return shown(await find(tx, request._id))
  })
