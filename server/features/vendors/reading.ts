/** Vendors as those who manage them see them: with how their papers stand today. */
import type { Page } from '../../../contract/route.ts'
import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import type { VendorCounts, VendorQuery } from '../../../contract/vendors.ts'
import type { Vendor, VendorSummary, VendorWarning } from '../../../contract/vendors/vendor.ts'
import type { VendorWork } from '../../../contract/vendors/work.ts'
import type { InBuilding } from '../../context.ts'
import { orNotFound } from '../../http/errors.ts'
import { countVendors, selectChoices, selectNamed, selectVendors } from './lists-store.ts'
import { standingsOf, warningsOf } from './rules.ts'
import { selectVendor, type KnownVendor } from './store.ts'

export type ById = { params: { id: string } }

/** The building's calendar day. */
export const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

const onThe = (ctx: InBuilding) => ({ today: todayIn(ctx), jurisdiction: ctx.building.jurisdiction })

export const shown = (ctx: InBuilding, known: KnownVendor): Vendor => ({
  ...known,
  standings: standingsOf(known, todayIn(ctx)),
  warnings: warningsOf(known, onThe(ctx)),
})

/** A vendor of the building; 404 for any other. */
export const requireVendor = async (ctx: InBuilding, id: string): Promise<KnownVendor> =>
  orNotFound(await selectVendor(ctx.db, ctx.building._id, id))

export const listVendors = (ctx: InBuilding, { query }: { query: VendorQuery }): Promise<Page<VendorSummary>> =>
  selectVendors(ctx.db, ctx.building._id, query, todayIn(ctx))

export const countStandings = (ctx: InBuilding): Promise<VendorCounts> =>
  countVendors(ctx.db, ctx.building._id, todayIn(ctx))

/** A vendor, also one that works here no longer, with what whoever calls them should know; 404 for any other. */
export const vendorBy = async (ctx: InBuilding, id: string): Promise<Vendor> => shown(ctx, await requireVendor(ctx, id))

export const getVendor = (ctx: InBuilding, { params }: ById): Promise<Vendor> => vendorBy(ctx, params.id)

const noWork: VendorWork = { orders: [], spend: [], rating: { mean: null, count: 0 } }

/** What a vendor did for the building, as the feature that gives it work says it; 404 for any other. */
export const vendorWork = async (ctx: InBuilding, { params }: ById): Promise<VendorWork> => {
  const { _id } = await requireVendor(ctx, params.id)
  return (await ctx.offers.vendorWork?.(ctx, _id)) ?? noWork
}

/** A vendor as a choice offers it. */
export type VendorName = Pick<VendorSummary, '_id' | 'name' | 'trade' | 'isPreferred'> & { warnings: VendorWarning[] }

const named =
  (ctx: InBuilding) =>
  ({ _id, name, trade, isPreferred, ...days }: Omit<VendorSummary, 'standings'>): VendorName => ({
    _id,
    name,
    trade,
    isPreferred,
    warnings: warningsOf({ ...days, trade }, onThe(ctx)),
  })

/** Those who work here, the preferred ones first, each with its warnings; for whoever assigns one. */
export const vendorNames = async (ctx: InBuilding): Promise<VendorName[]> =>
  (await selectChoices(ctx.db, ctx.building._id)).map(named(ctx))

/** Vendors by their ids, each with its warnings, also those that work here no longer; none for those of others. */
export const vendorsById = async (ctx: InBuilding, ids: readonly string[]): Promise<Map<string, VendorName>> => {
  const found = ids.length === 0 ? [] : await selectNamed(ctx.db, ctx.building._id, ids)
  return new Map(found.map((vendor) => [vendor._id, named(ctx)(vendor)]))
}
