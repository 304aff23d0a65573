/** Planning work on an asset that comes again, and letting it rest or end. */
import type { Asset } from '../../../contract/assets/asset.ts'
import type { AssetPlan, PlanChange, PlanDraft } from '../../../contract/assets/plan.ts'
import { plansMost } from '../../../contract/limits/assets.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, requireVersion, orNotFound } from '../../http/errors.ts'
import { endPlannedTicket } from '../tickets/tickets.ts'
import { insertPlan, selectPlans, updatePlan, updateRest, type KnownPlan } from './plans-store.ts'
import { requireAsset, todayIn, type ById } from './reading.ts'
import { notePlan } from './record.ts'
import { deleteOpen } from './rounds-store.ts'
import { lockAsset } from './store.ts'

export type OfPlan = { params: { id: string; planId: string } }

/** A plan before and after a step, with the asset as the caller sees it then. */
export interface PlanStep {
  before: AssetPlan
  known: KnownPlan
}

/** The asset, locked and in use; 404 for one next door. */
const requireInUse = async (tx: InBuilding, id: string): Promise<Asset> => {
  await lockAsset(tx.db, tx.building._id, id)
  const asset = await requireAsset(tx, id)
  if (asset.retiredOn !== null) throw Conflict('This asset is retired and its plans are paused. Restore it first.')
  return asset
}

export const planOf = (asset: Asset, planId: string): AssetPlan =>
  orNotFound(asset.plans.find(({ _id }) => _id === planId))

/** The plan of an asset in use, held, as the caller saw it; 404 for one of others, 409 where it moved on or has ended. */
export const requireSeenPlan = async (
  tx: InBuilding,
  { id, planId }: OfPlan['params'],
  version: number,
): Promise<PlanStep> => {
  const before = planOf(await requireInUse(tx, id), planId)
  requireVersion(before, version)
  if (before.endedOn !== null) throw Conflict('This plan has ended. Add a new one instead.')
  const known = (await selectPlans(tx.db, tx.building._id, id)).find(({ _id }) => _id === planId)!
  return { before, known }
}

/** Adds a plan to an asset in use; 409 where it has as many as it can. */
export const addPlan = (ctx: InBuilding, { params, body }: ById & { body: PlanDraft }): Promise<Asset> =>
  inTransaction(ctx, async (tx) => {
    const { plans } = await requireInUse(tx, params.id)
    if (plans.filter(({ endedOn }) => endedOn === null).length >= plansMost)
      throw Conflict(`An asset can have at most ${plansMost} plans. End one to add another.`)
    const _id = newId(Date.parse(tx.now))
    await insertPlan(tx.db, tx.building._id, params.id, { ...body, _id, at: tx.now, anchorOn: body.nextDueOn })
    const asset = await requireAsset(tx, params.id)
    await notePlan(tx, 'plan added', { _id: params.id, before: null, after: planOf(asset, _id) })
    return asset
  })

/** The plan comes up anew, if at all: what was opened for its former day is not wanted any more. */
const forgetRound = async (tx: InBuilding, planId: string): Promise<void> => {
  const ticketId = await deleteOpen(tx.db, tx.building._id, planId)
  if (ticketId !== null) await endPlannedTicket(tx, ticketId, { step: 'decline', words: 'The plan was edited.' })
}

const rhythmFields = ['every', 'unit', 'countsFrom', 'nextDueOn'] as const

/** Writes a plan anew. Where its rhythm or next day changed, its days are counted from the next one; a new day comes up anew. */
export const changePlan = (ctx: InBuilding, { params, body }: OfPlan & { body: PlanChange }): Promise<Asset> =>
  inTransaction(ctx, async (tx) => {
    const { version, ...draft } = body
    const { before, known } = await requireSeenPlan(tx, params, version)
    const goesOn = rhythmFields.every((field) => draft[field] === before[field])
    const anchorOn = goesOn ? known.anchorOn : draft.nextDueOn
    await updatePlan(tx.db, tx.building._id, params.planId, { ...draft, anchorOn })
    if (draft.nextDueOn !== before.nextDueOn) await forgetRound(tx, params.planId)
    const asset = await requireAsset(tx, params.id)
    await notePlan(tx, 'plan changed', { _id: params.id, before, after: planOf(asset, params.planId) })
    return asset
  })

type Seen = OfPlan & { body: { version: number } }

const rest = (
  ctx: InBuilding,
  { params, body }: Seen,
  action: 'plan paused' | 'plan resumed' | 'plan ended',
): Promise<Asset> =>
  inTransaction(ctx, async (tx) => {
    const { before } = await requireSeenPlan(tx, params, body.version)
    const isPaused = before.pausedOn !== null
    if (action === 'plan paused' && isPaused) throw Conflict('This plan is already paused.')
    if (action === 'plan resumed' && !isPaused) throw Conflict('This plan is already active.')
    const today = todayIn(tx)
    const pausedOn = action === 'plan paused' ? today : null
    const endedOn = action === 'plan ended' ? today : null
    await updateRest(tx.db, tx.building._id, params.planId, { pausedOn, endedOn })
    await forgetRound(tx, params.planId)
    const asset = await requireAsset(tx, params.id)
    await notePlan(tx, action, { _id: params.id, before, after: planOf(asset, params.planId) })
    return asset
  })

/** Lets a plan rest: it does not come up. 409 where it does already. */
export const pausePlan = (ctx: InBuilding, seen: Seen): Promise<Asset> => rest(ctx, seen, 'plan paused')

/** A plan that rested runs again, from its next day on. 409 where it runs. */
export const resumePlan = (ctx: InBuilding, seen: Seen): Promise<Asset> => rest(ctx, seen, 'plan resumed')

/** Ends a plan; what was done by it stays. */
export const endPlan = (ctx: InBuilding, seen: Seen): Promise<Asset> => rest(ctx, seen, 'plan ended')
