import { addDays } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { NotFound } from '../../../http/errors.ts'
import { today } from '../residents.ts'
import { changeTie } from '../ties/ties.ts'
import { addPerson, endTenancy, listUnits, startTenancy } from '../units.ts'
import { listTenantNotices, receiveTenantNotice } from './occupancy.ts'

const unitIdOf = async (ctx: InBuilding, unitNumber: string): Promise<string> => {
  const { items } = await listUnits(ctx, { query: { limit: 5, search: unitNumber } })
  const unit = items.find((one) => one.unitNumber === unitNumber)
  if (!unit) throw NotFound()
  return unit._id
}

const rents = async (ctx: InBuilding, unitNumber: string, name: [string, string], from: string) => {
  const [firstName, lastName] = name
  const unitId = await unitIdOf(ctx, unitNumber)
  const personId = await addPerson(ctx, { firstName, lastName })
  return { unitId, id: await startTenancy(ctx, { unitId, personId, kind: 'tenant', occupiesUnit: true, from }) }
}

/** Of these the notice that tenants sign has not come in. */
const forgotten = new Set(['505', '508'])

const receiveNotices = async (ctx: InBuilding): Promise<void> => {
  const { items } = await listTenantNotices(ctx, { query: { limit: 100 } })
  for (const { _id, unitNumber, startsOn, version } of items)
    if (!forgotten.has(unitNumber) && startsOn !== null)
      await receiveTenantNotice(ctx, { params: { id: _id }, body: { version, receivedOn: addDays(startsOn, 9) } })
}

/** Harbour View as people come and go: a unit that fell vacant, a roommate who left and one who came, a lease that ends. */
export const seedMoves = async (at: (daysAgo: number) => InBuilding): Promise<void> => {
  const day = (daysAgo: number) => today(at(daysAgo))
  const left = await rents(at(397), '206', ['Noor', 'Haddad'], day(640))
  const roommate = await rents(at(397), '505', ['Priya', 'Lindgren'], day(410))
  await receiveNotices(at(396))
  await endTenancy(at(80), { id: left.id, to: day(71) })
  await endTenancy(at(50), { id: roommate.id, to: day(36) })
  const came = await rents(at(24), '505', ['Maren', 'Okafor'], day(23))
  await changeTie(at(22), {
    params: { id: came.unitId, linkId: came.id },
    body: {
      version: 1,
      from: day(23),
      to: null,
      sharePercent: null,
      isPrimary: null,
      occupiesUnit: true,
      formKReceivedOn: null,
      leaseEndsOn: addDays(day(0), 67),
      notes: 'Three-month lease while Samir looks for a roommate.',
    },
  })
}
