/** Assets as those who manage them see them: with how warranties and plans stand today. */
import type { AssetChoices, AssetCounts, AssetQuery, DueQuery } from '../../../contract/assets.ts'
import type { Asset, AssetSummary, DuePlan } from '../../../contract/assets/asset.ts'
import type { AssetPlan, PlanRound } from '../../../contract/assets/plan.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { Page } from '../../../contract/route.ts'
import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import { NotFound } from '../../http/errors.ts'
import { vendorNames, vendorsById } from '../vendors/vendors.ts'
import { countAssets, selectAssets, selectDue } from './lists-store.ts'
import { selectPlans, type KnownPlan } from './plans-store.ts'
import { selectRounds } from './rounds-store.ts'
import { lastsUntil, planStanding, warrantyStanding } from './rules.ts'
import { selectAsset, type KnownAsset } from './store.ts'

export type ById = { params: { id: string } }

/** The building's calendar day. */
export const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

const shownPlan =
  (today: LocalDate) =>
  ({ anchorOn: _anchorOn, ...plan }: KnownPlan): AssetPlan => ({ ...plan, standing: planStanding(plan, today) })

/** The first of the plans that run; what is retired has none. */
const nextOf = ({ retiredOn }: KnownAsset, plans: readonly AssetPlan[]): Asset['next'] => {
  const next = plans.find(({ pausedOn, endedOn }) => pausedOn === null && endedOn === null)
  if (!next || retiredOn !== null) return null
  const { _id, title, nextDueOn, standing } = next
  return { _id, title, nextDueOn, standing }
}

const shown = async (ctx: InBuilding, known: KnownAsset): Promise<Asset> => {
  const today = todayIn(ctx)
  const plans = (await selectPlans(ctx.db, ctx.building._id, known._id)).map(shownPlan(today))
  const { vendorId } = known
  const vendor = vendorId === null ? undefined : (await vendorsById(ctx, [vendorId])).get(vendorId)
  return {
    ...known,
    warranty: warrantyStanding(known.warrantyUntil, today),
    lastsUntil: lastsUntil(known),
    next: nextOf(known, plans),
    vendor: vendor ? { _id: vendor._id, name: vendor.name, warnings: vendor.warnings } : null,
    plans,
  }
}

/** An asset of the building, also one that is retired; 404 for any other. */
export const requireAsset = async (ctx: InBuilding, id: string): Promise<Asset> => {
  const found = await selectAsset(ctx.db, ctx.building._id, id)
  if (!found) throw NotFound()
  return shown(ctx, found)
}

export const getAsset = (ctx: InBuilding, { params }: ById): Promise<Asset> => requireAsset(ctx, params.id)

export const listAssets = (ctx: InBuilding, { query }: { query: AssetQuery }): Promise<Page<AssetSummary>> =>
  selectAssets(ctx.db, ctx.building._id, query, todayIn(ctx))

export const countStandings = (ctx: InBuilding): Promise<AssetCounts> =>
  countAssets(ctx.db, ctx.building._id, todayIn(ctx))

/** What is to be done, by its day, what is overdue first. */
export const listDue = async (ctx: InBuilding, { query }: { query: DueQuery }): Promise<Page<DuePlan>> => {
  const { items, nextCursor } = await selectDue(ctx.db, ctx.building._id, query)
  const vendors = await vendorsById(
    ctx,
    items.flatMap(({ vendorId }) => vendorId ?? []),
  )
  const withVendor = (vendorId: string | null): DuePlan['vendor'] => {
    const found = vendors.get(vendorId ?? '')
    return found ? { _id: found._id, name: found.name } : null
  }
  const judged = shownPlan(todayIn(ctx))
  return {
    items: items.map(({ asset, vendorId, ...plan }) => ({ ...judged(plan), asset, vendor: withVendor(vendorId) })),
    nextCursor,
  }
}

/** Vendors who work here, the preferred ones first. */
export const listChoices = async (ctx: InBuilding): Promise<AssetChoices> => ({
  vendors: (await vendorNames(ctx)).map(({ _id, name, trade }) => ({ _id, name, trade })),
})

/** What was done to an asset by its plans, newest first; 404 for an asset of others. */
export const listRounds = async (
  ctx: InBuilding,
  { params, query }: ById & { query: Pick<Paging, 'cursor' | 'limit'> },
): Promise<Page<PlanRound>> => {
  await requireAsset(ctx, params.id)
  return selectRounds(ctx.db, ctx.building._id, params.id, query)
}
