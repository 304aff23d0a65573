import { onOneLine } from '../../../contract/mortgagees/mortgagee-words.ts'
import type { InBuilding } from '../../context.ts'
import { selectCounting } from './lists-store.ts'
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
