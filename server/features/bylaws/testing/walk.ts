/** For the walks: a text in a set of its own, in the state that a route asks for, and complete bodies. */
import { bylaws } from '../../../../contract/bylaws.ts'
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import { listed, type FeatureWalk, type Ids } from '../../../testing/walk.ts'
import type { World } from '../../../testing/world.ts'

const written = {
  number: '3',
  heading: 'Pets',
  text: 'One dog or one cat for each strata lot.',
  passedOn: '2026-05-01',
}

/** A rule of the caller's building, in a set of its own. */
const bylawRecord = async (_world: World, who: Caller): Promise<Ids> => {
  const set = await who.call(bylaws.addSet, { body: { kind: 'rule', name: `Walk ${newId()}` } })
  const [made] = await who.call(bylaws.add, { body: { setId: set._id, bylaws: [written] } })
  return { id: made!._id, setId: set._id, version: String(made!.version), bylawIds: made!._id }
}

/** An empty set of the caller's building. */
const setRecord = async (_world: World, who: Caller): Promise<Ids> => {
  const { _id, version } = await who.call(bylaws.addSet, { body: { kind: 'bylaw', name: `Walk ${newId()}` } })
  return { id: _id, version: String(version) }
}

const ofVersion = ({ version }: Ids) => ({ version: Number(version) })

export const walk: FeatureWalk = {
  records: { bylaws: bylawRecord, 'bylaw-sets': setRecord },
  bodies: {
    'POST /api/bylaws': ({ setId }) => ({ setId, bylaws: [{ ...written, number: '4' }] }),
    'PUT /api/bylaws/:id': (ids) => ({ ...written, heading: 'Pets and noise', ...ofVersion(ids) }),
    'POST /api/bylaws/:id/steps': (ids) => ({
      step: 'repeal',
      endedOn: '2026-11-01',
      reason: 'Walk',
      ...ofVersion(ids),
    }),
    'POST /api/bylaws/document': () => ({}),
    'POST /api/bylaws/tell': (ids) => ({ bylawIds: listed(ids, 'bylawIds') }),
    'POST /api/bylaw-sets': () => ({ kind: 'rule', name: `Walk ${newId()}` }),
    'PUT /api/bylaw-sets/:id': (ids) => ({ name: `Walk ${newId()}`, ...ofVersion(ids) }),
  },
}
