import { onOneLine } from '../../../contract/mortgagees/mortgagee-words.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { mortgageeRequestUntil } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import { selectAll, selectCounting } from './lists-store.ts'
import { lapsedIn } from './reading.ts'

/** Names the mortgagees whose requests count today with their addresses, by unit, for the list of owners. */
export const mortgageesListed = async (ctx: InBuilding): Promise<ReadonlyMap<string, string[]>> => {
  const counting = await selectCounting(ctx.db, ctx.building._id, lapsedIn(ctx))
  return new Map(
    [...Map.groupBy(counting, ({ unit }) => unit._id)].map(([unitId, those]) => [
      unitId,
      those.map(({ lender, address }) => `${lender}, ${onOneLine(address)}`),
    ]),
  )
}

/** A lender with a mortgage on a unit, and for which days its request for copies of notices counts, both included. */
export interface CopiedMortgagee {
  _id: string
  lender: string
  unitId: string
  from: LocalDate
  until: LocalDate | null
}

/** Finds the mortgagees that ever asked for copies, with the days on which their requests count. */
export const mortgageesCopied = async (ctx: InBuilding): Promise<CopiedMortgagee[]> =>
  (await selectAll(ctx.db, ctx.building._id)).map(({ _id, lender, unit, requestedOn, endedOn }) => {
    const endsOn = mortgageeRequestUntil(ctx.building.jurisdiction, requestedOn)
    const until = endedOn !== null && (endsOn === null || endedOn < endsOn) ? endedOn : endsOn
    return { _id, lender, unitId: unit._id, from: requestedOn, until }
  })
