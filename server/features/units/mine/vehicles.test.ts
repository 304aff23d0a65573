/** Vehicles that residents keep themselves: their own, in their own units, and nobody else's. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownVehiclesMost } from '../../../../contract/limits/people.ts'
import { audit } from '../../../../contract/audit.ts'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let olivia: Caller
let theo: Caller
let mandeep: Caller
let rented: string
let home: string
beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
  theo = await world.as('theo')
  mandeep = await world.as('mandeep')
  rented = await unitOf('305')
  home = await unitOf('703')
})
afterEach(() => world.close())

const unitOf = async (number: string): Promise<string> => {
  const { items } = await mandeep.call(units.list, { query: { limit: 100 } })
  return items.find(({ unitNumber }) => unitNumber === number)!._id
}
const car = { plate: 'ab1 23c', province: 'BC', make: 'Honda', model: 'Fit', colour: 'blue' }
const add = (who: Caller, unitId: string, more: object = {}) =>
  who.try(units.addMyVehicle, { body: { ...car, unitId, ...more } })
const mine = async (who: Caller) => (await who.call(units.myPlace)).vehicles
const seenByManager = async (id: string) => (await mandeep.call(units.get, { params: { id } })).vehicles!
const told = async (id: string) =>
  (await mandeep.call(audit.history, { params: { subject: 'unit', id }, query: {} })).items[0]!
const leave = () =>
  world.connection.pool.query(`update tenancies set to_date = '2026-11-19' where building_id = $1`, [
    world.cast.buildings.harbour,
  ])

describe('a vehicle of mine', () => {
  test('is added, changed and removed; managers see it at the unit, and the history names me', async () => {
    const made = await add(theo, rented)
    expect(made.status).toBe(200)
    const { _id } = made.body.data
    expect(await mine(theo)).toMatchObject([
      { _id, plate: 'AB123C', unitNumber: '305', make: 'Honda', from: null, version: 1, can: { change: true } },
    ])
    expect(await seenByManager(rented)).toMatchObject([{ plate: 'AB123C', personName: 'Theo Tenant' }])
    expect(await told(rented)).toMatchObject({ action: 'vehicle added', by: 'Theo Tenant' })

    const params = { recordId: _id }
    await theo.call(units.changeMyVehicle, { params, body: { ...car, colour: 'green', version: 1 } })
    expect(await told(rented)).toMatchObject({
      action: 'vehicle changed',
      by: 'Theo Tenant',
      fields: [{ field: 'colour', before: 'blue', after: 'green' }],
    })
    await theo.call(units.removeMyVehicle, { params })
    expect([await mine(theo), await seenByManager(rented)]).toEqual([[], []])
    expect(await told(rented)).toMatchObject({ action: 'vehicle removed', by: 'Theo Tenant' })
    expect((await theo.try(units.removeMyVehicle, { params })).status).toBe(404)
  })

  test('is what a manager wrote down for me, too; also when that person changes meanwhile', async () => {
    const { links } = await mandeep.call(units.get, { params: { id: rented } })
    const idOf = (name: string) => links.find((link) => link.name === name)!.personId
    const draft = { ...car, personId: idOf('Theo Tenant') }
    const { _id } = await mandeep.call(units.addVehicle, { params: { id: rented }, body: draft })
    expect(await mine(theo)).toMatchObject([{ _id }])
    const given = { ...draft, personId: idOf('Olivia Owner'), version: 1 }
    await mandeep.call(units.changeVehicle, { params: { id: rented, recordId: _id }, body: given })
    expect([(await mine(theo)).length, (await mine(olivia)).length]).toEqual([0, 1])
    const body = { ...car, version: 2 }
    expect((await theo.try(units.changeMyVehicle, { params: { recordId: _id }, body })).status).toBe(404)
  })

  test('stays with its unit and its person, whatever else the body says', async () => {
    const personId = world.cast.accounts.olivia
    const made = await add(theo, rented, { personId })
    const body = { ...car, plate: 'NEW 1', version: 1, personId, unitId: home } as never
    await theo.call(units.changeMyVehicle, { params: { recordId: made.body.data._id }, body })
    expect(await mine(theo)).toMatchObject([{ plate: 'NEW1', unitNumber: '305' }])
    expect(await seenByManager(rented)).toMatchObject([{ personName: 'Theo Tenant' }])
  })

  test('is refused with the present state where a manager saved it meanwhile', async () => {
    const { _id } = (await add(theo, rented)).body.data
    const [theirs] = await seenByManager(rented)
    const body = { ...car, plate: 'AB 999', personId: theirs!.personId, version: 1 }
    await mandeep.call(units.changeVehicle, { params: { id: rented, recordId: _id }, body })
    const late = await theo.try(units.changeMyVehicle, { params: { recordId: _id }, body: { ...car, version: 1 } })
    expect([late.status, late.body.code, late.body.current.plate]).toEqual([409, 'STALE', 'AB999'])
  })

  test('stands once with a unit, however it is spelt', async () => {
    expect((await add(theo, rented)).status).toBe(200)
    const again = await add(theo, rented, { plate: 'AB1-23C'.replace('-', ' ') })
    expect([again.status, again.body.error]).toEqual([409, 'The plate AB123C is already listed for this unit.'])
  })

  test('is one of a few, also where many are added at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: ownVehiclesMost + 3 }, (_, i) => add(theo, rented, { plate: `CAR ${i}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(ownVehiclesMost)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
    expect(await mine(theo)).toHaveLength(ownVehiclesMost)
  })

  test('is refused at its field', async () => {
    const refused = await add(theo, rented, { plate: '', make: 'H', model: 'C', colour: 'b' })
    expect(refused.status).toBe(400)
    expect(refused.body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'colour',
      'make',
      'model',
      'plate',
    ])
  })
})

describe('what is not mine', () => {
  test('is not there: another’s vehicle, a unit that is not mine, the building next door', async () => {
    const { _id } = (await add(olivia, rented)).body.data
    const params = { recordId: _id }
    const ben = await world.as('ben')
    for (const who of [theo, ben, mandeep, await world.as('carla')]) {
      expect((await who.try(units.changeMyVehicle, { params, body: { ...car, version: 1 } })).status).toBe(404)
      expect((await who.try(units.removeMyVehicle, { params })).status).toBe(404)
    }
    for (const who of [theo, ben, mandeep, await world.as('vic')]) expect((await add(who, home)).status).toBe(404)
    expect(await mine(olivia)).toHaveLength(1)
  })

  test('nor what is nobody’s in my unit', async () => {
    const { _id } = await mandeep.call(units.addVehicle, { params: { id: rented }, body: { plate: 'NOBODY' } })
    expect((await theo.try(units.removeMyVehicle, { params: { recordId: _id } })).status).toBe(404)
  })

  test('once I have moved out nothing is added or changed, and what was left behind can be removed', async () => {
    const { _id } = (await add(theo, rented)).body.data
    const params = { recordId: _id }
    await leave()
    expect((await add(theo, rented, { plate: 'LATE 1' })).status).toBe(404)
    const refused = await theo.try(units.changeMyVehicle, { params, body: { ...car, version: 1 } })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Unit 305 is no longer yours, so this vehicle can only be removed.',
    ])
    expect(await mine(theo)).toMatchObject([{ can: { change: false } }])
    expect((await theo.try(units.removeMyVehicle, { params })).status).toBe(200)
  })
})
