/** For the tenancy walk: the records of a unit, and complete bodies for the routes that write them. */
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import { someUnit, type FeatureWalk, type Ids } from '../../../testing/walk.ts'

/** A word that no other record has. */
const fresh = () => newId().slice(-12).toUpperCase()

/** What makes a record, by its noun in the path. */
const drafts: Readonly<Record<string, (ids: Ids) => object>> = {
  spaces: () => ({ kind: 'stall', label: `P-${fresh()}` }),
  vehicles: ({ personId }) => ({ plate: fresh(), personId }),
  devices: ({ personId }) => ({ kind: 'fob', serial: fresh(), personId }),
  pets: () => ({ kind: 'cat', name: 'Miso' }),
  insurance: ({ personId }) => ({ insurer: 'Seaboard Mutual', expiresOn: '2027-01-31', personId }),
  alterations: () => ({ title: 'Hardwood floor', agreedOn: '2026-01-31' }),
}

/** A unit of the caller's building with an owner, and a record of the noun that the path names. */
const unitWithRecord = async (who: Caller, path: string): Promise<Ids> => {
  const [first] = (await who.send('GET', '/api/units')).body.data as { _id: string }[]
  const { links } = (await who.send('GET', `/api/units/${first!._id}`)).body.data as {
    links: { _id: string; personId: string; role: string }[]
  }
  const owner = links.find(({ role }) => role === 'owner')!
  const ids = { id: first!._id, linkId: owner._id, personId: owner.personId }
  const draft = drafts[path.split('/')[4] ?? '']
  if (!draft) return ids
  const made = await who.send('POST', `/api/units/${ids.id}/${path.split('/')[4]}`, { body: draft(ids) })
  return { ...ids, recordId: made.body.data._id }
}

/** The caller's own row of the roster, a unit of theirs and, where the path names them, a vehicle. */
const ownPlace = async (who: Caller, path: string): Promise<Ids> => {
  const { data } = (await who.send('GET', '/api/people/mine/place')).body as {
    data: { units: { _id: string }[]; details: { _id: string }[] }
  }
  const ids = { id: data.details[0]!._id, unitId: data.units[0]!._id }
  if (!path.endsWith('/vehicles/:recordId')) return ids
  const made = await who.send('POST', '/api/people/mine/vehicles', { body: { plate: fresh(), unitId: ids.unitId } })
  return { ...ids, recordId: made.body.data._id }
}

const writing = Object.entries(drafts).flatMap(([noun, draft]): [string, (ids: Ids) => object][] => [
  [`POST /api/units/:id/${noun}`, draft],
  [`PUT /api/units/:id/${noun}/:recordId`, (ids) => ({ ...draft(ids), version: 1 })],
])

/** By route; a person added beside the owner is one nobody knows yet. */
export const walk: FeatureWalk = {
  records: {
    units: (world, who, path) => (/\/(sale|move-)/.test(path) ? someUnit(world, who) : unitWithRecord(who, path)),
    people: async (_world, who) => ({ id: (await unitWithRecord(who, '')).personId! }),
    'people/mine': (_world, who, path) => ownPlace(who, path),
    directory: async () => ({}),
  },
  bodies: {
    ...Object.fromEntries(writing),
    'POST /api/units/:id/devices/:recordId/end': () => ({ endedOn: '2026-11-01', endReason: 'returned', version: 1 }),
    'PUT /api/units/:id': () => ({ unitNumber: '101', version: 1 }),
    'POST /api/units/:id/people': ({ personId }) => ({ role: 'agent', personId, from: '2026-01-01' }),
    'PUT /api/units/:id/people/:linkId': () => ({ from: '2024-01-01', version: 1 }),
    'PUT /api/people/mine': () => ({ isListed: true }),
    'PUT /api/people/:id/protection': () => ({ isProtected: true }),
    'POST /api/people/:id/end-access': () => ({ was: 'owner', becomes: null }),
    'POST /api/people/mine/vehicles': ({ unitId }) => ({ plate: fresh(), unitId }),
    'PUT /api/people/mine/vehicles/:recordId': () => ({ plate: fresh(), version: 1 }),
    'PUT /api/people/mine/details/:id': () => ({ mailingCity: 'Victoria', version: 1 }),
    'PUT /api/people/:id': () => ({ firstName: 'Hana', lastName: 'Sato', version: 1 }),
  },
}
