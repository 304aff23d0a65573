/** For the tenancy walk: a ticket with files in the state that a route asks for, and complete bodies. */
import { accounts } from '../../../../contract/accounts.ts'
import { tickets } from '../../../../contract/tickets.ts'
import { units } from '../../../../contract/units.ts'
import { vendors } from '../../../../contract/vendors.ts'
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { World } from '../../../testing/world.ts'
import type { FeatureWalk, Ids } from '../../../testing/walk.ts'

const photo = () => new File([newId()], 'leak.txt', { type: 'text/plain' })
const report = { title: 'Water under the sink', category: 'plumbing', place: 'common', placeWords: 'Laundry' } as const

/** Whom and what a ticket can name: a unit, a vendor whose papers were not asked for, and the caller. */
const around = async (who: Caller): Promise<Ids> => {
  const { items } = await who.call(units.list, { query: { limit: 1 } })
  const vendor = await who.call(vendors.add, { body: { name: `Walk ${newId()}`, trade: 'plumbing' } })
  const { _id: accountId } = await who.call(accounts.me)
  return { unitId: items[0]!._id, vendorId: vendor._id, accountId, forAccountId: accountId, assignee: accountId }
}

/** A ticket of the caller's with a file and an internal note with one; resolved where a route rates it. */
const ticket = async (_world: World, who: Caller, path: string): Promise<Ids> => {
  const made = await who.call(tickets.report, { body: report, files: [photo()] })
  const params = { id: made._id }
  const isInternal = path.includes('/internal-notes/')
  const [note] = isInternal
    ? await who.call(tickets.sayInternally, { params, body: { words: 'Ask the plumber.' }, files: [photo()] })
    : []
  const other = path.endsWith('/merge') ? await who.call(tickets.report, { body: report, files: [] }) : made
  let { version } = made
  if (path.endsWith('/rating')) {
    const body = { step: 'resolve', version } as const
    version = (await who.call(tickets.step, { params, body })).version
  }
  return {
    ...(await around(who)),
    id: made._id,
    _id: made._id,
    fileId: (note ? note.files[0] : made.files[0])!._id,
    noteId: note?._id ?? newId(),
    into: String(other.number),
    version: String(version),
  }
}

const seen = ({ version }: Ids) => ({ version: Number(version) })
const inUnit = ({ unitId }: Ids) => ({ ...report, ...(unitId && { place: 'unit', unitId }) })
const given = ({ accountId, vendorId }: Ids) => ({ accountId, vendorId, despiteWarnings: true })

export const walk: FeatureWalk = {
  records: { tickets: ticket },
  bodies: {
    'POST /api/tickets': (ids) => ({ ...inUnit(ids), forAccountId: ids.forAccountId }),
    'PUT /api/tickets/:id': (ids) => ({ ...inUnit(ids), priority: 'high', ...seen(ids) }),
    'POST /api/tickets/:id/steps': (ids) => ({ step: 'assign', ...given(ids), ...seen(ids) }),
    'POST /api/tickets/assign-many': (ids) => ({ tickets: [{ _id: ids._id, ...seen(ids) }], ...given(ids) }),
    'POST /api/tickets/:id/notes': () => ({ words: 'It still drips.' }),
    'POST /api/tickets/:id/internal-notes': () => ({ words: 'Ask the plumber.' }),
    'POST /api/tickets/:id/rating': (ids) => ({ stars: 5, ...seen(ids) }),
    'POST /api/tickets/:id/merge': (ids) => ({ into: Number(ids.into), ...seen(ids) }),
  },
}
