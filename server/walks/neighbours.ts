/** For the tenancy walk: where the ids of a route come from, on either side of the fence. */
import { joining } from '../../contract/joining.ts'
import { notices } from '../../contract/notices.ts'
import { units as unitRoutes } from '../../contract/units.ts'
import type { Route } from '../../contract/route.ts'
import { newId } from '../db/ids.ts'
import { createAccount } from '../features/accounts/accounts.ts'
import { findCurrentBuilding } from '../features/buildings/buildings.ts'
import { requestAccess } from '../features/joining/joining.ts'
import { notify } from '../features/notifications/notifications.ts'
import { addPerson, startTenancy } from '../features/units/units.ts'
import { Caller } from '../testing/caller.ts'
import { castPassword } from '../testing/cast.ts'
import { makePasskey } from '../testing/passkey.ts'
import type { World } from '../testing/world.ts'
import { letterBodies, letterRun, letterTemplate, myLetter, sentLetter } from './letters.ts'
import { libraryBodies, libraryRecord } from './library.ts'
import { logo, picture } from './pictures.ts'
import { accountBodies } from './account-bodies.ts'
import { adminBodies } from './administration.ts'
import { platformBodies, platformRecords } from './platform-records.ts'
import { councilBodies, councilTerm } from './council-terms.ts'
import { bookingBodies, bookingRecords } from './bookings.ts'
import { decidingBodies, decidingRecords } from './deciding.ts'
import { forumBodies, forumRecords } from './forum-records.ts'
import { noticeBodies } from './notice-bodies.ts'
import { maintenanceBodies, maintenanceRecords } from './maintenance.ts'
import { moveBodies } from './move-bodies.ts'
import { parkingBodies, parkingRecords } from './parking.ts'
import { recordsBodies, recordsRequest } from './records-requests.ts'
import { ticketBodies, ticketRecord } from './tickets.ts'
import { vendorBodies, vendorRecord } from './vendor-records.ts'
import { stallBodies, stallRecords } from './parking-stalls.ts'
import { assetBodies, assetRecord } from './asset-records.ts'
import { peopleRecords, unitBodies, unitWithRecord } from './unit-records.ts'
import { orderBodies, orderRecords } from './work-orders.ts'
import { votingBodies, votingRecords } from './voting.ts'

/** Ids by the names of the parameters that take them. */
export type Ids = Readonly<Record<string, string>>

const pdf = () =>
  new File(['%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'], 'a.pdf', { type: 'application/pdf' })
const buildingOf = (who: Caller): string => {
  if (!who.buildingId) throw new Error('The walk needs callers with a building.')
  return who.buildingId
}
const accountOf = async (who: Caller): Promise<string> => (await dataOf<{ _id: string }>(who, '/api/auth/me'))._id
const dataOf = async <T>(who: Caller, path: string): Promise<T> => (await who.send('GET', path)).body.data as T

/** A second browser of the same person: its session is another one than the caller's. */
const session = async (world: World, who: Caller): Promise<Ids> => {
  const { email } = await dataOf<{ email: string }>(who, '/api/auth/me')
  const other = new Caller(who.app, null)
  await other.send('POST', '/api/auth/login', { body: { email, password: castPassword } })
  return { id: await world.sessionOf(other), buildingId: buildingOf(who) }
}

const message = async (world: World, who: Caller): Promise<Ids> => {
  const { _id } = await dataOf<{ _id: string }>(who, '/api/auth/me')
  await notify(world.context(), {
    buildingId: buildingOf(who),
    kind: 'notice.published',
    subjectId: newId(),
    accountIds: [_id],
  })
  const [row] = await dataOf<{ _id: string }[]>(who, '/api/notifications')
  return { notificationIds: row!._id, building: buildingOf(who) }
}

/** A unit that is rented out where there is one, with who owns and who rents it. */
const unit = async (_world: World, who: Caller): Promise<Ids> => {
  const units = await dataOf<{ _id: string; tenants: string[] }[]>(who, '/api/units')
  const { _id: id } = units.find(({ tenants }) => tenants.length > 0) ?? units[0]!
  const { ties } = await dataOf<{ ties: { _id: string; role: string }[] }>(who, `/api/units/${id}/moves`)
  const sellerIds = ties.find(({ role }) => role === 'owner')!._id
  const tieIds = ties.find(({ role }) => role === 'tenant')?._id ?? sellerIds
  return { id, sellerIds, tieIds, endingIds: tieIds }
}

/** Somebody new rents the first unit of the building. */
const tenancy = async (world: World, who: Caller): Promise<Ids> => {
  const { id: unitId } = await unit(world, who)
  const ctx = world.context()
  const inside = { ...ctx, building: (await findCurrentBuilding(ctx.db, buildingOf(who)))! }
  const personId = await addPerson(inside, { firstName: 'Renata', lastName: `Renter ${newId()}` })
  return { id: await startTenancy(inside, { unitId: unitId!, personId, kind: 'tenant', from: '2026-01-01' }) }
}

const notice = async (world: World, who: Caller): Promise<Ids> => {
  const { id: unitIds } = await unit(world, who)
  const draft = { title: 'Water off', content: '<p>On Monday.</p>', mustAcknowledge: true }
  const made = await who.call(notices.create, { body: draft, files: [pdf()] })
  await who.call(notices.publish, { params: { id: made._id } })
  const attachment = made.attachments[0]!._id
  return {
    id: made._id,
    attachmentId: attachment,
    removeAttachmentIds: attachment,
    unitIds: unitIds!,
    buildingId: buildingOf(who),
  }
}

/** A passkey that the caller's device has made. */
const passkey = async (_world: World, who: Caller): Promise<Ids> => {
  await makePasskey(who)
  const [first] = await dataOf<{ _id: string }[]>(who, '/api/passkeys')
  return { id: first!._id }
}

/** Somebody who rents a unit of the caller's building and was not invited yet. */
const renter = async (world: World, who: Caller): Promise<{ personId: string; unitId: string }> => {
  const { id: unitId } = await unit(world, who)
  const building = (await findCurrentBuilding(world.platform.db, buildingOf(who)))!
  const inside = { ...world.context(), building }
  const name = { firstName: 'Remy', lastName: 'Renter', email: `renter.${newId()}@example.ca` }
  const personId = await addPerson(inside, name)
  await startTenancy(inside, { unitId: unitId!, personId, kind: 'tenant' })
  return { personId, unitId: unitId! }
}

const invitation = async (world: World, who: Caller): Promise<Ids> => {
  const { personId, unitId } = await renter(world, who)
  const email = `guest.${newId()}@example.ca`
  const { _id } = await who.call(joining.invite, { body: { email, role: 'tenant' } })
  return { id: _id, unitId, personIds: personId }
}

const round = async (world: World, who: Caller): Promise<Ids> => {
  const { personId } = await renter(world, who)
  const { _id } = await who.call(joining.inviteMany, { body: { personIds: [personId], addresses: 1 } })
  return { id: _id, personIds: (await renter(world, who)).personId }
}

/** Somebody new asks to be let into the building. */
const accessRequest = async (world: World, who: Caller): Promise<Ids> => {
  const email = `newcomer.${newId()}@example.ca`
  const person = { firstName: 'Wendy', lastName: 'Walker', email, password: castPassword, emailVerified: true }
  await createAccount(world.context(), person)
  const wendy = new Caller(who.app, null)
  await wendy.send('POST', '/api/auth/login', { body: { email, password: castPassword } })
  await wendy.try(joining.askAccess, { body: { unitNumber: '703', buildingId: buildingOf(who) }, files: [pdf()] })
  await world.jobs.drain(['joining.requestAccess'])
  const asked = (await who.call(joining.accessRequests, { query: {} })).items.find((one) => one.email === email)!
  const { personId } = await renter(world, who)
  return { id: asked._id, attachmentId: asked.evidence[0]!._id, personId, buildingId: buildingOf(who) }
}

/** A roster file that waits to be imported. */
const rosterImport = async (world: World, who: Caller): Promise<Ids> => {
  const file = new File(['unit,role,name\n901,owner,Wendy Walker'], 'roster.csv', { type: 'text/csv' })
  const { personId } = await renter(world, who)
  const { _id } = await who.call(unitRoutes.startImport, { body: {}, files: [file] })
  return { id: _id, personIds: personId }
}

/** What the caller asked of the building next door. */
const myRequest = async (world: World, who: Caller): Promise<Ids> => {
  const { harbour, prairie } = world.cast.buildings
  const accountId = await accountOf(who)
  const id = buildingOf(who) === harbour ? prairie : harbour
  await requestAccess(world.context(), { accountId, building: { id }, unit: '12' })
  const [asked] = await dataOf<{ _id: string }[]>(who, '/api/access-requests/mine')
  return { id: asked!._id }
}

/** By the noun of the path, or its first two words; a route whose noun is missing here fails the walk. */
const makers: Readonly<Record<string, (world: World, who: Caller, path: string) => Promise<Ids>>> = {
  auth: session,
  passkeys: passkey,
  pictures: picture,
  'second-factor': async () => ({}),
  building: async () => ({}),
  admin: async (_world, who) => ({ buildingId: buildingOf(who) }),
  ...platformRecords,
  buildings: async (_world, who, path) =>
    path.includes('/pictures/') ? logo(who, buildingOf(who)) : { id: buildingOf(who) },
  history: async (_world, who) => ({ subject: 'building', id: buildingOf(who), by: await accountOf(who) }),
  'history.csv': async (_world, who) => ({ by: await accountOf(who) }),
  notifications: message,
  units: (world, who, path) => (/\/(sale|move-)/.test(path) ? unit(world, who) : unitWithRecord(who, path)),
  ...peopleRecords,
  'roster-imports': rosterImport,
  directory: async () => ({}),
  tenancies: tenancy,
  council: councilTerm(renter),
  documents: libraryRecord,
  'letter-templates': letterTemplate,
  'letter-runs': letterRun,
  letters: sentLetter,
  'my-letters': myLetter,
  'records-requests': recordsRequest,
  vendors: vendorRecord,
  assets: assetRecord,
  tickets: ticketRecord,
  ...maintenanceRecords,
  ...stallRecords,
  ...orderRecords,
  ...parkingRecords,
  ...bookingRecords,
  ...decidingRecords,
  ...forumRecords,
  ...votingRecords,
  notices: notice,
  invitations: invitation,
  'invitations/rounds': round,
  'access-requests': accessRequest,
  'access-requests/mine': myRequest,
}

/** Fresh records of the caller's building for a route. */
export const recordsOf = async (world: World, { path }: Route, who: Caller): Promise<Ids> => {
  const [, , noun = '', part = ''] = path.split('/')
  const maker = makers[`${noun}/${part}`] ?? makers[noun]
  if (!maker) throw new Error(`The walk does not know where the ids of ${path} come from.`)
  return maker(world, who, path)
}

const listed = (ids: Ids, name: string) => (ids[name] ? [ids[name]] : [])

const byRoute: Readonly<Record<string, (ids: Ids) => object>> = {
  ...councilBodies,
  ...libraryBodies,
  ...recordsBodies,
  ...vendorBodies,
  ...assetBodies,
  ...stallBodies,
  ...ticketBodies,
  ...maintenanceBodies,
  ...orderBodies,
  ...parkingBodies,
  ...bookingBodies,
  ...decidingBodies,
  ...forumBodies,
  ...votingBodies,
  ...letterBodies,
  ...accountBodies,
  'POST /api/invitations': (ids) => ({ email: `guest.${newId()}@example.ca`, role: 'owner', unitId: ids.unitId }),
  'POST /api/invitations/read': () => ({ token: 'A'.repeat(43) }),
  'POST /api/invitations/accept': () => ({ token: 'A'.repeat(43) }),
  'POST /api/access-requests': (ids) => ({ unitNumber: '703', buildingId: ids.buildingId }),
  'POST /api/invitations/rounds': (ids) => ({ personIds: listed(ids, 'personIds'), addresses: 1 }),
  'POST /api/access-requests/:id/approve': (ids) => ({ role: 'owner', personId: ids.personId, version: 1 }),
  'POST /api/access-requests/:id/ask': () => ({ question: 'Since when?', version: 1 }),
  'POST /api/access-requests/mine/:id/answer': () => ({ answer: 'Since May.', version: 1 }),
  'POST /api/access-requests/:id/decline': () => ({ reason: 'Not ours', version: 1 }),
  ...moveBodies,
  ...unitBodies,
  'PUT /api/tenancies/:id/tenant-notice': () => ({ version: 1, receivedOn: '2026-11-02' }),
  'POST /api/roster-imports': () => ({}),
  'PUT /api/roster-imports/:id/choices': () => ({ version: 1, dates: 'dayFirst' }),
  'POST /api/roster-imports/:id/apply': () => ({ version: 1 }),
  'POST /api/roster-imports/:id/undo': () => ({ version: 1 }),
  'POST /api/roster-imports/:id/end-access': (ids) => ({ personIds: listed(ids, 'personIds') }),
  'PUT /api/building/contacts': () => ({ contacts: [{ name: 'Front desk', role: 'Concierge' }], version: 0 }),
  'POST /api/building/entries': () => ({ reason: 'Help with the roster' }),
  'POST /api/buildings/:id/code': () => ({ version: 1, code: 'NEXT01' }),
  'PUT /api/buildings/:id': () => ({ version: 1, city: 'Vancouver' }),
  'PUT /api/buildings/:id/branding': () => ({ version: 1, primaryColor: '#114488' }),
  'PUT /api/notifications/push': () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/walk',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  }),
  'PUT /api/notifications/preferences': () => ({
    version: 0,
    choices: [{ kind: 'notice.published', channel: 'email', wanted: false }],
    quietFrom: '22:00',
    quietUntil: '07:00',
    digest: 'daily',
  }),
  'PUT /api/notifications/mark-read': (ids) => ({ notificationIds: listed(ids, 'notificationIds') }),
  ...platformBodies,
  ...noticeBodies,
  ...adminBodies,
}

/** A complete body for a route that takes one, so that no refusal of its form hides what the ids would do. */
export const bodies = (route: Route, ids: Ids): object | undefined => {
  if (!route.body) return undefined
  const body = byRoute[`${route.method} ${route.path}`]
  if (!body) throw new Error(`The walk has no body for ${route.method} ${route.path}.`)
  return body(ids)
}
