import { addDays } from '../../../contract/time.ts'
import type { Leaving } from '../../offers.ts'
import { selectCounting, selectFirstOwner } from './lists-store.ts'
import { lapsedIn } from './reading.ts'
import { saleLine } from './rules.ts'

/** A sale usually pays the seller's mortgage out; nothing ends without someone who says so. */
export const mortgageesLeaving: Leaving = {
  async foresee(ctx, { personId, unitId, passesOn }) {
    if (personId === null || unitId === null || passesOn === undefined) return []
    const buildingId = ctx.building._id
    // Said once, also where two owners sell together.
    if ((await selectFirstOwner(ctx.db, buildingId, unitId, addDays(passesOn, -1))) !== personId) return []
    const counting = await selectCounting(ctx.db, buildingId, lapsedIn(ctx), unitId)
    return counting.map((mortgagee) => saleLine(mortgagee, ctx.building.jurisdiction))
  },

  end: () => Promise.resolve(),
}
