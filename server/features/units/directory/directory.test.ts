// Runs on both versions of PostgreSQL: search and order.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { units, type LinkRole } from '../../../../contract/units.ts'
import type { DirectoryFilter, DirectoryUnit } from '../../../../contract/units/directory.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { addPerson, createUnit, startOwnership, startTenancy } from '../units.ts'
import { livedInBy, ownersLiveElsewhere, stateOf } from './state.ts'

let world: World
let mandeep: Caller
let ada: Caller
const unitIds = new Map<string, string>()

const inside = async (name: 'harbour' | 'prairie' = 'harbour'): Promise<InBuilding> => {
  const ctx = world.context()
  return { ...ctx, building: (await findCurrentBuilding(ctx.db, world.cast.buildings[name]))! }
}

/** A unit on the fifth floor with these people; a small letter is somebody who does not live there. */
const furnish = async (ctx: InBuilding, unitNumber: string, ties: readonly (readonly [LinkRole, boolean])[]) => {
  const unitId = await createUnit(ctx, { unitNumber, floor: '5', unitType: 'Townhouse', strataLot: `9${unitNumber}` })
  unitIds.set(unitNumber, unitId)
  for (const [place, [role, occupiesUnit]] of ties.entries()) {
    const personId = await addPerson(ctx, { firstName: 'Pat', lastName: `${unitNumber} ${role} ${place}` })
    const start = { unitId, personId, occupiesUnit, from: '2024-01-01' }
    await (role === 'owner' ? startOwnership(ctx, start) : startTenancy(ctx, { ...start, kind: role }))
  }
}

const keep = async (buildingId: string, unitId: string, plate: string) => {
  const { db, now } = world.context()
  for (const [kind, label] of [
    ['stall', 'P1-07'],
    ['locker', 'L-14'],
  ] as const)
    await sql`insert into unit_spaces (id, building_id, unit_id, kind, label, created_at)
      values (${newId()}, ${buildingId}, ${unitId}, ${kind}, ${label}, ${now})`.execute(db)
  await sql`insert into vehicles (id, building_id, unit_id, plate, created_at, removed_at)
    values (${newId()}, ${buildingId}, ${unitId}, ${plate}, ${now}, null),
      (${newId()}, ${buildingId}, ${unitId}, 'SOLD99', ${now}, ${now})`.execute(db)
  await sql`insert into access_devices (id, building_id, unit_id, kind, serial, created_at, ended_on, end_reason)
    values (${newId()}, ${buildingId}, ${unitId}, 'fob', 'FB-20417', ${now}, null, null),
      (${newId()}, ${buildingId}, ${unitId}, 'fob', 'FB-99999', ${now}, '2026-01-01', 'lost')`.execute(db)
}

beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  ada = await world.as('ada')
  const harbour = await inside()
  await furnish(harbour, '501', [])
  await furnish(harbour, '502', [
    ['owner', false],
    ['occupant', true],
  ])
  await furnish(harbour, '503', [
    ['owner', true],
    ['tenant', true],
  ])
  await furnish(harbour, '504', [
    ['owner', false],
    ['agent', false],
  ])
  await furnish(harbour, '505', [
    ['owner', false],
    ['tenant', false],
  ])
  await keep(harbour.building._id, unitIds.get('502')!, 'ER6-47W')
  const prairie = await inside('prairie')
  await furnish(prairie, '77', [['owner', true]])
  await keep(prairie.building._id, unitIds.get('77')!, 'PRA1RIE')
})
afterAll(() => world.close())

const list = async (query: Partial<DirectoryFilter>, caller = mandeep): Promise<DirectoryUnit[]> =>
  (await caller.call(units.directory, { query: { ...query, limit: 100 } })).items
const numbers = async (query: Partial<DirectoryFilter>, caller = mandeep) =>
  (await list(query, caller)).map(({ unitNumber }) => unitNumber)

describe('a unit of the managers’ directory', () => {
  test('has its people with share, home and council, its stalls and lockers', async () => {
    const [unit] = await list({ search: '101' })
    expect(unit).toMatchObject({ unitNumber: '101', floor: '1', unitEntitlement: 80, state: 'ownerOccupied' })
    expect(unit!.people.map(({ name, role, sharePercent }) => `${name} ${role} ${sharePercent}`)).toEqual([
      'Emil Novak owner 50',
      'Hana Sato owner 50',
    ])
    const [carla] = (await list({ search: '804' }))[0]!.people
    expect(carla).toMatchObject({ name: 'Carla Council', livesHere: true, isCouncil: true })
    expect((await list({ search: '502' }))[0]).toMatchObject({
      stalls: ['P1-07'],
      lockers: ['L-14'],
      strataLot: '9502',
    })
  })

  test('knows who is tied to it today only', async () => {
    const ctx = await inside()
    const former = await addPerson(ctx, { firstName: 'Gone', lastName: 'Away' })
    const coming = await addPerson(ctx, { firstName: 'Not', lastName: 'Yet' })
    const unitId = unitIds.get('501')!
    await startOwnership(ctx, { unitId, personId: former, from: '2020-01-01' })
    await sql`update ownerships set to_date = '2021-01-01' where person_id = ${former}`.execute(ctx.db)
    await startTenancy(ctx, { unitId, personId: coming, kind: 'tenant', from: '2031-01-01' })
    expect((await list({ search: '501' }))[0]).toMatchObject({
      people: [],
      state: 'vacant',
      ownersLiveElsewhere: false,
    })
    expect(await numbers({ search: 'Away' })).toEqual([])
    expect(await numbers({ search: 'Yet' })).toEqual([])
  })
})

describe('the search', () => {
  test.each([
    ['a unit number', '70', ['703'], []],
    ['a name', 'TIDEwater Hold', ['102'], []],
    ['an e-mail', 'hana.sato@', ['101'], [{ field: 'email', text: 'hana.sato@mail.example' }]],
    ['a plate as people write it', 'er6 47w', ['502'], [{ field: 'plate', text: 'ER6-47W' }]],
    ['a part of a plate', '647', ['502'], [{ field: 'plate', text: 'ER6-47W' }]],
    ['a stall', 'p1-07', ['502'], [{ field: 'stall', text: 'P1-07' }]],
    ['a locker', 'L-14', ['502'], [{ field: 'locker', text: 'L-14' }]],
    ['a fob', '20417', ['502'], [{ field: 'fob', text: 'FB-20417' }]],
    ['a vehicle that was sold', 'SOLD99', [], []],
    ['a fob that was lost', '99999', [], []],
    ['a plate of the building next door', 'PRA1RIE', [], []],
    ['somebody of the building next door', 'Ben', [], []],
    ['a sign of LIKE', '%', [], []],
    ['another one', '_', [], []],
    ['and a third', '\\', [], []],
  ])('finds %s: %s', async (_what, search, found, matches) => {
    const units_ = await list({ search })
    expect(units_.map(({ unitNumber }) => unitNumber)).toEqual(found)
    expect(units_.flatMap((unit) => unit.matches)).toEqual(matches)
  })

  test('refuses what cannot be looked for, and never fails', async () => {
    for (const search of ['\0', 'x'.repeat(101)])
      expect((await mandeep.try(units.directory, { query: { search } })).status).toBe(400)
    for (const search of ["'; drop table units; --", 'é', '🏢', '(', '\\%_', ' '])
      expect((await mandeep.try(units.directory, { query: { search } })).status).toBe(200)
  })
})

describe('the filters', () => {
  const fifth = { floor: '5' }
  test.each<[Partial<DirectoryFilter>, string[]]>([
    [{ ...fifth }, ['501', '502', '503', '504', '505']],
    [{ unitType: 'Townhouse' }, ['501', '502', '503', '504', '505']],
    [{ ...fifth, occupancy: 'vacant' }, ['501', '504', '505']],
    [{ ...fifth, occupancy: 'rented' }, ['503']],
    [{ ...fifth, occupancy: 'occupied' }, ['502']],
    [{ ...fifth, occupancy: 'ownerOccupied' }, []],
    [{ ...fifth, occupancy: 'ownersElsewhere' }, ['502', '504', '505']],
    [{ role: 'agent' }, ['504']],
    [{ role: 'tenant' }, ['305', '503', '505']],
    [{ role: 'council' }, ['804']],
    [{ role: 'tenant', occupancy: 'rented', floor: '3', search: 'theo' }, ['305']],
    [{ floor: '99' }, []],
  ])('leave %o', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected)
    expect((await mandeep.call(units.facade, { query })).map(({ unitNumber }) => unitNumber)).toEqual(expected)
  })

  test('are the same rule as the row says', async () => {
    const all = await list({})
    for (const state of ['vacant', 'rented', 'occupied', 'ownerOccupied'] as const) {
      const expected = all.filter(({ people }) => stateOf(livedInBy(people)) === state)
      expect(await numbers({ occupancy: state })).toEqual(expected.map(({ unitNumber }) => unitNumber))
    }
    const elsewhere = all.filter(({ people }) => ownersLiveElsewhere(people)).map(({ unitNumber }) => unitNumber)
    expect(await numbers({ occupancy: 'ownersElsewhere' })).toEqual(elsewhere)
    const windows = await mandeep.call(units.facade, { query: {} })
    expect(windows.map(({ _id, state }) => [_id, state])).toEqual(all.map(({ _id, state }) => [_id, state]))
  })

  test('are offered as the units name them', async () => {
    expect(await mandeep.call(units.directoryChoices)).toEqual({
      floors: ['1', '3', '5', '7', '8'],
      unitTypes: ['Residential', 'Townhouse'],
    })
    expect((await ada.call(units.directoryChoices)).floors).toEqual(['1', '5'])
  })
})

test('pages go on where the last one ended, also in a search', async () => {
  const all = await numbers({})
  const leaf = async (query: Partial<DirectoryFilter>) => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { items, nextCursor } = await mandeep.call(units.directory, { query: { ...query, limit: 2, cursor } })
      expect(items.length).toBeLessThanOrEqual(2)
      seen.push(...items.map(({ unitNumber }) => unitNumber))
      cursor = nextCursor ?? undefined
    } while (cursor)
    return seen
  }
  expect(await leaf({})).toEqual(all)
  expect(await leaf({ search: 'pat', role: 'owner' })).toEqual(['502', '503', '504', '505'])
  expect((await mandeep.try(units.directory, { query: { cursor: 'nonsense' } })).status).toBe(400)
})

describe('as a file', () => {
  test('holds what the filters leave, a row a person, with no formula to run', async () => {
    const ctx = await inside()
    const personId = await addPerson(ctx, {
      firstName: '=1+1',
      lastName: 'Sum',
      email: 'sum@mail.example',
      phone: '+16045550144',
    })
    await startTenancy(ctx, { unitId: unitIds.get('504')!, personId, kind: 'occupant', from: '2024-01-01' })
    const { text, status } = await mandeep.try(units.exportDirectory, { query: { floor: '5', search: 'Sum' } })
    expect(status).toBe(200)
    const lines = text.replace('\uFEFF', '').trim().split('\r\n')
    expect(lines[0]).toBe(
      'Unit,Floor,Type,Strata lot,Unit entitlement,Occupancy,Stalls,Lockers,Role,Name,Share %,Lives here,Council,Email,Phone',
    )
    expect(lines).toHaveLength(4)
    expect(lines).toContain(
      `504,5,Townhouse,9504,,Other occupants,,,Occupant,'=1+1 Sum,,Y,N,sum@mail.example,(604) 555-0144`,
    )
    const empty = (await mandeep.try(units.exportDirectory, { query: { search: '501' } })).text
    expect(empty).toContain('501,5,Townhouse,9501,,Vacant,,,,,,,,,')
  })

  test('speaks the words of the jurisdiction', async () => {
    const { text } = await ada.try(units.exportDirectory, { query: {} })
    expect(text).toContain('Unit,Floor,Type,Unit on the plan,Unit factor,')
    expect(text).not.toContain('Olivia')
  })
})
