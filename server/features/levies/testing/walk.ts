/** For the walks: a draft of a special levy, and complete bodies. */
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import { buildingOf, someUnit, type FeatureWalk, type Ids } from '../../../testing/walk.ts'
import type { World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { draftLevy } from '../levies.ts'

const dueDays = ['2027-03-01', '2027-06-01']
const said = { purpose: 'Replace the roof', totalCents: 25_000_000, dueDays }

/** A draft of the caller's building. Council members read levies but write none, so a verb makes it. */
const levyRecord = async (world: World, who: Caller): Promise<Ids> => {
  const building = (await findCurrentBuilding(world.platform.db, buildingOf(who)))!
  const ctx = { ...world.context(), building }
  const body = { ...said, name: `Roof ${newId()}`, division: 'entitlement' as const, shares: [] }
  const { _id, version } = await draftLevy(ctx, { body })
  const { id: unitId } = await someUnit(world, who)
  return { id: _id, version: String(version), unitId: unitId! }
}

export const walk: FeatureWalk = {
  records: { levies: levyRecord },
  bodies: {
    'POST /api/levies': ({ unitId }) => ({
      ...{ ...said, name: 'Roof', division: 'otherFair' },
      shares: [{ unitId, cents: 25_000_000 }],
    }),
    'PUT /api/levies/:id': ({ version, unitId }) => ({
      ...{ ...said, name: 'Roof', division: 'otherFair', version: Number(version) },
      shares: [{ unitId, cents: 25_000_000 }],
    }),
    'POST /api/levies/:id/steps': ({ version }) => ({ step: 'discard', version: Number(version) }),
  },
}
