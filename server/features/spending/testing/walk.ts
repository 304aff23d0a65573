/** For the walks: an expense of the reserve, which no budget has. */
import type { Caller } from '../../../testing/caller.ts'
import { buildingOf, type FeatureWalk, type Ids } from '../../../testing/walk.ts'
import type { World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { spend } from './spending.ts'

const expense = async (world: World, who: Caller): Promise<Ids> => {
  const building = (await findCurrentBuilding(world.platform.db, buildingOf(who)))!
  const of = { day: '2026-11-10', fund: 'reserve', category: 'Roof', cents: 125_000 } as const
  return { id: await spend({ ...world.context(), building }, of), version: '0' }
}

export const walk: FeatureWalk = {
  records: { spending: expense },
  bodies: {
    'POST /api/spending/:id/steps': ({ version }) => ({
      ...{ step: 'approve', basis: 'otherWork', approvedOn: '2026-11-01', resolution: 'Annual general meeting' },
      version: Number(version),
    }),
  },
}
