/** Requests for records as somebody may see them: those who handle them all, anybody else their own. */
import type { RecordsQuery, RecordsRequest, RecordsRequestSummary } from '../../../../contract/forms/requests.ts'
import { canManageBuilding } from '../../../../contract/role-rights.ts'
import type { Page } from '../../../../contract/route.ts'
import { localDateOf } from '../../../../contract/time.ts'
import type { InBuilding, Member } from '../../../context.ts'
import { Conflict, NotFound, requireVersion, orNotFound } from '../../../http/errors.ts'
import { countOpen, selectMine, selectRequests } from './lists-store.ts'
import { lockRequest, selectRequest, type KnownRequest } from './requests-store.ts'
import {
  areFilesOpen,
  canFor,
  isAnswered,
  requireOpenTo,
  standingOf,
  type Eyes,
  type Facts,
  type RecordsMove,
} from './rules.ts'

/** A member of a building, be it by a call or by the demo seed. */
export type Caller = InBuilding & Pick<Member, 'account' | 'role'>

export type ById = { params: { id: string } }
export type OfItem = { params: { id: string; itemId: string } }

export const todayIn = (ctx: InBuilding) => localDateOf(ctx.now, ctx.building.timeZone)

export const eyesOf = (ctx: Caller, { accountId }: Pick<KnownRequest, 'accountId'>): Eyes => ({
  handles: canManageBuilding(ctx.role),
  isAsker: accountId === ctx.account._id,
  hasAccount: accountId !== null,
})

export const factsOf = ({ status, form, items, fee }: KnownRequest): Facts => ({
  status,
  form,
  items: items.map(standingOf),
  fee: fee?.state ?? null,
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

export const shown = (ctx: Caller, known: KnownRequest): RecordsRequest => {
  const { accountId: _account, ...request } = known
  const eyes = eyesOf(ctx, known)
  return { ...request, items: itemsFor(ctx, known, eyes.handles), can: canFor(eyes, factsOf(known)) }
}

/** A request that the caller may see; 404 for any other. */
export const requireRequest = async (ctx: Caller, id: string): Promise<KnownRequest> => {
  const found = await selectRequest(ctx.db, ctx.building._id, id)
  if (!found) throw NotFound()
  const { handles, isAsker } = eyesOf(ctx, found)
  if (!handles && !isAsker) throw NotFound()
  return found
}

/** The request, locked, that the caller takes a step with as they saw it; 404 for who may not, 409 for one that moved on. */
export const requireStep = async (
  tx: Caller,
  step: RecordsMove,
  id: string,
  version: number,
): Promise<KnownRequest> => {
  await lockRequest(tx.db, tx.building._id, id)
  const found = await requireRequest(tx, id)
  requireVersion(shown(tx, found), version)
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
