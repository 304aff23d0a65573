/** For the tenancy walk: terms on council, and complete bodies for the routes that write them. */
import { units } from '../../contract/units.ts'
import type { Caller } from '../testing/caller.ts'
import type { World } from '../testing/world.ts'

type Ids = Readonly<Record<string, string>>

/** Somebody new on council for a term, and another one who is not. */
export const councilTerm =
  (somebody: (world: World, who: Caller) => Promise<{ personId: string }>) =>
  async (world: World, who: Caller, path: string): Promise<Ids> => {
    const { personId } = await somebody(world, who)
    if (path.includes('/candidates/')) return { id: personId }
    const { _id } = await who.call(units.appoint, { body: { personId, from: '2026-11-20' } })
    return { id: _id, personId: (await somebody(world, who)).personId }
  }

export const councilBodies: Readonly<Record<string, (ids: Ids) => object>> = {
  'POST /api/council/terms': ({ personId }) => ({ personId, from: '2026-11-20' }),
  'PUT /api/council/terms/:id': () => ({ version: 1, from: '2026-11-20', positions: ['secretary'] }),
  'POST /api/council/terms/:id/end': () => ({ version: 1 }),
}
