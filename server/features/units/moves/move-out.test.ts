import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { joining } from '../../../../contract/joining.ts'
import { notices } from '../../../../contract/notices.ts'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { deskOf, letIn, letOut, newBuyer, rolesIn, sell, tieOf, tryMoveIn, trySale } from '../../../testing/moves.ts'
import { pushesLeft, switchOn } from '../../../testing/browsers.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { notify } from '../../notifications/notifications.ts'
import { addMember, findCurrentBuilding } from '../../buildings/buildings.ts'
import { addPerson, matchPeople, startTenancy } from '../units.ts'

let world: World
let mandeep: Caller
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
})
afterEach(() => world.close())

const day = '2026-11-20'
const roles = () => rolesIn(world, world.cast.buildings.harbour)
const hears = async (who: Caller) => (await who.try(notices.list)).status

const carry = async (now: string) => {
  world.clock.set(now)
  await world.jobs.drain()
}

describe('somebody moves out', () => {
  test('with a last day of yesterday: their access ends at once, and a push of the building leaves no more', async () => {
    const theo = await world.as('theo')
    await switchOn(theo, 'phone')
    await letOut(mandeep, { unitNumber: '305', lastDay: '2026-11-19', leavers: ['Theo Tenant'] })
    expect(await hears(theo)).toBe(403)
    expect(await roles()).not.toHaveProperty('tenant@parapet.example')
    const accountIds = [world.cast.accounts.theo]
    const buildingId = world.cast.buildings.harbour
    await notify(world.context(), { buildingId, kind: 'notice.emergency', subjectId: crypto.randomUUID(), accountIds })
    expect(await pushesLeft(world)).toEqual([])
  })

  test('with a last day to come: access stays to its end, and is refused from then on, job or no job', async () => {
    const theo = await world.as('theo')
    await letOut(mandeep, { unitNumber: '305', lastDay: '2026-11-25', leavers: ['Theo Tenant'] })
    expect((await deskOf(mandeep, '305')).moves).toMatchObject([{ words: 'Theo Tenant moved out', done: false }])
    world.clock.set('2026-11-26T06:59:59.000Z')
    expect(await hears(theo)).toBe(200)
    // Midnight in Vancouver, which keeps UTC-7: nothing has run yet.
    world.clock.set('2026-11-26T07:00:00.000Z')
    expect(await hears(theo)).toBe(403)
    expect(await roles()).toHaveProperty('tenant@parapet.example')
    await carry('2026-11-26T07:00:01.000Z')
    expect(await roles()).not.toHaveProperty('tenant@parapet.example')
    expect(world.mails.map(({ subject }) => subject)).toContain('Your access to Harbour View has ended')
    expect((await deskOf(await world.as('mandeep'), '305')).moves).toMatchObject([{ done: true }])
  })

  test('whose period was mended meanwhile stays', async () => {
    const theo = await world.as('theo')
    await letOut(mandeep, { unitNumber: '305', lastDay: '2026-11-25', leavers: ['Theo Tenant'] })
    await world.connection.db.updateTable('tenancies').set({ to_date: null }).execute()
    await carry('2026-11-26T07:00:01.000Z')
    expect(await hears(theo)).toBe(200)
    expect(world.mails).toEqual([])
  })

  test('what was missed is carried out later, once', async () => {
    await letOut(mandeep, { unitNumber: '305', lastDay: '2026-11-25', leavers: ['Theo Tenant'] })
    world.clock.set('2026-11-27T20:00:00.000Z')
    await Promise.all([world.jobs.runNow('units.carryOutMoves'), world.jobs.runNow('units.carryOutMoves')])
    await world.jobs.drain()
    expect(world.mails).toHaveLength(1)
  })

  test('an owner who lived there stays owner, and their mail goes elsewhere', async () => {
    const forwarding = { mailingAddress: '14 Harbour Lane', mailingCity: 'Victoria' }
    const { plan } = await letOut(mandeep, {
      unitNumber: '703',
      lastDay: '2026-11-19',
      leavers: ['Olivia Owner'],
      forwarding,
    })
    expect(plan.groups[0]!.lines).toEqual([
      'Olivia Owner remains an owner of unit 703 and lives elsewhere from Nov 20, 2026.',
      'Mail for Olivia Owner goes to 14 Harbour Lane, Victoria from now on.',
    ])
    expect((await deskOf(mandeep, '703')).ties).toMatchObject([{ name: 'Olivia Owner', occupiesUnit: false }])
    expect(await hears(await world.as('olivia'))).toBe(200)
    const person = await world.connection.db
      .selectFrom('people')
      .where('name', '=', 'Olivia Owner')
      .select(['mailing_address', 'mailing_city'])
      .executeTakeFirst()
    expect(person).toEqual({ mailing_address: '14 Harbour Lane', mailing_city: 'Victoria' })
  })

  test('an owner who moves out later lives there until then', async () => {
    await letOut(mandeep, { unitNumber: '703', lastDay: '2026-11-25', leavers: ['Olivia Owner'] })
    expect((await deskOf(mandeep, '703')).ties).toMatchObject([{ occupiesUnit: true }])
    await carry('2026-11-26T07:00:01.000Z')
    expect((await deskOf(await world.as('mandeep'), '703')).ties).toMatchObject([{ occupiesUnit: false }])
  })

  test('what was offered to them and what they asked for ends too', async () => {
    const ctx = {
      ...world.context(),
      building: (await findCurrentBuilding(world.platform.db, world.cast.buildings.harbour))!,
    }
    const { unit } = await deskOf(mandeep, '305')
    const facts = { firstName: 'Nora', lastName: 'Newcomer', email: 'newcomer@parapet.example' }
    await startTenancy(ctx, { unitId: unit._id, personId: await addPerson(ctx, facts), kind: 'occupant' })
    await matchPeople(ctx)
    await mandeep.call(joining.invite, { body: { email: 'newcomer@parapet.example', role: 'tenant' } })
    const nora = await world.as('nora', null)
    await nora.call(joining.askAccess, { body: { buildingCode: 'HARB01', unitNumber: '305' }, files: [] })
    await world.jobs.drain()
    const { plan } = await letOut(mandeep, { unitNumber: '305', lastDay: '2026-11-19', leavers: ['Nora Newcomer'] })
    expect(plan.groups.find(({ about }) => about === 'access')!.lines).toEqual([
      'Nora Newcomer has no access to Harbour View, so there is none to end.',
      'The open invitation to newcomer@parapet.example will be revoked.',
      'Their access request for Harbour View will be withdrawn.',
    ])
    expect((await mandeep.call(joining.invitations, { query: {} })).items).toMatchObject([{ status: 'revoked' }])
    expect(await nora.call(joining.myAccessRequests)).toMatchObject([{ status: 'withdrawn' }])
  })
})

describe('a council member who sells', () => {
  const sale = { unitNumber: '804', on: day, sellers: ['Carla Council'] }
  const personOf = async () => (await deskOf(mandeep, '804')).ties[0]!.personId

  test('loses the role unless whoever records it says that it stays', async () => {
    const carla = await world.as('carla')
    const { plan } = await sell(mandeep, sale)
    expect(plan.decisions).toMatchObject([{ name: 'Carla Council', role: 'council', stays: false, own: false }])
    expect(await hears(carla)).toBe(403)
  })

  test('keeps it where that is said', async () => {
    const carla = await world.as('carla')
    await sell(mandeep, { ...sale, choices: { roles: [{ personId: await personOf(), stays: true }] } })
    expect((await carla.try(units.list)).status).toBe(200)
  })

  test('keeps their own unless they say twice that it ends', async () => {
    const carla = await world.as('carla')
    const ends = { roles: [{ personId: await personOf(), stays: false }] }
    const refused = await trySale(carla, { ...sale, choices: ends })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'ownAccessEnds' }] } })
    expect((await carla.try(units.list)).status).toBe(200)
    await sell(carla, { ...sale, choices: { ...ends, ownAccessEnds: true } })
    expect((await carla.try(units.list)).status).toBe(403)
  })

  test('keeps their own by itself, also when the day comes', async () => {
    const carla = await world.as('carla')
    await sell(carla, { ...sale, on: '2026-11-25' })
    await carry('2026-11-25T07:00:01.000Z')
    expect((await carla.try(units.list)).status).toBe(200)
  })

  test('does not end the rights of a manager', async () => {
    const { harbour } = world.cast.buildings
    const { db } = world.connection
    await addMember(world.context(), { buildingId: harbour, accountId: world.cast.accounts.olivia, role: 'management' })
    const carla = await world.as('carla')
    const personId = (await deskOf(carla, '703')).ties[0]!.personId
    await sell(mandeep, { unitNumber: '305', on: day, sellers: ['Olivia Owner'] })
    const buyers = [{ firstName: 'Ana', lastName: 'Lund' }]
    const olivias = { unitNumber: '703', on: day, sellers: ['Olivia Owner'], buyers }
    const refused = await trySale(carla, { ...olivias, choices: { roles: [{ personId, stays: false }] } })
    expect(refused.status).toBe(403)
    const { plan } = await sell(carla, olivias)
    expect(plan.decisions).toMatchObject([{ role: 'management', stays: true, locked: true }])
    const row = await db
      .selectFrom('memberships')
      .where('account_id', '=', world.cast.accounts.olivia)
      .where('ended_at', 'is', null)
      .select('role')
      .executeTakeFirst()
    expect(row).toEqual({ role: 'management' })
  })
})

describe('somebody moves in', () => {
  const piet = { firstName: 'Piet', lastName: 'Visser', email: 'piet.visser@mail.example', role: 'tenant' as const }

  test('with a lease, a fob, a car and a cat; the form that is missing is said with its day', async () => {
    const outcome = await letIn(mandeep, '102', {
      startsOn: day,
      leaseEndsOn: '2027-11-30',
      people: [piet],
      devices: [{ kind: 'fob', serial: 'A-1204' }],
      vehicles: [{ plate: 'er6 47w', make: 'Honda', colour: 'blue' }],
      pets: [{ kind: 'cat', name: 'Mio' }],
    })
    expect(outcome.tenantNotice).toEqual({ form: 'Form K', dueOn: '2026-12-04' })
    expect(outcome.toInvite).toMatchObject([{ name: 'Piet Visser', role: 'tenant' }])
    const { things, ties } = await deskOf(mandeep, '102')
    expect(things.map(({ label }) => label)).toEqual(['Fob A-1204', 'Mio, cat', 'ER647W, blue Honda'])
    expect(ties.find(({ role }) => role === 'tenant')).toMatchObject({ name: 'Piet Visser', from: day })
    const tenancy = await world.connection.db
      .selectFrom('tenancies')
      .where('from_date', '=', day)
      .select(['lease_ends_on', 'form_k_received_on'])
      .executeTakeFirst()
    expect(tenancy).toEqual({ lease_ends_on: '2027-11-30', form_k_received_on: null })
  })

  test('later: what they bring says from when, shows to others on its day, and does not go with who moves out before', async () => {
    const from = '2026-12-01'
    await letIn(mandeep, '305', {
      startsOn: from,
      people: [piet],
      devices: [{ kind: 'fob', serial: 'A-1204' }],
      vehicles: [{ plate: 'ER6 47W' }],
      pets: [{ kind: 'cat', name: 'Mio' }],
    })
    const { unit } = await deskOf(mandeep, '305')
    const shown = async (who: Caller) => {
      const { vehicles, devices, pets } = await who.call(units.get, { params: { id: unit._id } })
      return [vehicles, devices, pets].map((list) => list!.map((one) => one.from))
    }
    expect(await shown(mandeep)).toEqual([[from], [from], [from]])
    expect(await shown(await world.as('olivia'))).toEqual([[], [], []])
    const { plan } = await letOut(mandeep, { unitNumber: '305', lastDay: '2026-11-25', leavers: ['Theo Tenant'] })
    expect(plan.things.map(({ label, fate }) => [label, fate])).toContainEqual(['Mio, cat', 'stays'])
    await carry('2026-12-01T09:00:00.000Z')
    expect(await shown(await world.as('mandeep'))).toEqual([[null], [null], [null]])
    expect(await shown(await world.as('olivia'))).toEqual([[null], [null], [null]])
  })

  test('where no act asks for a form, nothing is said of one', async () => {
    const inPrairie = await world.as('mandeep', 'prairie')
    const { tenantNotice } = await letIn(inPrairie, '14', { startsOn: day, people: [piet] })
    expect(tenantNotice).toBeNull()
  })

  test('an owner who comes to live in their unit', async () => {
    const { ties } = await deskOf(mandeep, '305')
    const { personId } = ties.find(({ role }) => role === 'owner')!
    await letIn(mandeep, '305', { startsOn: day, people: [{ personId, role: 'owner' }] })
    expect((await deskOf(mandeep, '305')).ties[0]).toMatchObject({ name: 'Olivia Owner', occupiesUnit: true })
    const again = await tryMoveIn(mandeep, '305', { startsOn: day, people: [{ personId, role: 'owner' }] })
    expect(again).toMatchObject({ status: 400, body: { errors: [{ field: 'people.0.personId' }] } })
  })

  test('a member of the building becomes a tenant with the day, and not before', async () => {
    const mia = { firstName: 'Mia', lastName: 'Member', email: 'member@parapet.example', role: 'tenant' as const }
    const { plan, toInvite } = await letIn(mandeep, '102', { startsOn: '2026-11-22', people: [mia] })
    expect(plan.groups[0]!.lines).toContain('Mia Member already has access to Harbour View, and keeps it.')
    expect(toInvite).toEqual([])
    expect(await roles()).toHaveProperty('member@parapet.example', 'member')
    await carry('2026-11-22T07:00:01.000Z')
    expect(await roles()).toHaveProperty('member@parapet.example', 'tenant')
  })

  test('is refused with a day out of order, a fob that is out, or as an owner who owns nothing', async () => {
    const fieldOf = async (facts: Partial<Parameters<typeof tryMoveIn>[2]>) => {
      const { status, body } = await tryMoveIn(mandeep, '102', { startsOn: day, people: [piet], ...facts })
      return [status, body.errors?.[0]?.field ?? body.error]
    }
    expect(await fieldOf({ leaseEndsOn: '2026-11-19' })).toEqual([400, 'leaseEndsOn'])
    expect(await fieldOf({ formKReceivedOn: '2026-11-21' })).toEqual([400, 'formKReceivedOn'])
    expect(await fieldOf({ people: [{ ...piet, role: 'owner' }] })).toEqual([400, 'people.0.role'])
    expect(await fieldOf({ vehicles: [{ plate: 'AB1', of: 3 }] })).toEqual([400, 'vehicles.0.of'])
    const fob = [{ kind: 'fob' as const, serial: 'A-1' }]
    await letIn(mandeep, '101', {
      startsOn: day,
      people: [{ firstName: 'Ana', lastName: 'Lund', role: 'occupant' }],
      devices: fob,
    })
    expect(await fieldOf({ devices: fob })).toEqual([400, 'A device of this type and number is already issued.'])
  })
})

test('the new owner sees nothing of the old one’s moves', async () => {
  await sell(mandeep, { unitNumber: '703', on: day, sellers: ['Olivia Owner'], buyers: [newBuyer] })
  const theo = await world.as('theo')
  const { unit, ties } = await deskOf(mandeep, '703')
  expect(ties.map(({ name }) => name)).toEqual(['Noor Nakamura'])
  expect(tieOf({ ties } as never, 'Noor Nakamura')).toBe(ties[0]!._id)
  expect((await theo.try(units.desk, { params: { id: unit._id } })).status).toBe(403)
})

test('people are found by name and e-mail, with their units of today, page after page', async () => {
  const find = (search: string) => mandeep.call(units.people, { query: { search } })
  expect((await find('oliv')).items).toMatchObject([{ name: 'Olivia Owner', unitNumbers: ['305', '703'] }])
  expect((await find('tenant@')).items).toMatchObject([{ name: 'Theo Tenant', unitNumbers: ['305'] }])
  const first = await mandeep.call(units.people, { query: { limit: 2 } })
  const next = await mandeep.call(units.people, { query: { limit: 100, cursor: first.nextCursor! } })
  const names = [...first.items, ...next.items].map(({ name }) => name)
  expect(names).toEqual([...new Set(names)].toSorted())
})
