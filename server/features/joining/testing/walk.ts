/** For the walks: an invitation, a round of them, requests for access, and complete bodies. */
import { joining } from '../../../../contract/joining.ts'
import { newId } from '../../../db/ids.ts'
import { Caller } from '../../../testing/caller.ts'
import { castPassword } from '../../../testing/cast.ts'
import {
  accountOf,
  buildingOf,
  dataOf,
  listed,
  somePdf,
  someRenter,
  type FeatureWalk,
  type Maker,
} from '../../../testing/walk.ts'
import { createAccount } from '../../accounts/accounts.ts'
import { requestAccess } from '../joining.ts'

const invitation: Maker = async (world, who) => {
  const { personId, unitId } = await someRenter(world, who)
  const email = `guest.${newId()}@example.ca`
  const { _id } = await who.call(joining.invite, { body: { email, role: 'tenant' } })
  return { id: _id, unitId, personIds: personId }
}

const round: Maker = async (world, who) => {
  const { personId } = await someRenter(world, who)
  const { _id } = await who.call(joining.inviteMany, { body: { personIds: [personId], addresses: 1 } })
  return { id: _id, personIds: (await someRenter(world, who)).personId }
}

/** Someone new requests access to the building. */
const accessRequest: Maker = async (world, who) => {
  const email = `newcomer.${newId()}@example.ca`
  const person = { firstName: 'Wendy', lastName: 'Walker', email, password: castPassword, emailVerified: true }
  await createAccount(world.context(), person)
  const wendy = new Caller(who.app, null)
  await wendy.send('POST', '/api/auth/login', { body: { email, password: castPassword } })
  await wendy.try(joining.askAccess, {
    body: { unitNumber: '703', buildingId: buildingOf(who) },
    files: [somePdf()],
  })
  await world.jobs.drain(['joining.requestAccess'])
  const asked = (await who.call(joining.accessRequests, { query: {} })).items.find((one) => one.email === email)!
  const { personId } = await someRenter(world, who)
  return { id: asked._id, attachmentId: asked.evidence[0]!._id, personId, buildingId: buildingOf(who) }
}

/** What the caller requested of the building next door. */
const myRequest: Maker = async (world, who) => {
  const { harbour, prairie } = world.cast.buildings
  const accountId = await accountOf(who)
  const id = buildingOf(who) === harbour ? prairie : harbour
  await requestAccess(world.context(), { accountId, building: { id }, unit: '12' })
  const [asked] = await dataOf<{ _id: string }[]>(who, '/api/access-requests/mine')
  return { id: asked!._id }
}

export const walk: FeatureWalk = {
  records: {
    invitations: invitation,
    'invitations/rounds': round,
    'access-requests': accessRequest,
    'access-requests/mine': myRequest,
  },
  bodies: {
    'POST /api/invitations': (ids) => ({ email: `guest.${newId()}@example.ca`, role: 'owner', unitId: ids.unitId }),
    'POST /api/invitations/read': () => ({ token: 'A'.repeat(43) }),
    'POST /api/invitations/accept': () => ({ token: 'A'.repeat(43) }),
    'POST /api/access-requests': (ids) => ({ unitNumber: '703', buildingId: ids.buildingId }),
    'POST /api/invitations/rounds': (ids) => ({ personIds: listed(ids, 'personIds'), addresses: 1 }),
    'POST /api/access-requests/:id/approve': (ids) => ({ role: 'owner', personId: ids.personId, version: 1 }),
    'POST /api/access-requests/:id/ask': () => ({ question: 'Since when?', version: 1 }),
    'POST /api/access-requests/mine/:id/answer': () => ({ answer: 'Since May.', version: 1 }),
    'POST /api/access-requests/:id/decline': () => ({ reason: 'Not ours', version: 1 }),
  },
}
