/** For the tenancy walk: a stall, somebody in line and something lent in the state that a route asks for, and bodies. */
import { parking } from '../../../../contract/parking.ts'
import { newId } from '../../../db/ids.ts'
import { someBylaw } from '../../../testing/bylaws.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { FeatureWalk, Ids, Maker } from '../../../testing/walk.ts'

/** Ends of ids made in one moment differ; their beginnings do not. */
const written = () => ({ level: 'Walk', number: newId().slice(-10), tenure: 'common_property', notes: 'By the ramp' })
const terms = { basis: 'council_approval', from: '2026-11-01', until: '2027-10-31', conditions: 'No storage' } as const

const unitOf = async (who: Caller): Promise<string> => (await who.call(parking.myStalls)).units[0]!._id

const newStall = (who: Caller) => who.call(parking.addStall, { body: written() as never })

const assigned = async (who: Caller) => {
  const { _id, version } = await newStall(who)
  const unitId = await unitOf(who)
  const body = { ...terms, unitId, version }
  return { unitId, stall: await who.call(parking.assignStall, { params: { id: _id }, body }) }
}

/** The caller's unit in line, and nobody else. */
const inLine = async (who: Caller) => {
  for (const { _id, version } of await who.call(parking.listWaits))
    await who.call(parking.leaveWaits, { params: { id: _id }, body: { version } })
  return who.call(parking.joinWaits, { body: { unitId: await unitOf(who) } })
}

const offered = async (who: Caller) => {
  const wait = await inLine(who)
  const { _id, version } = await newStall(who)
  const stall = await who.call(parking.offerStall, { params: { id: _id }, body: { ...terms, version } })
  return { stall, wait }
}

const stallRecord: Maker = async (_world, who, path) => {
  const unitId = await unitOf(who)
  if (path.includes('/assignments/')) {
    const { stall } = await assigned(who)
    const { _id, version } = stall.assignments[0]!
    return { id: stall._id, assignmentId: _id, unitId, version: String(version) }
  }
  if (path.endsWith('/offer')) await inLine(who)
  const { _id, version } = path.endsWith('/withdraw') ? (await offered(who)).stall : await newStall(who)
  return { id: _id, unitId, bylawId: await someBylaw(who), version: String(version) }
}

const waitRecord: Maker = async (_world, who, path) => {
  const { _id, unitId, version } = await inLine(who)
  if (!path.includes(':id')) await who.call(parking.leaveWaits, { params: { id: _id }, body: { version } })
  return { id: _id, unitId, version: String(version) }
}

const offerRecord: Maker = async (_world, who) => {
  const { _id, version } = (await offered(who)).stall.offer!
  return { id: _id, version: String(version) }
}

const shareRecord: Maker = async (_world, who, path) => {
  const { stall, unitId } = await assigned(who)
  const ids = { stallId: stall._id, unitId, version: '1' }
  if (!path.includes(':id')) return ids
  const body = { stallId: stall._id, from: '2026-12-01', until: '2026-12-03' }
  const mine = await who.call(parking.lendStall, { body })
  return { ...ids, id: mine.stalls.flatMap(({ shares }) => shares).find((one) => one.stallId === stall._id)!._id }
}

const seen = ({ version }: Ids) => ({ version: Number(version) })
const renting = (ids: Ids) => ({
  ...terms,
  ...seen(ids),
  ...{ basis: 'rented', feeCents: 4500, bylawId: ids.bylawId },
})
const end = (ids: Ids) => ({ ...seen(ids), on: '2026-12-01', reason: 'Moves away' })

export const walk: FeatureWalk = {
  records: {
    'parking/stalls': stallRecord,
    'parking/waits': waitRecord,
    'parking/my-stalls': async () => ({}),
    'parking/stall-offers': offerRecord,
    'parking/shares': shareRecord,
  },
  bodies: {
    'POST /api/parking/stalls': written,
    'POST /api/parking/stalls/import': () => ({ apply: false }),
    'PUT /api/parking/stalls/:id': (ids) => ({ ...written(), ...seen(ids), evCharging: true }),
    'PUT /api/parking/stalls/:id/place': (ids) => ({ x: 4, y: 4, width: 3, height: 6, turned: 1, ...seen(ids) }),
    'POST /api/parking/stalls/:id/remove': seen,
    'POST /api/parking/stalls/:id/assignments': (ids) => ({ ...renting(ids), unitId: ids.unitId }),
    'POST /api/parking/stalls/:id/assignments/:assignmentId/renew': (ids) => ({ until: '2028-10-31', ...seen(ids) }),
    'POST /api/parking/stalls/:id/assignments/:assignmentId/end': end,
    'POST /api/parking/stalls/:id/offer': (ids) => ({ ...renting(ids), days: 3 }),
    'POST /api/parking/stalls/:id/offer/withdraw': seen,
    'POST /api/parking/waits': (ids) => ({ unitId: ids.unitId, level: 'Walk' }),
    'POST /api/parking/waits/:id/leave': (ids) => ({ ...seen(ids), reason: 'Sold the car' }),
    'POST /api/parking/stall-offers/:id/accept': seen,
    'POST /api/parking/stall-offers/:id/decline': seen,
    'POST /api/parking/shares': ({ stallId }) => ({ stallId, from: '2026-12-05', until: '2026-12-06' }),
    'POST /api/parking/shares/:id/take': (ids) => ({ unitId: ids.unitId, ...seen(ids) }),
    'POST /api/parking/shares/:id/end': seen,
  },
}
