import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { draft, publish } from '../../../testing/notices.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { notices } from '../../../../contract/notices.ts'
import { addPerson, createUnit, endOwnership, matchPeople, startOwnership, startTenancy } from '../units.ts'

let world: World
let mandeep: Caller
let olivia: Caller
let theo: Caller
let carla: Caller
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  olivia = await world.as('olivia')
  theo = await world.as('theo')
  carla = await world.as('carla')
})
afterAll(() => world.close())

const idOf = async (unitNumber: string): Promise<string> => {
  const { items } = await mandeep.call(units.list, { query: { limit: 100 } })
  return items.find((unit) => unit.unitNumber === unitNumber)!._id
}
const open = (caller: Caller, id: string) => caller.call(units.get, { params: { id } })
const inside = async () => {
  const ctx = world.context()
  return { ...ctx, building: (await findCurrentBuilding(ctx.db, world.cast.buildings.harbour))! }
}
const of = (id: string) => ({ params: { id } })
const personIn = async (id: string, name: string) =>
  (await open(mandeep, id)).links.find((link) => link.name === name)!.personId

describe('a unit', () => {
  test('is not there for neighbours, members, visitors and the building next door', async () => {
    const id = await idOf('804')
    for (const name of ['olivia', 'theo', 'mia', 'vic'] as const) {
      const caller = await world.as(name)
      const answers = [await caller.try(units.get, of(id)), await caller.try(units.earlier, { ...of(id), query: {} })]
      expect(answers.map(({ status }) => [name, status])).toEqual([
        [name, 404],
        [name, 404],
      ])
    }
    expect((await (await world.as('ada')).try(units.get, of(id))).status).toBe(404)
  })

  test('tells a manager everything, its owner their own, and its tenant of those who live there', async () => {
    const id = await idOf('305')
    const [oliviaId, theoId] = [await personIn(id, 'Olivia Owner'), await personIn(id, 'Theo Tenant')]
    await mandeep.call(units.addVehicle, { ...of(id), body: { plate: 'fv9 74y', personId: oliviaId } })
    await mandeep.call(units.addVehicle, { ...of(id), body: { plate: 'TH30', personId: theoId } })
    await mandeep.call(units.addSpace, { ...of(id), body: { kind: 'stall', label: 'P1-19' } })
    await mandeep.call(units.addInsurance, {
      ...of(id),
      body: { insurer: 'Seaboard Mutual', policyNumber: 'SM-1', expiresOn: '2026-11-01', personId: oliviaId },
    })
    await mandeep.call(units.addAlteration, { ...of(id), body: { title: 'EV charger', agreedOn: '2025-02-01' } })

    const managed = await open(mandeep, id)
    expect(managed).toMatchObject({ eyes: 'manager', owners: ['Olivia Owner'], tenants: ['Theo Tenant'] })
    expect(managed.can).toEqual({ edit: true, seeHistory: true })
    expect(managed.vehicles!.map(({ plate, personName }) => [plate, personName])).toEqual([
      ['FV974Y', 'Olivia Owner'],
      ['TH30', 'Theo Tenant'],
    ])
    expect(managed.insurance).toMatchObject([{ cover: 'expired', policyNumber: 'SM-1' }])
    expect(managed.links[0]!.person).toMatchObject({ email: 'owner@parapet.example', version: expect.any(Number) })

    const owned = await open(olivia, id)
    expect(owned).toMatchObject({ eyes: 'owner', can: { edit: false, seeHistory: false } })
    expect(owned.panels.map(({ key }) => key)).toEqual(['records'])
    expect(owned.links.map(({ name, email, person }) => [name, email, person !== null])).toEqual([
      ['Olivia Owner', 'owner@parapet.example', true],
      ['Theo Tenant', null, false],
    ])
    expect(owned.vehicles).toHaveLength(2)
    expect(owned.alterations).toHaveLength(1)

    const rented = await open(theo, id)
    expect(rented).toMatchObject({ eyes: 'resident', owners: [], alterations: null, insurance: [] })
    expect(rented.links.map(({ name }) => name)).toEqual(['Theo Tenant'])
    expect(rented.vehicles!.map(({ plate }) => plate)).toEqual(['TH30'])
    expect(JSON.stringify(rented)).not.toContain('Olivia')
  })

  test('is found by those who are tied to it today, and by nobody else', async () => {
    const mine = async (caller: Caller) => (await caller.call(units.mine)).map(({ unitNumber }) => unitNumber)
    expect([await mine(olivia), await mine(theo), await mine(carla)]).toEqual([['305', '703'], ['305'], ['804']])
    expect([await mine(mandeep), await mine(await world.as('vic'))]).toEqual([[], []])
  })

  test('bought, it shows the new owner nothing of the old one but what was agreed with the building', async () => {
    const ctx = await inside()
    const unitId = await createUnit(ctx, { unitNumber: 'PH7' })
    const seller = await addPerson(ctx, { firstName: 'Sela', lastName: 'Seller' })
    const lodger = await addPerson(ctx, { firstName: 'Lodi', lastName: 'Lodger' })
    const sold = await startOwnership(ctx, { unitId, personId: seller, from: '2020-01-01' })
    await mandeep.call(units.addVehicle, { ...of(unitId), body: { plate: 'SELLER', personId: seller } })
    await mandeep.call(units.addPet, { ...of(unitId), body: { kind: 'dog', name: 'Rex' } })
    await mandeep.call(units.addDevice, { ...of(unitId), body: { kind: 'fob', serial: 'PH7-1' } })
    await mandeep.call(units.addAlteration, {
      ...of(unitId),
      body: { title: 'Hardwood floor', agreedOn: '2021-05-01' },
    })
    world.clock.advance(3 * 86_400_000)
    mandeep = await world.as('mandeep')
    const later = await inside()
    const day = world.clock.now().slice(0, 10)
    await endOwnership(later, { id: sold, to: '2026-11-21' })
    const tenancy = await startTenancy(later, { unitId, personId: lodger, kind: 'tenant', from: '2026-11-21' })
    await startOwnership(later, { unitId, personId: await personOf(later), from: '2026-11-22' })
    olivia = await world.as('olivia')
    carla = await world.as('carla')
    const bought = await open(olivia, unitId)
    expect(bought).toMatchObject({ eyes: 'owner', vehicles: [], pets: [], devices: [], hasEarlier: false })
    expect(bought.alterations).toMatchObject([{ title: 'Hardwood floor' }])
    expect(JSON.stringify(bought)).not.toMatch(/SELLER|Sela|Rex/)
    const earlier = await olivia.call(units.earlier, { ...of(unitId), query: {} })
    expect(earlier.items).toEqual([])
    expect((await open(mandeep, unitId)).hasEarlier).toBe(true)
    const all = await mandeep.call(units.earlier, { ...of(unitId), query: {} })
    expect(all.items.map(({ name, to }) => [name, to])).toEqual([['Sela Seller', '2026-11-21']])
    expect([day, tenancy]).toEqual(['2026-11-23', expect.any(String)])
  })

  test('with forty owners before them is read page by page, the latest first', async () => {
    const ctx = await inside()
    const unitId = await createUnit(ctx, { unitNumber: 'OLD1' })
    for (let year = 1980; year < 2020; year++) {
      const personId = await addPerson(ctx, { companyName: `Holder of ${year}` })
      const id = await startOwnership(ctx, { unitId, personId, from: `${year}-01-01` })
      await endOwnership(ctx, { id, to: `${year}-12-31` })
    }
    const story = await open(mandeep, unitId)
    expect(story).toMatchObject({ links: [], hasEarlier: true })
    const read: string[] = []
    let cursor: string | undefined
    do {
      const page = await mandeep.call(units.earlier, { ...of(unitId), query: { limit: 15, ...(cursor && { cursor }) } })
      read.push(...page.items.map(({ name }) => name))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(read).toEqual(Array.from({ length: 40 }, (_, n) => `Holder of ${2019 - n}`))
    expect(JSON.stringify(story).length).toBeLessThan(1500)
  })

  test('says which of the latest notices reached it, to those who write notices', async () => {
    const id = await idOf('305')
    await draft(mandeep, { title: 'Never sent' })
    const made = await publish(mandeep, { title: 'Windows are washed', mustAcknowledge: true })
    const panel = async (caller: Caller) => (await open(caller, id)).panels
    expect(await panel(mandeep)).toMatchObject([
      {
        key: 'notices',
        rows: [{ title: 'Windows are washed', state: { words: 'Not reached' }, to: `/announcements/${made._id}` }],
      },
    ])
    await olivia.call(notices.read, of(made._id))
    expect((await panel(mandeep))[0]!.rows[0]!.state.words).toBe('Read')
    await olivia.call(notices.acknowledge, of(made._id))
    expect((await panel(carla))[0]!.rows[0]!.state.words).toBe('Acknowledged by every owner')
    expect((await panel(olivia)).map(({ key }) => key)).toEqual(['records'])
    const { pool } = world.connection
    await pool.query(`update buildings set permissions = '{"council": {"notices": false}}'`)
    expect(await panel(carla)).toEqual([])
    await pool.query(`update buildings set permissions = '{}'`)
  })
})

/** Olivia once more, by the roster row that her account is tied to. */
const personOf = async (ctx: Awaited<ReturnType<typeof inside>>): Promise<string> => {
  await matchPeople(ctx)
  return personIn(await idOf('703'), 'Olivia Owner')
}
