/** For the tenancy walk: terms on council, and complete bodies for the routes that write them. */
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { World } from '../../../testing/world.ts'
import { someRenter, type FeatureWalk, type Ids } from '../../../testing/walk.ts'

/** Someone new on council for a term, and another one who is not. */
const term = async (world: World, who: Caller, path: string): Promise<Ids> => {
  const { personId } = await someRenter(world, who)
  if (path.includes('/candidates/')) return { id: personId }
  const { _id } = await who.call(units.appoint, { body: { personId, from: '2026-11-20' } })
  return { id: _id, personId: (await someRenter(world, who)).personId }
}

export const walk: FeatureWalk = {
  records: { council: term },
  bodies: {
    'POST /api/council/terms': ({ personId }) => ({ personId, from: '2026-11-20' }),
    'PUT /api/council/terms/:id': () => ({ version: 1, from: '2026-11-20', positions: ['secretary'] }),
    'POST /api/council/terms/:id/end': () => ({ version: 1 }),
  },
}
