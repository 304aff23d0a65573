/** A person of the building: each viewer × field, by either id, and nobody from elsewhere. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { units } from '../../../../contract/units.ts'
import type { Person, SharingChange } from '../../../../contract/units/people.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import type { Name } from '../../../testing/cast.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { addMember, endMembership, findCurrentBuilding } from '../../buildings/buildings.ts'
import { addPerson, endOwnership, residentsOf, startTenancy } from '../units.ts'

let world: World
let harbour: InBuilding
/** Ids of the roster. */
let olivia: string
let theo: string
let hana: string
beforeEach(async () => {
  world = await openWorld()
  harbour = {
    ...world.context(),
    building: (await findCurrentBuilding(world.platform.db, world.cast.buildings.harbour))!,
  }
  const residents = await residentsOf(harbour, { audience: 'all' })
  const idOf = (who: string) => residents.find(({ name }) => name === who)!.personId
  ;[olivia, theo, hana] = [idOf('Olivia Owner'), idOf('Theo Tenant'), idOf('Hana Sato')]
  await harbour.db.updateTable('people').set({ phone: '+16045550107' }).where('id', '=', olivia).execute()
})
afterEach(() => world.close())

const lookAt = async (who: Name, id: string) =>
  (await world.as(who, who === 'sam' ? 'harbour' : undefined)).try(units.person, { params: { id } })
const seenBy = async (who: Name, id: string): Promise<Person> => {
  const { status, body } = await lookAt(who, id)
  expect([who, status]).toEqual([who, 200])
  return body.data as Person
}
const share = async (who: Name, body: SharingChange) => (await world.as(who)).call(units.changeMySharing, { body })
const notThere = async (who: Name, id: string) => {
  const { status, body } = await lookAt(who, id)
  expect([who, status, body.code]).toEqual([who, 404, 'NOT_FOUND'])
}
/** What of somebody shows: the fields that hold something, and the numbers of their units. */
const fieldsOf = ({ email, phone, office, units: held, record, desk }: Person) => ({
  email,
  phone,
  office,
  units: held.map(({ unitNumber }) => unitNumber),
  record: record !== null,
  desk: desk !== null,
})
const nothing = { email: null, phone: null, office: null, units: [], record: false, desk: false }
const contact = { email: 'owner@parapet.example', phone: '+16045550107' }

describe('Olivia, who has shared nothing', () => {
  test('is not there for neighbours, as if she did not exist', async () => {
    await notThere('mia', olivia)
    await notThere('vic', olivia)
    expect((await lookAt('mia', olivia)).text).toBe(
      (await lookAt('mia', newId())).text.replaceAll(/[0-9a-f-]{36}/g, ''),
    )
  })

  test('is not there for the tenant of a unit of hers either, whom she knows by name there', async () => {
    await notThere('theo', olivia)
    expect(fieldsOf(await seenBy('olivia', theo))).toEqual({ ...nothing, units: ['305'] })
  })

  test('sees all of her own, and nothing of what managers note', async () => {
    const own = await seenBy('olivia', olivia)
    expect(fieldsOf(own)).toEqual({ ...nothing, ...contact, units: ['305', '703'], record: true })
    expect(own.isMe).toBe(true)
    expect(own.record!.ties.map(({ unitNumber, role, livesThere }) => [unitNumber, role, livesThere])).toEqual([
      ['305', 'owner', false],
      ['703', 'owner', true],
    ])
  })

  test('is there in full for those who manage the building', async () => {
    for (const who of ['carla', 'mandeep', 'sam'] as const) {
      const person = await seenBy(who, olivia)
      expect(fieldsOf(person)).toEqual({ ...nothing, ...contact, units: ['305', '703'], record: true, desk: true })
      expect(person.desk).toMatchObject({
        isProtected: false,
        isListed: false,
        membership: { role: 'owner', endedOn: null },
        vehicles: [],
        devices: [],
        approaches: [],
      })
    }
  })

  test('is not there for another building', async () => {
    await notThere('ben', olivia)
    await notThere('ada', olivia)
    const { status } = await (await world.as('ben', 'harbour')).try(units.person, { params: { id: olivia } })
    expect(status).toBe(403)
  })
})

describe('what is shared, field by field', () => {
  test.each<[SharingChange, Partial<typeof contact>]>([
    [{ isListed: true }, {}],
    [{ isListed: true, sharesEmail: true }, { email: contact.email }],
    [{ isListed: true, sharesPhone: true }, { phone: contact.phone }],
    [{ isListed: true, sharesEmail: true, sharesPhone: true }, contact],
  ])('%j', async (body, shown) => {
    await share('olivia', body)
    for (const who of ['mia', 'theo'] as const)
      expect(fieldsOf(await seenBy(who, olivia))).toEqual({ ...nothing, ...shown, units: ['305', '703'] })
    for (const who of ['vic', 'ben'] as const) await notThere(who, olivia)
  })

  test('is nothing once the listing ends', async () => {
    await share('olivia', { isListed: true, sharesEmail: true, sharesPhone: true })
    await share('olivia', { isListed: false })
    for (const who of ['mia', 'theo', 'vic', 'ben'] as const) await notThere(who, olivia)
  })

  test('shows at the next look, and is gone at the one after it is withdrawn', async () => {
    const mia = await world.as('mia')
    const look = () => mia.try(units.person, { params: { id: olivia } })
    await share('olivia', { isListed: true, sharesPhone: true })
    expect((await look()).body.data.phone).toBe(contact.phone)
    await share('olivia', { sharesPhone: false })
    expect((await look()).body.data).toMatchObject({ name: 'Olivia Owner', phone: null })
    await share('olivia', { isListed: false })
    expect((await look()).status).toBe(404)
  })

  test('the picture shows with the listing', async () => {
    const path = `/api/pictures/${newId()}`
    await harbour.db
      .updateTable('accounts')
      .set({ profile_picture: path })
      .where('id', '=', world.cast.accounts.olivia)
      .execute()
    expect((await seenBy('olivia', theo)).profilePicture).toBeNull()
    await share('olivia', { isListed: true })
    expect((await seenBy('theo', olivia)).profilePicture).toBe(path)
  })

  test('somebody who sold is not shown, whatever they shared', async () => {
    await share('olivia', { isListed: true })
    for (const { id } of await harbour.db
      .selectFrom('ownerships')
      .select('id')
      .where('person_id', '=', olivia)
      .execute())
      await endOwnership(harbour, { id, to: '2026-11-01' })
    await notThere('mia', olivia)
    await notThere('theo', olivia)
    const { record } = await seenBy('mandeep', olivia)
    expect(record!.ties.map(({ holds, to }) => [holds, to])).toEqual([
      [false, '2026-11-01'],
      [false, '2026-11-01'],
    ])
  })
})

describe('an id', () => {
  test('of an account of the building means the person who is tied to it', async () => {
    const { _id, name } = await seenBy('mandeep', world.cast.accounts.theo)
    expect([_id, name]).toEqual([theo, 'Theo Tenant'])
  })

  test('of a member without a row in the roster means their account', async () => {
    const member = await seenBy('carla', world.cast.accounts.mia)
    expect(member).toMatchObject({ name: 'Mia Member', email: 'member@parapet.example', record: null })
    expect(member.desk).toMatchObject({ membership: { role: 'member' } })
    await notThere('olivia', world.cast.accounts.mia)
    expect((await seenBy('mia', world.cast.accounts.mia)).isMe).toBe(true)
  })

  test('of an account that does not belong here, or no longer, means nobody', async () => {
    for (const name of ['nora', 'ben', 'sam'] as const) await notThere('mandeep', world.cast.accounts[name])
    const { buildings, accounts } = world.cast
    await endMembership(world.context(), { buildingId: buildings.harbour, accountId: accounts.mia })
    await notThere('mandeep', accounts.mia)
  })

  test('that is none is refused', async () => {
    expect((await lookAt('mandeep', 'olivia')).status).toBe(400)
  })
})

test('who is on council or manages the building is known by name, but to visitors', async () => {
  const { accounts } = world.cast
  expect(fieldsOf(await seenBy('olivia', accounts.carla))).toEqual({ ...nothing, office: 'council' })
  expect(fieldsOf(await seenBy('mia', accounts.mandeep))).toEqual({ ...nothing, office: 'management' })
  await notThere('vic', accounts.carla)
  await notThere('vic', accounts.mandeep)
  expect((await seenBy('vic', accounts.vic)).isMe).toBe(true)
})

test('an agent is nobody of the unit: neither shown by a listing, nor let in on its people', async () => {
  const agent = await addPerson(harbour, { firstName: 'Agnes', lastName: 'Agent', email: 'newcomer@parapet.example' })
  const { buildings, accounts } = world.cast
  const unitId = (await residentsOf(harbour, { audience: 'all' })).find(
    ({ unitNumber }) => unitNumber === '703',
  )!.unitId
  await startTenancy(harbour, { unitId, personId: agent, kind: 'agent' })
  await harbour.db
    .updateTable('people')
    .set({ is_listed: true, account_id: accounts.nora })
    .where('id', '=', agent)
    .execute()
  await addMember(harbour, { buildingId: buildings.harbour, accountId: accounts.nora, role: 'member' })
  await notThere('mia', agent)
  const { status } = await (await world.as('nora', 'harbour')).try(units.person, { params: { id: olivia } })
  expect(status).toBe(404)
})

describe('protecting somebody', () => {
  const protect = async (who: Name, id: string, isProtected: boolean) =>
    (await world.as(who)).try(units.protectPerson, { params: { id }, body: { isProtected } })

  test('hides them from every neighbour, of the same unit too, and what they chose holds again afterwards', async () => {
    await share('olivia', { isListed: true, sharesPhone: true })
    const { status, body } = await protect('carla', olivia, true)
    expect([status, body.data.desk.isProtected, body.data.desk.isListed]).toEqual([200, true, true])
    for (const who of ['mia', 'theo', 'vic'] as const) await notThere(who, olivia)
    expect((await seenBy('olivia', olivia)).phone).toBe(contact.phone)
    await protect('mandeep', olivia, false)
    expect((await seenBy('mia', olivia)).phone).toBe(contact.phone)
  })

  test('is in the history once, however often it is said', async () => {
    await protect('carla', olivia, true)
    await protect('mandeep', olivia, true)
    const carla = await world.as('carla')
    const { items } = await carla.call(audit.history, { params: { subject: 'person', id: olivia }, query: {} })
    expect(items.filter(({ action }) => action === 'protected')).toMatchObject([
      { by: 'Carla Council', fields: [{ field: 'isProtected', before: false, after: true }] },
    ])
  })

  test('is for managers, and for people of the roster', async () => {
    expect((await protect('olivia', olivia, true)).status).toBe(403)
    expect((await protect('mandeep', world.cast.accounts.mia, true)).status).toBe(404)
    expect((await protect('ada', olivia, true)).status).toBe(404)
  })
})

test('shows managers what somebody carries, and when they signed in last', async () => {
  const { building_id, unit_id } = await harbour.db
    .selectFrom('ownerships')
    .where('person_id', '=', hana)
    .select(['building_id', 'unit_id'])
    .executeTakeFirstOrThrow()
  const own = { building_id, unit_id, person_id: hana, created_at: harbour.now }
  const car = { plate: 'ER647W', province: 'BC', make: 'Honda', model: 'Civic', colour: 'blue' }
  await harbour.db
    .insertInto('vehicles')
    .values([{ id: newId(), ...own, ...car }])
    .execute()
  await harbour.db
    .insertInto('access_devices')
    .values([
      { id: newId(), ...own, kind: 'fob', serial: 'F-17' },
      { id: newId(), ...own, kind: 'key', serial: 'K-1', ended_on: '2026-01-01', end_reason: 'lost' },
    ])
    .execute()
  const { desk } = await seenBy('mandeep', hana)
  expect(desk).toMatchObject({
    vehicles: [{ plate: 'ER647W', description: 'blue Honda Civic (BC)', unitNumber: '101' }],
    devices: [{ kind: 'fob', serial: 'F-17' }],
    membership: null,
    lastSignedInOn: null,
  })
  expect((await seenBy('mandeep', theo)).desk!.lastSignedInOn).toBeNull()
  await world.as('theo')
  expect((await seenBy('mandeep', theo)).desk!.lastSignedInOn).toBe('2026-11-20')
})
