/** For the walks: a filter of the desk that the caller keeps, and complete bodies. */
import { ticketViews } from '../../../../contract/tickets/views.ts'
import { units } from '../../../../contract/units.ts'
import { vendors } from '../../../../contract/vendors.ts'
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { World } from '../../../testing/world.ts'
import type { FeatureWalk, Ids } from '../../../testing/walk.ts'

const kept = () => ({ name: `Walk ${newId().slice(-12)}`, filter: { due: 'late' as const } })

const view = async (_world: World, who: Caller): Promise<Ids> => {
  for (const { _id, name } of await who.call(ticketViews.list))
    if (name.startsWith('Walk ')) await who.call(ticketViews.drop, { params: { id: _id } })
  const { _id, version } = await who.call(ticketViews.keep, { body: kept() })
  const { items } = await who.call(units.list, { query: { limit: 1 } })
  const vendor = await who.call(vendors.add, { body: { name: `Walk ${newId()}`, trade: 'plumbing' } })
  return { id: _id, version: String(version), unitId: items[0]!._id, vendorId: vendor._id }
}

export const walk: FeatureWalk = {
  records: { 'ticket-views': view },
  bodies: {
    'POST /api/ticket-views': ({ unitId, vendorId }) => ({ ...kept(), filter: { due: 'late', unitId, vendorId } }),
    'PUT /api/ticket-views/:id': ({ version }) => ({ ...kept(), isDefault: true, version: Number(version) }),
  },
}
