/** Mortgagees as those who manage the building see them: with how their requests stand today. */
import type { MortgageeQuery } from '../../../contract/mortgagees.ts'
import type { Mortgagee } from '../../../contract/mortgagees/mortgagee.ts'
import type { Page } from '../../../contract/route.ts'
import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import { mortgageeRequestsLapsed, mortgageeRequestUntil } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import { orNotFound } from '../../http/errors.ts'
import { selectMortgagees } from './lists-store.ts'
import { stateOf } from './rules.ts'
import { selectMortgagee, type KnownMortgagee } from './store.ts'

export type ById = { params: { id: string } }

/** Tells the building's calendar day. */
export const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

/** Finds the latest day whose requests no longer count today; null where they count without end. */
export const lapsedIn = (ctx: InBuilding): LocalDate | null =>
  mortgageeRequestsLapsed(ctx.building.jurisdiction, todayIn(ctx))

/** Adds until when a request counts, and how it stands today. */
export const shown = (ctx: InBuilding, known: KnownMortgagee): Mortgagee => {
  const endsOn = mortgageeRequestUntil(ctx.building.jurisdiction, known.requestedOn)
  return { ...known, endsOn, state: stateOf({ endsOn, endedOn: known.endedOn }, todayIn(ctx)) }
}

/** Finds a mortgagee of the building; 404 for any other. */
export const requireMortgagee = async (ctx: InBuilding, id: string): Promise<KnownMortgagee> =>
  orNotFound(await selectMortgagee(ctx.db, ctx.building._id, id))

/** Lists the mortgagees of the building by unit. */
export const listMortgagees = async (
  ctx: InBuilding,
  { query }: { query: MortgageeQuery },
): Promise<Page<Mortgagee>> => {
  const { items, nextCursor } = await selectMortgagees(ctx.db, ctx.building._id, query, lapsedIn(ctx))
  return { items: items.map((known) => shown(ctx, known)), nextCursor }
}

/** Gets a mortgagee; 404 for one of another building. */
export const getMortgagee = async (ctx: InBuilding, { params }: ById): Promise<Mortgagee> =>
  shown(ctx, await requireMortgagee(ctx, params.id))
