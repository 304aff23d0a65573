/** For the walks: an account of the caller's building. */
import type { Caller } from '../../../testing/caller.ts'
import { buildingOf, type FeatureWalk, type Ids } from '../../../testing/walk.ts'
import type { World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { holdingsOn, settleHoldings } from '../../ledger/ledger.ts'

const accountOfUnit = async (world: World, who: Caller): Promise<Ids> => {
  const building = (await findCurrentBuilding(world.platform.db, buildingOf(who)))!
  const ctx = { ...world.context(), building }
  await settleHoldings(ctx)
  const [holdingId] = (await holdingsOn(ctx, '2026-11-20')).values()
  return { holdingId: holdingId! }
}

export const walk: FeatureWalk = { records: { adjustments: accountOfUnit } }
