import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { notices } from '../../../../contract/notices.ts'
import { notifications } from '../../../../contract/notifications.ts'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { deskOf, letIn, newBuyer, rolesIn, sell, tieOf, trySale } from '../../../testing/moves.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
beforeEach(async () => {
  world = await openWorld({ connections: 20 })
  mandeep = await world.as('mandeep')
})
afterEach(() => world.close())

const day = '2026-11-20'
const ana = { firstName: 'Ana', lastName: 'Lund' }
const olivias = [
  { unitNumber: '305', on: day, sellers: ['Olivia Owner'], buyers: [ana] },
  { unitNumber: '703', on: day, sellers: ['Olivia Owner'] },
]
const linesOf = (plan: { groups: { about: string; lines: string[] }[] }, about: string) =>
  plan.groups.find((group) => group.about === about)?.lines ?? []
const roleOf = async (email: string) => (await rolesIn(world, world.cast.buildings.harbour))[email]

describe('an owner sells', () => {
  test('the last unit: the open session is refused at the next request, and a notice is not there any more', async () => {
    const olivia = await world.as('olivia')
    await sell(mandeep, olivias[0]!)
    expect((await olivia.try(notices.list)).status).toBe(200)
    expect(await roleOf('owner@parapet.example')).toBe('owner')
    await sell(mandeep, olivias[1]!)
    const refused = await olivia.try(notices.list)
    expect(refused.status).toBe(403)
    expect(refused.body.error).toBe('You don’t belong to this building.')
    expect(await roleOf('owner@parapet.example')).toBeUndefined()
  })

  test('one of two: access stays, and says for what', async () => {
    const { plan } = await sell(mandeep, olivias[1]!)
    expect(linesOf(plan, 'access')).toEqual(['Olivia Owner keeps access to Harbour View as an owner of unit 305.'])
    expect(linesOf(plan, 'unit')).toEqual([
      'Olivia Owner owns unit 703 until Nov 19, 2026.',
      'Noor Nakamura owns unit 703 from Nov 20, 2026, and lives there.',
    ])
    const { ties } = await deskOf(mandeep, '703')
    expect(ties).toMatchObject([{ name: 'Noor Nakamura', role: 'owner', from: day, to: null, membership: null }])
  })

  test('the plan says exactly what happens, and writes nothing', async () => {
    await sell(mandeep, olivias[0]!)
    await letIn(mandeep, '703', {
      startsOn: day,
      people: [{ firstName: 'Piet', lastName: 'Visser', role: 'occupant' }],
      devices: [{ kind: 'fob', serial: 'A-1' }],
      pets: [{ kind: 'dog', name: 'Rex' }],
    })
    const desk = await deskOf(mandeep, '703')
    const body = {
      completesOn: day,
      sellerIds: [tieOf(desk, 'Olivia Owner')],
      endingIds: [],
      buyers: [{ ...newBuyer, sharePercent: 90 }],
    }
    const plan = await mandeep.call(units.planSale, { params: { id: desk.unit._id }, body })
    expect(plan).toMatchObject({
      takesEffectOn: day,
      atOnce: true,
      doubts: ['The shares add up to 90%, not 100%.'],
      decisions: [],
      ownAccessEnds: false,
    })
    expect(linesOf(plan, 'access')).toEqual(['Olivia Owner loses access to Harbour View immediately.'])
    expect(linesOf(plan, 'unit').at(-1)).toBe('Piet Visser stays; the stay continues under the new owner.')
    expect(linesOf(plan, 'things')).toEqual([])
    expect(linesOf(plan, 'told')).toEqual([
      'Olivia Owner gets an email that their access has ended.',
      'Building managers are notified in their inbox.',
      'Noor Nakamura is not notified; invite them next.',
    ])
    expect((await deskOf(mandeep, '703')).ties.map(({ name }) => name)).toEqual(['Olivia Owner', 'Piet Visser'])
  })

  test('what is hers leaves the lists, what is of those who stay does not', async () => {
    await letIn(mandeep, '305', {
      startsOn: day,
      people: [{ firstName: 'Piet', lastName: 'Visser', role: 'occupant' }],
      devices: [{ kind: 'fob', serial: 'A-1' }],
    })
    const { unit, ties } = await deskOf(mandeep, '305')
    const olivia = ties.find(({ role }) => role === 'owner')!.personId
    const { db } = world.connection
    const of = { building_id: world.cast.buildings.harbour, unit_id: unit._id, created_at: world.clock.now() }
    const [car, policy, fob] = ['01', '02', '03'].map((end) => `00000000-0000-7000-8000-0000000000${end}`)
    await db
      .insertInto('vehicles')
      .values({ ...of, id: car!, plate: 'ER647W', person_id: olivia })
      .execute()
    await db
      .insertInto('unit_insurance')
      .values({ ...of, id: policy!, insurer: 'Northern Mutual', person_id: olivia, expires_on: '2027-01-01' })
      .execute()
    await db
      .insertInto('access_devices')
      .values({ ...of, id: fob!, kind: 'key', serial: 'K9', person_id: olivia })
      .execute()
    const choices = { things: [{ _id: fob!, fate: 'returned' as const }] }
    const { plan } = await sell(mandeep, { ...olivias[0]!, choices })
    expect(linesOf(plan, 'things')).toEqual([
      'Key K9 was returned and is off the list.',
      'Insurance Northern Mutual is removed from the list.',
      'Vehicle ER647W is removed from the list.',
    ])
    const { things } = await deskOf(mandeep, '305')
    expect(things.map(({ label }) => label)).toEqual(['Fob A-1'])
    const key = await db.selectFrom('access_devices').where('id', '=', fob!).selectAll().executeTakeFirstOrThrow()
    expect(key).toMatchObject({ ended_on: day, end_reason: 'returned', version: 2 })
    const history = await mandeep.send('GET', `/api/history/unit/${unit._id}`)
    const actions = (history.body.data as { action: string }[]).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['sold', 'vehicle removed', 'device returned', 'ownership ended']))
  })

  test('a tenancy goes on under the new owner unless it is said to end', async () => {
    const theo = await world.as('theo')
    await sell(mandeep, olivias[0]!)
    expect((await theo.try(notices.list)).status).toBe(200)
    const again = { unitNumber: '305', on: day, sellers: ['Ana Lund'], ending: ['Theo Tenant'] }
    const refused = await trySale(mandeep, again)
    expect(refused).toMatchObject({ status: 409, body: { code: 'STALE' } })
    const next = { ...again, on: '2026-11-21' }
    await sell(mandeep, next)
    world.clock.set('2026-11-21T20:00:00.000Z')
    await world.jobs.runNow('units.carryOutMoves')
    expect((await theo.try(notices.list)).status).toBe(403)
  })

  test('a co-owner buys the rest: one ownership ends and one of the whole begins', async () => {
    const hana = (await deskOf(mandeep, '101')).ties.find(({ name }) => name === 'Hana Sato')!
    const buyers = [{ personId: hana.personId, sharePercent: 50 }]
    const { plan } = await sell(mandeep, { unitNumber: '101', on: day, sellers: ['Emil Novak'], buyers })
    expect(plan.doubts).toEqual([])
    expect((await deskOf(mandeep, '101')).ties).toMatchObject([{ name: 'Hana Sato', sharePercent: 100, from: day }])
  })

  test('a tenant buys: their role follows', async () => {
    const { ties } = await deskOf(mandeep, '305')
    const theo = ties.find(({ name }) => name === 'Theo Tenant')!
    const sale = { ...olivias[0]!, buyers: [{ personId: theo.personId }] }
    const { plan, toInvite } = await sell(mandeep, sale)
    expect(plan.doubts).toEqual(['Theo Tenant rents the unit and is now buying it. Should the tenancy end?'])
    expect(linesOf(plan, 'access')).toContain(
      'Theo Tenant becomes an owner at Harbour View immediately, no longer a tenant.',
    )
    expect(toInvite).toEqual([])
    expect(await roleOf('tenant@parapet.example')).toBe('owner')
  })

  test('the closing page says whom to invite', async () => {
    const { toInvite, withoutEmail } = await sell(mandeep, {
      ...olivias[1]!,
      buyers: [newBuyer, { companyName: 'Seawall Holdings Ltd.' }],
    })
    expect(toInvite).toMatchObject([{ name: 'Noor Nakamura', email: 'noor.nakamura@mail.example', role: 'owner' }])
    expect(withoutEmail).toEqual(['Seawall Holdings Ltd.'])
  })
})

describe('a sale is told', () => {
  test('to those who manage, in their inbox, and to who lost access, by mail', async () => {
    const carla = await world.as('carla')
    for (const sale of olivias) await sell(mandeep, sale)
    const { items } = await carla.call(notifications.list, { query: {} })
    expect(items[0]).toMatchObject({
      kind: 'unit.moved',
      title: '703 was sold',
      text: 'Olivia Owner to Noor Nakamura, Nov 20, 2026.',
    })
    expect((await mandeep.call(notifications.list, { query: {} })).items).toEqual([])
    await world.jobs.drain()
    const mails = world.mails.filter(({ to }) => to.includes('owner@parapet.example'))
    expect(mails.map(({ subject }) => subject)).toEqual(['Your access to Harbour View has ended'])
  })

  test('to nobody who has lost the right to read it', async () => {
    const olivia = await world.as('olivia')
    await world.connection.db
      .updateTable('memberships')
      .set({ role: 'council' })
      .where('account_id', '=', world.cast.accounts.olivia)
      .execute()
    for (const sale of olivias) await sell(mandeep, sale)
    expect((await olivia.try(notifications.list, { query: {} })).status).toBe(403)
  })
})

test('nobody sells to themselves', async () => {
  const desk = await deskOf(mandeep, '703')
  const { personId } = desk.ties.find(({ name }) => name === 'Olivia Owner')!
  const refused = await mandeep.try(units.planSale, {
    params: { id: desk.unit._id },
    body: { completesOn: day, sellerIds: [tieOf(desk, 'Olivia Owner')], buyers: [{ personId }] },
  })
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ field: 'buyers.0.lastName', message: 'Olivia Owner already owns what is being sold' }],
  ])
})

describe('two managers at once', () => {
  test('of ten sales one is recorded, and the others are refused with the present state', async () => {
    const carla = await world.as('carla')
    const desk = await deskOf(mandeep, '703')
    const body = { completesOn: day, sellerIds: [tieOf(desk, 'Olivia Owner')], buyers: [newBuyer] }
    const params = { id: desk.unit._id }
    const { planned } = await mandeep.call(units.planSale, { params, body })
    const callers = Array.from({ length: 10 }, (_, index) => (index % 2 ? carla : mandeep))
    const answers = await Promise.all(
      callers.map((who) => who.try(units.recordSale, { params, body: { ...body, planned } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.body.code).toBe('STALE')
    expect(refused.body.current.ties).toMatchObject([{ name: 'Noor Nakamura' }])
    expect((await deskOf(mandeep, '703')).moves).toHaveLength(1)
  })

  test('of both units of an owner: the access ends all the same', async () => {
    const carla = await world.as('carla')
    const olivia = await world.as('olivia')
    const tries = await Promise.all([trySale(mandeep, olivias[0]!), trySale(carla, olivias[1]!)])
    for (const [index, { status }] of tries.entries()) if (status === 409) await sell(mandeep, olivias[index]!)
    expect((await olivia.try(notices.list)).status).toBe(403)
  })

  test('a double click is one sale, with one answer', async () => {
    const desk = await deskOf(mandeep, '703')
    const body = { completesOn: day, sellerIds: [tieOf(desk, 'Olivia Owner')], buyers: [newBuyer] }
    const params = { id: desk.unit._id }
    const { planned } = await mandeep.call(units.planSale, { params, body })
    const send = () =>
      mandeep.try(units.recordSale, { params, body: { ...body, planned } }, { 'idempotency-key': 'one-click' })
    const [first, second] = await Promise.all([send(), send()])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    expect((await deskOf(mandeep, '703')).moves).toHaveLength(1)
  })

  test('a plan that was overtaken is refused', async () => {
    const desk = await deskOf(mandeep, '703')
    const body = { completesOn: day, sellerIds: [tieOf(desk, 'Olivia Owner')], buyers: [newBuyer] }
    const params = { id: desk.unit._id }
    const { planned } = await mandeep.call(units.planSale, { params, body })
    await letIn(mandeep, '703', {
      startsOn: day,
      people: [{ firstName: 'Piet', lastName: 'Visser', role: 'occupant' }],
    })
    const answer = await mandeep.try(units.recordSale, { params, body: { ...body, planned } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'STALE' } })
    expect(answer.body.current.ties).toHaveLength(2)
  })
})

describe('a sale is refused', () => {
  const refusal = async (sale: Partial<Parameters<typeof trySale>[1]>) => {
    const { status, body } = await trySale(mandeep, { ...olivias[1]!, ...sale })
    return { status, field: body.errors?.[0]?.field as string | undefined }
  }

  test('for a day too far away, for nobody, for the same person twice, or for somebody known already', async () => {
    expect(await refusal({ on: '2028-01-01' })).toEqual({ status: 400, field: 'completesOn' })
    expect(await refusal({ buyers: [] })).toMatchObject({ status: 400, field: 'buyers' })
    expect(await refusal({ buyers: [{ firstName: 'Ana' }] })).toMatchObject({ status: 400, field: 'buyers.0.lastName' })
    expect(await refusal({ buyers: [newBuyer, newBuyer] })).toEqual({ status: 400, field: 'buyers.1.lastName' })
    const hana = { firstName: 'hana', lastName: 'Sato', email: 'Hana.Sato@mail.example' }
    expect(await refusal({ buyers: [hana] })).toEqual({ status: 400, field: 'buyers.0.lastName' })
  })

  test('where a buyer is of the building next door', async () => {
    const prairie = await world.as('ada')
    const next = await deskOf(prairie, '12')
    expect(await refusal({ buyers: [{ personId: next.ties[0]!.personId }] })).toMatchObject({ status: 404 })
  })

  test('before the seller came to own it', async () => {
    await sell(mandeep, olivias[1]!)
    const before = { sellers: ['Noor Nakamura'], on: '2026-11-10', buyers: [ana] }
    expect(await refusal(before)).toMatchObject({ status: 409 })
  })
})
