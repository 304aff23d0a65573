import { stallLabel } from '../../../../contract/parking/stall-words.ts'
import type { InBuilding } from '../../../context.ts'
import { selectStallsHeld } from './assignments-store.ts'
import { at } from './reading.ts'

/** The stalls that units have today, by unit, as lists name them. */
export const stallsHeld = async (ctx: InBuilding): Promise<ReadonlyMap<string, string[]>> => {
  const rows = await selectStallsHeld(ctx.db, ctx.building._id, at(ctx).today)
  return new Map(
    [...Map.groupBy(rows, ({ unitId }) => unitId)].map(([unitId, those]) => [unitId, those.map(stallLabel)]),
  )
}
