import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { units } from '../../../../contract/units.ts'
import type { Neighbour, NeighbourUnit } from '../../../../contract/units/directory.ts'
import type { InBuilding } from '../../../context.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { nothingShared, sightOf, type Sharing } from '../sharing.ts'
import { addPerson, createUnit, startOwnership, startTenancy } from '../units.ts'

let world: World
let olivia: Caller
let theo: Caller
let mia: Caller
const people = new Map<string, Sharing>()

const inside = async (name: 'harbour' | 'prairie' = 'harbour'): Promise<InBuilding> => {
  const ctx = world.context()
  return { ...ctx, building: (await findCurrentBuilding(ctx.db, world.cast.buildings[name]))! }
}

const share = (ctx: InBuilding, name: string, { isListed, sharesEmail, sharesPhone, isProtected }: Sharing) =>
  sql`update people set is_listed = ${isListed}, shares_email = ${sharesEmail}, shares_phone = ${sharesPhone},
    is_protected = ${isProtected} where building_id = ${ctx.building._id} and name = ${name}`.execute(ctx.db)

const everyChoice: Sharing[] = Array.from({ length: 16 }, (_, bits) => ({
  isListed: (bits & 1) > 0,
  sharesEmail: (bits & 2) > 0,
  sharesPhone: (bits & 4) > 0,
  isProtected: (bits & 8) > 0,
}))

/** One neighbour for each way to choose, all in one unit of the ninth floor, each with an e-mail and a phone. */
beforeAll(async () => {
  world = await openWorld()
  ;[olivia, theo, mia] = [await world.as('olivia'), await world.as('theo'), await world.as('mia')]
  const ctx = await inside()
  const unitId = await createUnit(ctx, { unitNumber: '901', floor: '9' })
  for (const [place, choice] of everyChoice.entries()) {
    const name = `Neighbour ${String.fromCodePoint(65 + place)}`
    people.set(name, choice)
    const email = `secret${String.fromCodePoint(97 + place)}@hidden.example`
    const phone = `+1604555${2000 + place}`
    const personId = await addPerson(ctx, { companyName: name, email, phone })
    await startOwnership(ctx, { unitId, personId, occupiesUnit: true, from: '2024-01-01' })
    await share(ctx, name, choice)
  }
})
afterAll(() => world.close())

const list = async (caller: Caller, query: { search?: string; floor?: string; limit?: number } = {}) =>
  (await caller.call(units.neighbours, { query: { limit: 100, ...query } })).items
const unitOf = async (caller: Caller, unitNumber: string): Promise<NeighbourUnit> =>
  (await list(caller)).find((unit) => unit.unitNumber === unitNumber)!
const told = (those: readonly Neighbour[]) => those.map(({ name }) => name)
const numbers = async (caller: Caller, search: string) =>
  (await list(caller, { search })).map((unit) => unit.unitNumber)

describe('a neighbour', () => {
  test('is there by the rule, with the fields of the rule, for every way to choose', async () => {
    const shown = (await unitOf(mia, '901')).people
    const expected = [...people].flatMap(([name, choice]) => {
      const sight = sightOf({ ...choice, isResident: true, role: null }, 'neighbour')
      return sight ? [{ name, email: sight.email, phone: sight.phone }] : []
    })
    expect(expected).toHaveLength(4)
    expect(shown.map(({ name, email, phone }) => ({ name, email: email !== null, phone: phone !== null }))).toEqual(
      expected,
    )
    expect(shown.every(({ roles, isMe, isListed }) => roles.length === 0 && !isMe && isListed)).toBe(true)
  })

  test('is found by the words that are shown and by no others', async () => {
    for (const [place, [name, choice]] of [...people].entries()) {
      const letter = String.fromCodePoint(97 + place)
      const sight = sightOf({ ...choice, isResident: true, role: null }, 'neighbour')
      expect([name, await numbers(mia, name)]).toEqual([name, sight ? ['901'] : []])
      expect([name, await numbers(mia, `secret${letter}@`)]).toEqual([name, sight?.email ? ['901'] : []])
      expect(await numbers(mia, String(2000 + place))).toEqual([])
    }
  })

  test('who is hidden changes no page and no count: the same answer as if they were not there', async () => {
    const ctx = await inside()
    const asked = [{}, { limit: 1 }, { limit: 3 }, { search: 'Ghost' }, { search: 'ghost@' }, { floor: '8' }]
    const answers = async () => {
      const texts: string[] = []
      for (const query of asked) texts.push((await mia.try(units.neighbours, { query })).text)
      texts.push((await mia.try(units.exportNeighbours, { query: { search: 'Ghost' } })).text)
      return texts
    }
    const before = await answers()
    const unitId = (await unitOf(mia, '804'))._id
    const personId = await addPerson(ctx, { companyName: 'Ghost', email: 'ghost@mail.example' })
    await startOwnership(ctx, { unitId, personId, from: '2024-01-01' })
    await share(ctx, 'Ghost', { isListed: true, sharesEmail: true, sharesPhone: true, isProtected: true })
    expect(await answers()).toEqual(before)
    await share(ctx, 'Ghost', { ...nothingShared, sharesEmail: true })
    expect(await answers()).toEqual(before)
  })

  test('plates, stalls, lockers and fobs are nothing to look for', async () => {
    const ctx = await inside()
    const { _id } = await unitOf(mia, '804')
    await sql`insert into vehicles (id, building_id, unit_id, plate, created_at)
      values (gen_random_uuid(), ${ctx.building._id}, ${_id}, 'XYZ789', ${ctx.now})`.execute(ctx.db)
    await sql`insert into unit_spaces (id, building_id, unit_id, kind, label, created_at)
      values (gen_random_uuid(), ${ctx.building._id}, ${_id}, 'stall', 'P3-33', ${ctx.now})`.execute(ctx.db)
    for (const search of ['XYZ789', 'P3-33']) expect(await numbers(mia, search)).toEqual([])
    expect(JSON.stringify(await list(mia))).not.toMatch(/XYZ789|P3-33|vacant|rented/)
  })

  test('is gone with the last day, and an agent was never there', async () => {
    const ctx = await inside()
    const unitId = (await unitOf(mia, '102'))._id
    for (const name of ['Former Listed', 'Agent Listed']) {
      const personId = await addPerson(ctx, { companyName: name })
      await share(ctx, name, { ...nothingShared, isListed: true })
      await startTenancy(ctx, { unitId, personId, kind: name.startsWith('Agent') ? 'agent' : 'tenant' })
    }
    expect(told((await unitOf(mia, '102')).people)).toEqual(['Former Listed'])
    await sql`update tenancies set to_date = '2026-01-01' where unit_id = ${unitId}`.execute(ctx.db)
    expect(told((await unitOf(mia, '102')).people)).toEqual([])
    expect(await numbers(mia, 'Listed')).toEqual([])
  })
})

describe('one’s own unit', () => {
  test('an owner sees everybody of it, with no contact that was not shared', async () => {
    const unit = await unitOf(olivia, '305')
    expect(unit.isMine).toBe(true)
    expect(unit.people).toMatchObject([
      { name: 'Olivia Owner', isMe: true, roles: ['owner'], isListed: false },
      { name: 'Theo Tenant', isMe: false, roles: ['tenant'], email: null, phone: null },
    ])
    expect(await numbers(olivia, 'theo tenant')).toEqual(['305'])
    expect(await numbers(olivia, 'tenant@parapet')).toEqual([])
  })

  test('a tenant sees the tenants and occupants, not the owner', async () => {
    const ctx = await inside()
    const unitId = (await unitOf(theo, '305'))._id
    const personId = await addPerson(ctx, { firstName: 'Otto', lastName: 'Occupant' })
    await startTenancy(ctx, { unitId, personId, kind: 'occupant', from: '2025-01-01' })
    expect(told((await unitOf(theo, '305')).people)).toEqual(['Otto Occupant', 'Theo Tenant'])
    expect(await numbers(theo, 'olivia')).toEqual([])
    await share(ctx, 'Olivia Owner', { ...nothingShared, isListed: true })
    const { people: shown } = await unitOf(theo, '305')
    expect(shown.map(({ name, roles }) => [name, roles])).toEqual([
      ['Olivia Owner', []],
      ['Otto Occupant', ['occupant']],
      ['Theo Tenant', ['tenant']],
    ])
    await share(ctx, 'Olivia Owner', nothingShared)
  })

  test('a protected person is there for themselves alone', async () => {
    const ctx = await inside()
    await share(ctx, 'Theo Tenant', { ...nothingShared, isListed: true, isProtected: true })
    expect(told((await unitOf(olivia, '305')).people)).not.toContain('Theo Tenant')
    expect(await numbers(olivia, 'theo')).toEqual([])
    expect((await unitOf(theo, '305')).people.find(({ isMe }) => isMe)).toMatchObject({
      name: 'Theo Tenant',
      isListed: false,
      email: null,
    })
    await share(ctx, 'Theo Tenant', nothingShared)
  })

  test('is nothing to a member without one', async () => {
    expect((await list(mia)).some(({ isMine }) => isMine)).toBe(false)
    expect(told((await unitOf(mia, '305')).people)).toEqual([])
  })
})

describe('who holds office', () => {
  test('is known by name and office, without unit or contact', async () => {
    const ctx = await inside()
    await sql`update ownerships set extra = '{"council_position": "President"}' where building_id = ${ctx.building._id}
      and person_id = (select id from people where name = 'Carla Council' and building_id = ${ctx.building._id})`.execute(
      ctx.db,
    )
    const shown = await theo.call(units.officeHolders)
    expect(shown.map(({ personId: _, ...one }) => one)).toEqual([
      { name: 'Carla Council', role: 'council', position: 'President' },
      { name: 'Mandeep Manager', role: 'management', position: null },
    ])
    expect(told((await unitOf(theo, '804')).people)).toEqual([])
  })

  test('is left out while protected, but for managers', async () => {
    const ctx = await inside()
    await share(ctx, 'Carla Council', { ...nothingShared, isProtected: true })
    expect((await theo.call(units.officeHolders)).map(({ name }) => name)).toEqual(['Mandeep Manager'])
    const mandeep = await world.as('mandeep')
    expect((await mandeep.call(units.officeHolders)).map(({ name }) => name)).toContain('Carla Council')
    await share(ctx, 'Carla Council', nothingShared)
  })
})

describe('who may look', () => {
  test('no visitor, by none of the ways', async () => {
    const vic = await world.as('vic')
    for (const route of [units.neighbours, units.exportNeighbours, units.officeHolders, units.directoryChoices])
      expect((await vic.try(route as typeof units.neighbours)).status).toBe(403)
  })

  test('residents do not see the managers’ directory, and nobody that of another building', async () => {
    for (const caller of [olivia, theo, mia])
      for (const route of [units.directory, units.facade, units.exportDirectory])
        expect((await caller.try(route as typeof units.facade)).status).toBe(403)
    const ben = await world.as('ben')
    expect((await list(ben)).map(({ unitNumber }) => unitNumber)).toEqual(['12', '14'])
    expect(await numbers(ben, 'Neighbour')).toEqual([])
  })

  test('the file holds what the screen holds', async () => {
    const { text } = await mia.try(units.exportNeighbours, { query: { floor: '9' } })
    const lines = text.replace('\uFEFF', '').trim().split('\r\n')
    expect(lines[0]).toBe('Unit,Floor,Name,Email,Phone')
    expect(lines).toHaveLength(5)
    expect(lines).toContain('901,9,Neighbour B,,')
    expect(lines).toContain('901,9,Neighbour H,secreth@hidden.example,(604) 555-2007')
    const none = await mia.try(units.exportNeighbours, { query: { floor: '7' } })
    expect(none.text).toContain('703,7,,,')
  })
})
