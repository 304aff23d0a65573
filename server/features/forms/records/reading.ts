/** Requests for records as somebody may see them: those who handle them all, anybody else their own. */
import type { RecordsQuery, RecordsRequest, RecordsRequestSummary } from '../../../../contract/forms/requests.ts'
import { canManageBuilding, keepsBooks } from '../../../../contract/role-rights.ts'
import type { Page } from '../../../../contract/route.ts'
import { localDateOf } from '../../../../contract/time.ts'
import type { InBuilding, Member } from '../../../context.ts'
import { Conflict, NotFound, requireVersion, orNotFound } from '../../../http/errors.ts'
import { chargeOf, readsBooks, type ChargeNow } from '../../ledger/ledger.ts'
import { countOpen, selectMine, selectRequests } from './lists-store.ts'
import { lockRequest, selectRequest, type KnownRequest } from './requests-store.ts'
import {
  areFilesOpen,
  canFor,
  chargeRefusal,
  feeNow,
  isAnswered,
  requireOpenTo,
  standingOf,
  type Eyes,
  type Facts,
  type RecordsMove,
} from './rules.ts'

/** A member of a building, be it by a call or by the demo seed. */
export type Caller = InBuilding & Pick<Member, 'account' | 'role' | 'superadmin' | 'permissions'>

export type ById = { params: { id: string } }
export type OfItem = { params: { id: string; itemId: string } }

export const todayIn = (ctx: InBuilding) => localDateOf(ctx.now, ctx.building.timeZone)

export const eyesOf = (ctx: Caller, { accountId }: Pick<KnownRequest, 'accountId'>): Eyes => ({
  handles: canManageBuilding(ctx.role),
  isAsker: accountId === ctx.account._id,
  hasAccount: accountId !== null,
})

/** A request with the charge of its fee that is in force; null if there is none, or it was cancelled. */
export type FoundRequest = KnownRequest & { charge: ChargeNow | null }

export const factsOf = ({ status, form, items, fee, charge }: FoundRequest): Facts => ({
  status,
  form,
  items: items.map(standingOf),
  fee: fee && feeNow(fee, charge !== null),
})

/** Gathers what charging the fee of a request depends on. */
export const chargeFacts = (found: FoundRequest) => ({
  ...factsOf(found),
  standing: found.standing,
  chargedUnit: found.charge?.unitNumber ?? null,
})

/** The files of a request as whoever asked sees them: once they were handed over, while their time lasts, and plain. */
const itemsFor = (ctx: Caller, { items }: KnownRequest, handles: boolean) =>
  handles
    ? items
    : items.map((item) => ({
        ...item,
        files: areFilesOpen(item.delivery?.filesUntil ?? null, ctx.now)
          ? item.files.map((file) => ({ ...file, document: null }))
          : [],
      }))

/** The fee as someone may see it: what is open on the account is for those who read the books. */
const feeFor = (ctx: Caller, { fee, charge }: FoundRequest): RecordsRequest['fee'] => {
  if (fee === null) return null
  const { chargeId: _charge, ...quoted } = fee
  if (charge === null) return { ...quoted, charge }
  const { unitNumber, holdingId, dueOn, openCents } = charge
  return { ...quoted, charge: { unitNumber, account: readsBooks(ctx) ? { holdingId, dueOn, openCents } : null } }
}

export const shown = (ctx: Caller, known: FoundRequest): RecordsRequest => {
  const { accountId: _account, charge: _charge, ...request } = known
  const eyes = eyesOf(ctx, known)
  const chargeFee = eyes.handles && keepsBooks(ctx) && chargeRefusal(chargeFacts(known)) === null
  return {
    ...request,
    fee: feeFor(ctx, known),
    items: itemsFor(ctx, known, eyes.handles),
    can: { ...canFor(eyes, factsOf(known)), chargeFee },
  }
}

/** A request that the caller may see; 404 for any other. */
export const requireRequest = async (ctx: Caller, id: string): Promise<FoundRequest> => {
  const found = await selectRequest(ctx.db, ctx.building._id, id)
  if (!found) throw NotFound()
  const { handles, isAsker } = eyesOf(ctx, found)
  if (!handles && !isAsker) throw NotFound()
  const chargeId = found.fee?.chargeId ?? null
  return { ...found, charge: chargeId === null ? null : await chargeOf(ctx, chargeId) }
}

/** Locks the request as the caller saw it; 404 for someone who may not see it, 409 with the newer one. */
export const requireSeen = async (tx: Caller, id: string, version: number): Promise<FoundRequest> => {
  await lockRequest(tx.db, tx.building._id, id)
  const found = await requireRequest(tx, id)
  requireVersion(shown(tx, found), version)
  return found
}

/** Locks it for a step; 409 also for a request that doesn’t allow the step as it is. */
export const requireStep = async (
  tx: Caller,
  step: RecordsMove,
  id: string,
  version: number,
): Promise<FoundRequest> => {
  const found = await requireSeen(tx, id, version)
  requireOpenTo(step, factsOf(found))
  return found
}

export const requireItem = ({ items }: KnownRequest, itemId: string) =>
  orNotFound(items.find(({ _id }) => _id === itemId))

/** A record that is neither handed over nor answered, and still asked for; 409 for another. */
export const requireOwed = (request: KnownRequest, itemId: string) => {
  const item = requireItem(request, itemId)
  if (item.status === 'withdrawn') throw Conflict('This record was withdrawn from the request.')
  if (isAnswered(item)) throw Conflict('This record has already been answered.')
  return item
}

/** Every request of the building: what is open by its day, then what is over, newest first. */
export const listRequests = (ctx: Caller, { query }: { query: RecordsQuery }): Promise<Page<RecordsRequestSummary>> =>
  selectRequests(ctx.db, ctx.building._id, query, todayIn(ctx))

/** What the caller asked for. */
export const myRequests = (
  ctx: Caller,
  { query }: { query: Pick<RecordsQuery, 'cursor' | 'limit'> },
): Promise<Page<RecordsRequestSummary>> => selectMine(ctx.db, ctx.building._id, ctx.account._id, query)

/** How many requests are open, due soon and late. */
export const countRequests = (ctx: Caller): Promise<{ open: number; soon: number; late: number }> =>
  countOpen(ctx.db, ctx.building._id, todayIn(ctx))

export const getRequest = async (ctx: Caller, { params }: ById): Promise<RecordsRequest> =>
  shown(ctx, await requireRequest(ctx, params.id))
