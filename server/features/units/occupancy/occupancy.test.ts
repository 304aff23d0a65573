import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { overview } from '../../../../contract/overview.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { units } from '../../../../contract/units.ts'
import type { InBuilding } from '../../../context.ts'
import type { Caller } from '../../../testing/caller.ts'
import { preparedAt } from '../../../testing/database.ts'
import { tiedUnit, type Tie } from '../../../testing/ties.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { addPerson, createUnit, startOwnership, startTenancy } from '../units.ts'

let world: World
let mandeep: Caller
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(preparedAt)
  mandeep = await world.as('mandeep')
})

const inside = async (name: 'harbour' | 'prairie' = 'harbour'): Promise<InBuilding> => {
  const ctx = world.context()
  return { ...ctx, building: (await findCurrentBuilding(ctx.db, world.cast.buildings[name]))! }
}
const unitWith = (unitNumber: string, ties: readonly Tie[], floor?: string) => tiedUnit(world, unitNumber, ties, floor)

const floorNow = async (floor: string) =>
  (await mandeep.call(units.occupancy)).floors.find((one) => one.floor === floor)
const at = (day: LocalDate) => world.clock.set(`${day}T20:00:00.000Z`)

describe('how the building is lived in', () => {
  test('counts each unit once, by floor and in sum, as the dashboard does', async () => {
    const { day, lived, floors, absentOwners } = await mandeep.call(units.occupancy)
    expect(day).toBe('2026-11-20')
    expect(lived).toEqual({ ownerOccupied: 3, rented: 1, occupied: 0, vacant: 1, units: 5 })
    expect(floors.find(({ floor }) => floor === '1')).toEqual({
      floor: '1',
      ownerOccupied: 1,
      rented: 0,
      occupied: 0,
      vacant: 1,
      units: 2,
    })
    expect(absentOwners).toEqual({ total: 2, withoutAddress: 1 })
    const stats = await mandeep.call(overview.stats, { params: { id: mandeep.buildingId! } })
    expect(stats.units).toMatchObject({ total: lived.units, occupied: lived.units - lived.vacant })
  })

  test.each<[string, string, Tie[], string]>([
    ['an owner and a lodger', '2001', [{ as: 'owner', lives: true }, {}], 'rented'],
    ['an owner and a brother', '2008', [{ as: 'owner', lives: true }, { as: 'occupant' }], 'ownerOccupied'],
    ['a tenant of an owner elsewhere', '2002', [{ as: 'owner', lives: false }, {}], 'rented'],
    ['an owner of whom nothing is said', '2003', [{ as: 'owner' }], 'vacant'],
    ['a tenant who does not live there', '2004', [{ lives: false }], 'vacant'],
    ['the owner’s family', '2005', [{ as: 'owner', lives: false }, { as: 'occupant' }], 'occupied'],
    ['an agent', '2006', [{ as: 'agent' }], 'vacant'],
    ['nobody on record', '2007', [], 'vacant'],
  ])('%s', async (_, unitNumber, ties, state) => {
    await unitWith(unitNumber, ties, unitNumber)
    expect(await floorNow(unitNumber)).toMatchObject({ [state]: 1, units: 1 })
  })

  test.each([
    ['2026-10-31', 'vacant'],
    ['2026-11-01', 'rented'],
    ['2026-11-10', 'rented'],
    ['2026-11-11', 'vacant'],
  ])('a tenancy from November 1 to 10 on %s: %s', async (day, state) => {
    if (day === '2026-10-31') await unitWith('2101', [{ from: '2026-11-01', to: '2026-11-10' }], '21')
    at(day)
    mandeep = await world.as('mandeep')
    expect(await floorNow('21')).toMatchObject({ [state]: 1 })
  })

  test('the day turns with the clocks of the building', async () => {
    await unitWith('2201', [{ to: '2026-11-22' }], '22')
    world.clock.set('2026-11-23T06:59:59.000Z')
    mandeep = await world.as('mandeep')
    expect(await floorNow('22')).toMatchObject({ rented: 1 })
    world.clock.set('2026-11-23T07:00:00.000Z')
    expect(await floorNow('22')).toMatchObject({ vacant: 1 })
  })

  test('is one statement beside the look for the caller', async () => {
    await mandeep.call(units.occupancy)
    expect(await world.statements(() => mandeep.call(units.occupancy))).toHaveLength(2)
    expect(await world.statements(() => mandeep.call(units.occupancyMonths))).toHaveLength(2)
  })
})

test('of a vacant unit it is told since when, and when somebody is to move in', async () => {
  await unitWith('4001', [
    { from: '2020-01-01', to: '2024-02-29' },
    { as: 'owner', who: 'Long Gone', to: '2023-01-01', lives: true },
    { as: 'owner', who: 'Still Owns', from: '2023-01-02' },
    { from: '2027-01-15' },
  ])
  const { items } = await mandeep.call(units.vacantUnits, { query: { search: '4001' } })
  expect(items).toMatchObject([
    { unitNumber: '4001', owners: ['Still Owns'], since: '2024-03-01', until: '2027-01-15' },
  ])
  expect((await mandeep.call(units.vacantUnits, { query: { search: '102' } })).items).toMatchObject([
    { unitNumber: '102', owners: ['Tidewater Holdings Ltd.'], since: null, until: null },
  ])
  expect((await mandeep.call(units.vacantUnits, { query: { search: '703' } })).items).toEqual([])
})

test('tenancies that end and leases that run out are told apart, the last day of the ninety included', async () => {
  const lease = async (id: string, day: LocalDate) =>
    world.connection.pool.query('update tenancies set lease_ends_on = $1 where id = $2', [day, id])
  const { ids } = await unitWith('5001', [
    { who: 'Ends Today', to: '2026-11-20' },
    { who: 'Ends Last', to: '2027-02-18' },
    { who: 'Ends Later', to: '2027-02-19' },
    { who: 'Lease Runs Out' },
    { who: 'Lease Ran Out' },
    { who: 'Ends Before Lease', to: '2026-12-01' },
    { as: 'occupant', who: 'No Tenant', to: '2026-12-01' },
    { who: 'Ended', to: '2026-11-19' },
  ])
  await lease(ids[3]!, '2026-12-31')
  await lease(ids[4]!, '2026-11-19')
  await lease(ids[5]!, '2027-01-31')
  const ending = async (days?: number) =>
    (await mandeep.call(units.endingTenancies, { query: { search: '5001', ...(days && { days }) } })).items.map(
      ({ name, endsOn, ends }) => `${endsOn} ${name} ${ends}`,
    )
  const soon = ['2026-11-20 Ends Today tenancy', '2026-12-01 Ends Before Lease tenancy']
  expect(await ending()).toEqual([...soon, '2026-12-31 Lease Runs Out lease', '2027-02-18 Ends Last tenancy'])
  expect(await ending(30)).toEqual(soon)
})

test('of owners elsewhere it is told whether post reaches them', async () => {
  const { ids } = await unitWith('6001', [
    { as: 'owner', who: 'With Address' },
    { as: 'owner', who: 'Without Address' },
    { as: 'owner', who: 'Lives As Occupant', lives: false },
    { as: 'occupant', who: 'Lives As Occupant' },
  ])
  await world.connection.pool.query(
    `update people set mailing_address = '500 Pier Road' where id = (select person_id from ownerships where id = $1)`,
    [ids[0]],
  )
  const absent = async (query: { search?: string; address?: 'missing' | 'onFile' | 'inBuilding' }) =>
    (await mandeep.call(units.absentOwners, { query })).items.map(
      ({ unitNumber, name, address, livesIn }) => `${unitNumber} ${name} ${address} ${livesIn}`,
    )
  expect(await absent({ search: '6001' })).toEqual([
    '6001 With Address onFile null',
    '6001 Without Address missing null',
  ])
  expect(await absent({ search: 'olivia' })).toEqual(['305 Olivia Owner inBuilding 703'])
  expect(await absent({ search: '6001', address: 'missing' })).toEqual(['6001 Without Address missing null'])
  const { absentOwners } = await mandeep.call(units.occupancy)
  const all = await absent({})
  expect(absentOwners).toEqual({
    total: all.length,
    withoutAddress: all.filter((row) => row.includes(' missing ')).length,
  })
})

test('over two years each month stands as on its last day, and what nobody wrote down is not called vacant', async () => {
  const prairie = await inside('prairie')
  const months = async () => (await (await world.as('ada')).call(units.occupancyMonths)).map((month) => ({ ...month }))
  const before = await months()
  expect(before).toHaveLength(25)
  expect([before[0]!.day, before.at(-2)!.day, before.at(-1)!.day]).toEqual(['2024-11-30', '2026-10-31', '2026-11-20'])
  const unitId = await createUnit(prairie, { unitNumber: '99' })
  const [owner, tenant] = [
    await addPerson(prairie, { companyName: 'Owns Since March' }),
    await addPerson(prairie, { companyName: 'Rents In May' }),
  ]
  await startOwnership(prairie, { unitId, personId: owner, from: '2025-03-31', occupiesUnit: false })
  const id = await startTenancy(prairie, { unitId, personId: tenant, kind: 'tenant', from: '2025-05-02' })
  await world.connection.pool.query(`update tenancies set to_date = '2025-06-30' where id = $1`, [id])
  const after = await months()
  const differing = (day: LocalDate) => {
    const [was, is] = [before, after].map((all) => all.find((month) => month.day === day)!)
    return (['rented', 'vacant', 'unrecorded', 'units'] as const).filter((key) => is![key] !== was![key])
  }
  expect(differing('2025-02-28')).toEqual(['unrecorded', 'units'])
  expect(differing('2025-03-31')).toEqual(['vacant', 'units'])
  expect(differing('2025-05-31')).toEqual(['rented', 'units'])
  expect(differing('2025-06-30')).toEqual(['rented', 'units'])
  expect(differing('2025-07-31')).toEqual(['vacant', 'units'])
  for (const { ownerOccupied, rented, occupied, vacant, unrecorded, units: all } of after)
    expect(ownerOccupied + rented + occupied + vacant + unrecorded).toBe(all)
})

test('every list comes whole, page by page, and a mark that no list gave is refused', async () => {
  const lists = [
    [units.occupancyMoves, { from: '2024-01-01', to: '2027-12-31' }],
    [units.vacantUnits, {}],
    [units.endingTenancies, { days: 366 }],
    [units.tenantNotices, {}],
    [units.absentOwners, {}],
  ] as const
  for (const [route, query] of lists) {
    const keyOf = (row: object) => JSON.stringify(row)
    const whole = await mandeep.send('GET', route.path, { query: { ...query, limit: 100 } })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await mandeep.send('GET', route.path, { query: { ...query, limit: 2, cursor } })
      seen.push(...(page.body.data as object[]).map(keyOf))
      cursor = page.body.nextCursor ?? undefined
    } while (cursor)
    expect(whole.body.nextCursor).toBeNull()
    expect(seen.length).toBeGreaterThan(2)
    expect(seen).toEqual((whole.body.data as object[]).map(keyOf))
    const forged = Buffer.from(JSON.stringify(['x', 'x', 'x', 'x'])).toString('base64url')
    expect((await mandeep.send('GET', route.path, { query: { cursor: forged } })).status).toBe(400)
  }
})
