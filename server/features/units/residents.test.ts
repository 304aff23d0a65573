import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookings } from '../../../contract/bookings.ts'
import { parking } from '../../../contract/parking.ts'
import { tickets } from '../../../contract/tickets.ts'
import { units } from '../../../contract/units.ts'
import type { InBuilding } from '../../context.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addMember, findCurrentBuilding } from '../buildings/buildings.ts'
import {
  addPerson,
  createUnit,
  endOwnership,
  endTenancy,
  linksOfAccount,
  matchPeople,
  requireUnits,
  residentsOf,
  startOwnership,
  startTenancy,
} from './units.ts'

let world: World
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.close())

const inside = async (name: 'harbour' | 'prairie' = 'harbour'): Promise<InBuilding> => {
  const ctx = world.context()
  return { ...ctx, building: (await findCurrentBuilding(ctx.db, world.cast.buildings[name]))! }
}
/** The unit as the manager opens it at this moment. */
const opened = async (id: string) => (await world.as('mandeep')).call(units.get, { params: { id } })
const told = (rows: { unitNumber: string; name: string; role: string }[]) =>
  rows.map(({ unitNumber, name, role }) => `${unitNumber} ${name} ${role}`)
const unitIdOf = async (ctx: InBuilding, unitNumber: string) =>
  (await residentsOf(ctx, { audience: 'all' })).find((row) => row.unitNumber === unitNumber)!.unitId

test('whatever somebody asks for is for the unit where they live, unless they choose', async () => {
  const olivia = await world.as('olivia')
  const offered = await Promise.all([
    olivia.call(bookings.choices),
    olivia.call(tickets.reporting),
    olivia.call(parking.registering),
    olivia.call(parking.myStalls),
  ])
  expect(offered.map(({ units: own }) => own.map(({ unitNumber }) => unitNumber))).toEqual(
    offered.map(() => ['703', '305']),
  )
})

describe('who is in an audience', () => {
  test('owners and tenants follow the periods of the units', async () => {
    const ctx = await inside()
    expect(told(await residentsOf(ctx, { audience: 'owners' }))).toEqual([
      '101 Emil Novak owner',
      '101 Hana Sato owner',
      '102 Tidewater Holdings Ltd. owner',
      '305 Olivia Owner owner',
      '703 Olivia Owner owner',
      '804 Carla Council owner',
    ])
    expect(told(await residentsOf(ctx, { audience: 'tenants' }))).toEqual(['305 Theo Tenant tenant'])
    expect(await residentsOf(ctx, { audience: 'all' })).toHaveLength(7)
  })

  test('chosen units reach all who own or rent them, and never those of another building', async () => {
    const [harbour, prairie] = [await inside(), await inside('prairie')]
    const unitIds = [await unitIdOf(harbour, '305'), await unitIdOf(prairie, '12')]
    const rows = await residentsOf(harbour, { audience: 'specific_units', unitIds })
    expect(told(rows)).toEqual(['305 Olivia Owner owner', '305 Theo Tenant tenant'])
    await expect(requireUnits(harbour, unitIds)).rejects.toThrow('Not found')
    expect(await requireUnits(harbour, [unitIds[0]!, unitIds[0]!])).toEqual([{ _id: unitIds[0], unitNumber: '305' }])
  })

  test('an account knows its units, today and on another day', async () => {
    const { db, building } = await inside()
    const of = (accountId: string, day = '2026-11-20') => linksOfAccount(db, building._id, accountId, day)
    expect(await of(world.cast.accounts.olivia)).toMatchObject({ owner: true, tenant: false })
    expect((await of(world.cast.accounts.olivia)).unitIds).toHaveLength(2)
    expect(await of(world.cast.accounts.theo)).toMatchObject({ owner: false, tenant: true })
    expect(await of(world.cast.accounts.theo, '2025-05-31')).toEqual({ owner: false, tenant: false, unitIds: [] })
    expect((await of(world.cast.accounts.theo, '2025-06-01')).tenant).toBe(true)
    expect(await of(world.cast.accounts.ada)).toEqual({ owner: false, tenant: false, unitIds: [] })
  })
})

describe('ownerships and tenancies', () => {
  test('a sale ends one ownership with its last day and starts the next', async () => {
    const ctx = await inside()
    const unitId = await createUnit(ctx, { unitNumber: 'PH1' })
    const [seller, buyer] = [
      await addPerson(ctx, { companyName: 'Seller Ltd.' }),
      await addPerson(ctx, { companyName: 'Buyer Ltd.' }),
    ]
    const sold = await startOwnership(ctx, { unitId, personId: seller, from: '2020-01-01' })
    await expect(startOwnership(ctx, { unitId, personId: seller })).rejects.toThrow('already linked to the unit')
    await expect(endOwnership(ctx, { id: sold, to: '2019-12-31' })).rejects.toThrow('before the first')
    await endOwnership(ctx, { id: sold, to: '2026-11-20' })
    await expect(endOwnership(ctx, { id: sold, to: '2026-11-20' })).rejects.toThrow('Not found')
    await startOwnership(ctx, { unitId, personId: buyer, from: '2026-11-21' })
    expect((await opened(unitId)).owners).toEqual(['Seller Ltd.'])
    world.clock.set('2026-11-21T08:00:00.000Z')
    const after = await opened(unitId)
    expect(after.owners).toEqual(['Buyer Ltd.'])
    expect(after.links.map(({ name, to }) => [name, to])).toEqual([['Buyer Ltd.', null]])
    expect(after.hasEarlier).toBe(true)
  })

  test('a day begins when the clocks of the building say so', async () => {
    const ctx = await inside()
    const unitId = await createUnit(ctx, { unitNumber: '900' })
    const personId = await addPerson(ctx, { firstName: 'Late', lastName: 'Leaver' })
    const id = await startTenancy(ctx, { unitId, personId, kind: 'tenant', from: '2026-01-01' })
    await endTenancy(ctx, { id, to: '2026-11-22' })
    world.clock.set('2026-11-23T06:59:59.000Z')
    expect((await opened(unitId)).tenants).toEqual(['Late Leaver'])
    world.clock.set('2026-11-23T07:00:00.000Z')
    expect((await opened(unitId)).tenants).toEqual([])
  })

  test('another building is out of reach', async () => {
    const [harbour, prairie] = [await inside(), await inside('prairie')]
    const unitId = await unitIdOf(prairie, '12')
    const personId = await addPerson(harbour, { firstName: 'Far', lastName: 'Reacher' })
    expect((await (await world.as('mandeep')).try(units.get, { params: { id: unitId } })).status).toBe(404)
    await expect(startOwnership(harbour, { unitId, personId })).rejects.toThrow('Not found')
    await expect(startOwnership(prairie, { unitId, personId })).rejects.toThrow('Not found')
  })
})

test('a verified account of the building is tied by its e-mail; spouses who share one are told apart by name', async () => {
  const ctx = await inside()
  const email = 'newcomer@parapet.example'
  const nora = await addPerson(ctx, { firstName: 'Nora', lastName: 'Newcomer', email })
  await addPerson(ctx, { firstName: 'Noel', lastName: 'Newcomer', email })
  // An address in the roster must not tell whether it has an account elsewhere.
  expect(await matchPeople(ctx)).toEqual([])
  const { buildings, accounts } = world.cast
  await addMember(ctx, { buildingId: buildings.harbour, accountId: accounts.nora, role: 'owner' })
  expect(await matchPeople(ctx)).toEqual([nora])
  expect(await matchPeople(ctx)).toEqual([])
  await addMember(ctx, { buildingId: buildings.harbour, accountId: accounts.sam, role: 'member' })
  await addPerson(ctx, { firstName: 'Samuel', lastName: 'Superadmin', email: 'admin@parapet.example' })
  await ctx.db
    .updateTable('accounts')
    .set({ email_verified_at: null })
    .where('email', '=', 'admin@parapet.example')
    .execute()
  expect(await matchPeople(ctx, world.cast.accounts.sam)).toEqual([])
})
