/** For the tenancy walk: a mortgagee of the caller's building, and complete bodies. */
import { mortgagees } from '../../../../contract/mortgagees.ts'
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import { someUnit, type FeatureWalk, type Ids } from '../../../testing/walk.ts'
import type { World } from '../../../testing/world.ts'

const written = () => ({
  lender: `Walk ${newId()}`,
  address: '200 Harbour Street\nVancouver BC V6B 1A1',
  email: 'notices@lender.example',
  reference: '44-17',
  requestedOn: '2026-10-01',
})

const mortgageeRecord = async (world: World, who: Caller): Promise<Ids> => {
  const { id: unitId } = await someUnit(world, who)
  const { _id, version } = await who.call(mortgagees.add, { body: { ...written(), unitId: unitId! } })
  return { id: _id, version: String(version), unitId: unitId! }
}

export const walk: FeatureWalk = {
  records: { mortgagees: mortgageeRecord },
  bodies: {
    'POST /api/mortgagees': ({ unitId }) => ({ ...written(), unitId }),
    'PUT /api/mortgagees/:id': ({ version }) => ({ ...written(), version: Number(version) }),
    'POST /api/mortgagees/:id/steps': ({ version }) => ({
      ...{ step: 'end', endedOn: '2026-11-20', reason: 'discharged' },
      version: Number(version),
    }),
  },
}
