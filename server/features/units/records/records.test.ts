import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
let unitId: string
let other: string
let hana: string
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  const { items } = await mandeep.call(units.list, { query: { limit: 100 } })
  unitId = items.find(({ unitNumber }) => unitNumber === '101')!._id
  other = items.find(({ unitNumber }) => unitNumber === '102')!._id
  hana = (await story()).links.find(({ name }) => name === 'Hana Sato')!.personId
})
afterAll(() => world.close())

const at = (recordId: string) => ({ params: { id: unitId, recordId } })
const story = (id = unitId) => mandeep.call(units.get, { params: { id } })
const told = async () =>
  (await mandeep.call(audit.history, { params: { subject: 'unit', id: unitId }, query: {} })).items[0]!

describe('what belongs to a unit', () => {
  test('a vehicle comes, changes and goes, and the history says so', async () => {
    const body = { plate: 'er6 47w', make: 'Honda', model: '', colour: 'blue', personId: hana }
    const made = await mandeep.call(units.addVehicle, { params: { id: unitId }, body })
    expect((await story()).vehicles).toMatchObject([
      { plate: 'ER647W', make: 'Honda', model: null, personName: 'Hana Sato', version: 1 },
    ])
    expect(await told()).toMatchObject({ action: 'vehicle added', by: 'Mandeep Manager' })
    const changed = { ...body, plate: 'ER6-47W', colour: 'green', version: 1 }
    expect(await mandeep.call(units.changeVehicle, { ...at(made._id), body: changed })).toEqual({ ...made, version: 2 })
    expect((await told()).fields).toEqual([
      { field: 'plate', before: 'ER647W', after: 'ER6-47W' },
      { field: 'colour', before: 'blue', after: 'green' },
    ])
    await mandeep.call(units.removeVehicle, at(made._id))
    expect((await story()).vehicles).toEqual([])
    expect(await told()).toMatchObject({ action: 'vehicle removed' })
    expect((await mandeep.try(units.removeVehicle, at(made._id))).status).toBe(404)
  })

  test('a stale save is refused with the present state, and of two at once one is made', async () => {
    const draft = { kind: 'dog' as const, name: 'Rex' }
    const { _id } = await mandeep.call(units.addPet, { params: { id: unitId }, body: draft })
    const save = (name: string, version = 1) =>
      mandeep.try(units.changePet, { ...at(_id), body: { ...draft, name, version } })
    const answers = await Promise.all([save('Max'), save('Bo')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const stale = await save('Late')
    expect([stale.status, stale.body.code, stale.body.current.version]).toEqual([409, 'STALE', 2])
    expect(['Max', 'Bo']).toContain(stale.body.current.name)
    expect((await save('In time', 2)).status).toBe(200)
  })

  test('a plate stands once with a unit, a fob is out once in the building until it comes back', async () => {
    const car = (id: string) => mandeep.try(units.addVehicle, { params: { id }, body: { plate: 'ABC 123' } })
    expect([(await car(unitId)).status, (await car(unitId)).status, (await car(other)).status]).toEqual([200, 409, 200])
    const fob = (id: string) =>
      mandeep.try(units.addDevice, { params: { id }, body: { serial: '4711', issuedOn: '2026-02-01' } })
    const first = await fob(unitId)
    const second = await fob(other)
    expect([first.status, second.status]).toEqual([200, 409])
    expect(second.body.error).toContain('The fob 4711 is already issued')
    const end = (endedOn: string) =>
      mandeep.try(units.endDevice, { ...at(first.body.data._id), body: { endedOn, endReason: 'lost', version: 1 } })
    expect((await end('2026-01-31')).body.errors[0].field).toBe('endedOn')
    expect((await end('2027-01-31')).body.errors[0].field).toBe('endedOn')
    expect((await end('2026-03-01')).status).toBe(200)
    expect((await fob(other)).status).toBe(200)
    expect((await story()).devices).toMatchObject([{ serial: '4711', endedOn: '2026-03-01', endReason: 'lost' }])
  })

  test('belongs to people of the unit only', async () => {
    const stranger = (await story(other)).links[0]!.personId
    const body = { plate: 'XYZ 1', personId: stranger }
    const refused = await mandeep.try(units.addVehicle, { params: { id: unitId }, body })
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'personId'])
  })

  test('stalls and lockers, insurance and alterations are kept as they were written', async () => {
    const space = await mandeep.call(units.addSpace, {
      params: { id: unitId },
      body: { kind: 'locker', label: 'L-02' },
    })
    const again = { params: { id: unitId }, body: { kind: 'locker' as const, label: 'l-02' } }
    expect((await mandeep.try(units.addSpace, again)).status).toBe(409)
    const policy = { insurer: 'Seaboard Mutual', policyNumber: '', expiresOn: '2027-06-30', personId: hana }
    const cover = await mandeep.call(units.addInsurance, { params: { id: unitId }, body: policy })
    const terms = 'The owner mends it.\nFelt below.'
    const floor = await mandeep.call(units.addAlteration, {
      params: { id: unitId },
      body: { title: 'Hardwood floor', terms, agreedOn: '2024-06-01' },
    })
    expect(await story()).toMatchObject({
      spaces: [{ kind: 'locker', label: 'L-02' }],
      insurance: [{ insurer: 'Seaboard Mutual', policyNumber: null, cover: 'valid', personName: 'Hana Sato' }],
      alterations: [{ title: 'Hardwood floor', terms, agreedOn: '2024-06-01' }],
    })
    await mandeep.call(units.removeSpace, at(space._id))
    await mandeep.call(units.removeInsurance, at(cover._id))
    await mandeep.call(units.removeAlteration, at(floor._id))
    expect(await story()).toMatchObject({ spaces: [], insurance: [], alterations: [] })
  })

  test.each([
    ['a plate with a sign', units.addVehicle, { plate: 'A#1' }, 'plate'],
    ['no plate', units.addVehicle, {}, 'plate'],
    ['a plate of one sign', units.addVehicle, { plate: 'A' }, 'plate'],
    ['a plate too long', units.addVehicle, { plate: 'A'.repeat(16) }, 'plate'],
    ['a make of one letter', units.addVehicle, { plate: 'ABC 124', make: 'H' }, 'make'],
    ['a make too long', units.addVehicle, { plate: 'ABC 124', make: 'H'.repeat(51) }, 'make'],
    ['a model of one letter', units.addVehicle, { plate: 'ABC 124', model: 'C' }, 'model'],
    ['a model too long', units.addVehicle, { plate: 'ABC 124', model: 'C'.repeat(51) }, 'model'],
    ['a color of two letters', units.addVehicle, { plate: 'ABC 124', colour: 're' }, 'colour'],
    ['a color too long', units.addVehicle, { plate: 'ABC 124', colour: 'r'.repeat(31) }, 'colour'],
    ['a day that is none', units.addInsurance, { insurer: 'Seaboard', expiresOn: '2026-02-30' }, 'expiresOn'],
    ['an animal nobody knows', units.addPet, { kind: 'dragon' }, 'kind'],
    ['a title of two letters', units.addAlteration, { title: 'EV', agreedOn: '2026-01-01' }, 'title'],
    ['a number too long', units.addSpace, { label: 'P'.repeat(31) }, 'label'],
  ] as const)('%s is refused at its field', async (_, route, body, field) => {
    const { status, body: answer } = await mandeep.try(route as typeof units.addVehicle, {
      params: { id: unitId },
      body: body as never,
    })
    expect([status, answer.errors[0].field]).toEqual([400, field])
  })

  test('is written by those who manage the building only, and a neighbour’s unit has none of it', async () => {
    const olivia = await world.as('olivia')
    const mine = (await mandeep.call(units.list, { query: { search: '703' } })).items[0]!._id
    expect((await olivia.try(units.addPet, { params: { id: mine }, body: { kind: 'cat' } })).status).toBe(403)
    const pet = (await story()).pets![0]!
    const elsewhere = { params: { id: other, recordId: pet._id } }
    expect((await mandeep.try(units.removePet, elsewhere)).status).toBe(404)
  })
})
